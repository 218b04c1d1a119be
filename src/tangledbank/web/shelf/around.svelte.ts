/** What opens around a table: its rules, its keys, a card as a large plate. */
import { say } from "../page/announcer.svelte";
import type { ShellActions } from "./games";
import { route } from "../page/route.svelte";
import type { CardInfo } from "../wire/wire";

export class Around {
  /** The section at which the rules are open; null: they are not. */
  rules = $state<string | null>(null);
  help = $state(false);
  zoomed = $state.raw<CardInfo | null>(null);
  readonly shell: ShellActions;

  constructor(cards: () => CardInfo[]) {
    this.shell = {
      openRules: (section = "") => (this.rules = section),
      openCard: (id) => (this.zoomed = cards().find((card) => card.id === id) ?? unlisted(id)),
      say,
      openHelp: () => (this.help = true),
      quit: () => route.go("/"),
    };
  }
}

/** A card that the game draws from others of its list, such as a combination of qualities. */
const unlisted = (id: string): CardInfo => ({
  id,
  kind: "card",
  name: id.replaceAll("-", " "),
  latin: "",
  numbers: {},
  fact: "",
  source: "",
  age: "",
  copies: 1,
});
