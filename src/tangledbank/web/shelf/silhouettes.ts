/** Animals, plants and others that stand for a player, by the last word of a friendly name. */
import type { Component } from "svelte";
import type { SVGAttributes } from "svelte/elements";
import Ammonite from "~icons/game-icons/ammonite";
import Bat from "~icons/game-icons/bat";
import Bee from "~icons/game-icons/bee";
import Beaver from "~icons/game-icons/beaver";
import Bison from "~icons/game-icons/bison";
import Butterfly from "~icons/game-icons/butterfly";
import Conifer from "~icons/game-icons/pine-tree";
import Crab from "~icons/game-icons/crab";
import Diplodocus from "~icons/game-icons/diplodocus";
import Dodo from "~icons/game-icons/dodo";
import Fern from "~icons/game-icons/fern";
import Fox from "~icons/game-icons/fox";
import Gecko from "~icons/game-icons/gecko";
import Hedgehog from "~icons/game-icons/hedgehog";
import Heron from "~icons/game-icons/heron";
import Hummingbird from "~icons/game-icons/hummingbird";
import Kiwi from "~icons/game-icons/kiwi-bird";
import Mammoth from "~icons/game-icons/mammoth";
import Mushroom from "~icons/game-icons/mushroom";
import Octopus from "~icons/game-icons/octopus";
import Penguin from "~icons/game-icons/penguin";
import Pterosaur from "~icons/game-icons/pterodactylus";
import Raven from "~icons/game-icons/raven";
import Seahorse from "~icons/game-icons/seahorse";
import SeaStar from "~icons/game-icons/sea-star";
import Leaf from "~icons/game-icons/linden-leaf";
import Snail from "~icons/game-icons/snail";
import Spider from "~icons/game-icons/spider-alt";
import Squid from "~icons/game-icons/squid";
import Tadpole from "~icons/game-icons/tadpole";
import Trilobite from "~icons/game-icons/trilobite";
import Turtle from "~icons/game-icons/turtle";
import Velociraptor from "~icons/game-icons/velociraptor";

type Silhouette = Component<SVGAttributes<SVGSVGElement>>;

/** One per seat, for names that are no organism's; none of them stands for a name too. */
const BY_SEAT: Silhouette[] = [Velociraptor, Penguin, Seahorse, Spider, Squid, Bat, Leaf, Bee];

// prettier-ignore
const BY_NAME: Record<string, Silhouette> = {
  ammonite: Ammonite, nautilus: Ammonite, pterosaur: Pterosaur, beaver: Beaver, bison: Bison,
  butterfly: Butterfly, bumblebee: Butterfly, dragonfly: Butterfly, conifer: Conifer,
  ginkgo: Conifer, crab: Crab, beetle: Crab, diplodocus: Diplodocus, iguanodon: Diplodocus,
  dodo: Dodo, fern: Fern, cycad: Fern, horsetail: Fern, fox: Fox, gecko: Gecko, newt: Gecko,
  salamander: Gecko, hedgehog: Hedgehog, heron: Heron, hummingbird: Hummingbird, kiwi: Kiwi,
  mammoth: Mammoth, mushroom: Mushroom, octopus: Octopus, jellyfish: Octopus, raven: Raven,
  jackdaw: Raven, star: SeaStar, snail: Snail, limpet: Snail, tadpole: Tadpole, frog: Tadpole,
  toad: Tadpole, trilobite: Trilobite, turtle: Turtle,
};

export function silhouetteOf(name: string, seat: number | null): Silhouette {
  const last = name.trim().toLowerCase().split(" ").at(-1) ?? "";
  return BY_NAME[last] ?? (BY_SEAT[(seat ?? 0) % BY_SEAT.length] as Silhouette);
}
