/** Who is on the cards of each group: the closer pair first, then the outsider. */
const MEMBERS: Record<string, readonly [string, string, string]> = {
  "prehistoric-mammal-water": ["valenictus", "enaliarctos", "puijila"],
  "prehistoric-mammal-land": ["glyptodon", "megatherium", "mammuthus"],
  "prehistoric-mammal-air": ["icaronycteris", "onychonycteris", "protobat"],
  "prehistoric-sauropsid-water": ["elasmosaurus", "placodus", "archelon"],
  "prehistoric-sauropsid-land": ["allosaurus", "diplodocus", "triceratops"],
  "prehistoric-sauropsid-air": ["pteranodon", "quetzalcoatlus", "rhamphorhynchus"],
  "prehistoric-arthropod-water": ["hughmilleria", "stylonurus", "lunataspis"],
  "prehistoric-arthropod-land": ["arthropleura", "eopauropus", "latzelia"],
  "prehistoric-arthropod-air": ["archimylacris", "gigatitan", "meganeura"],
  "living-mammal-water": ["tursiops", "physeter", "megaptera"],
  "living-mammal-land": ["homo", "lemur", "mus"],
  "living-mammal-air": ["pteropus", "rhinolophus", "desmodus"],
  "living-sauropsid-water": ["chelonia", "trachemys", "chelodina"],
  "living-sauropsid-land": ["iguana", "ophiophagus", "gekko"],
  "living-sauropsid-air": ["turdus", "haliaeetus", "struthio"],
  "living-arthropod-water": ["homarus", "callinectes", "semibalanus"],
  "living-arthropod-land": ["araneus", "pandinus", "phalangium"],
  "living-arthropod-air": ["apis", "mantis", "anax"],
};

export const GROUPS = Object.keys(MEMBERS);

export function membersOf(group: string): readonly [string, string, string] {
  const members = MEMBERS[group];
  if (!members) throw new Error(`No group is called ${group}.`);
  return members;
}

export function groupWith(animal: string): string | undefined {
  return GROUPS.find((group) => membersOf(group).includes(animal));
}
