import { describe, expect, test } from "vitest";
import deck from "../../cards.toml?raw";
import { TRAITS } from "../cards/traits.ts";

const scenes = sources(
  import.meta.glob("./scenes/*.svelte", { query: "?raw", import: "default", eager: true }),
);
const silhouettes = sources(
  import.meta.glob("./silhouettes/*.svelte", { query: "?raw", import: "default", eager: true }),
);
const events = sources(
  import.meta.glob("./events/*.svelte", { query: "?raw", import: "default", eager: true }),
);
const goals = sources(
  import.meta.glob("./goals/*.svelte", { query: "?raw", import: "default", eager: true }),
);

const species = entries("species").map((entry) => word(entry, "id"));

describe.each(species)("%s", (id) => {
  test("has a scene with a name for its colours", () => {
    expect(scenes.get(id)).toContain(`class="scene sc-${id}"`);
  });

  test("has a silhouette that takes the colour of its place", () => {
    expect(silhouettes.get(id)).toMatch(/currentColor|~icons/);
  });
});

test("no picture is there twice", () => {
  const all = [...scenes, ...events, ...goals].map(([, source]) => drawing(source));

  expect(new Set(all).size).toBe(all.length);
  expect(new Set(silhouettes.values()).size).toBe(silhouettes.size);
});

test("no picture is without its species", () => {
  expect([...scenes.keys()].sort()).toEqual([...species].sort());
  expect([...silhouettes.keys()].sort()).toEqual([...species].sort());
});

test("no drawing brings an id that another copy of it would share", () => {
  for (const [name, source] of [...scenes, ...silhouettes, ...events, ...goals]) {
    expect(source, name).not.toMatch(/\sid="[^{"]*"/);
  }
});

test("every event has a picture, land and water each their own", () => {
  const named = entries("event").map((entry) => {
    const habitat = /^habitat = "(.*)"$/m.exec(entry)?.[1];
    return habitat ? `${word(entry, "id")}-${habitat}` : word(entry, "id");
  });

  expect([...events.keys()].sort()).toEqual([...new Set(named)].sort());
});

test("every goal has a picture", () => {
  expect([...goals.keys()].sort()).toEqual(
    entries("goal")
      .map((entry) => word(entry, "id"))
      .sort(),
  );
});

test("every sign that the deck names has an icon", () => {
  const growths = entries("species").map((entry) => word(entry, "growth"));
  const named = [
    ...entries("species").flatMap((entry) => words(/^icons = \[(.*)\]$/m.exec(entry)?.[1] ?? "")),
    ...entries("species").map((entry) => word(entry, "habitat")),
    ...growths.map((growth) => (growth === "sunlight" ? growth : `eats-${growth}`)),
    ...entries("mutation").flatMap((entry) => [word(entry, "plant"), word(entry, "animal")]),
    ...entries("goal").flatMap((entry) => [...entry.matchAll(/icon = "(.*?)"/g)].map((m) => m[1])),
  ];

  expect(TRAITS).toEqual(expect.arrayContaining([...new Set(named)]));
});

/** Files by their names. */
function sources(files: Record<string, unknown>): Map<string, string> {
  return new Map(
    Object.entries(files).map(([path, text]) => [
      path.slice(path.lastIndexOf("/") + 1, -".svelte".length),
      String(text),
    ]),
  );
}

/** What is drawn, without the names of the file's own class. */
function drawing(source: string): string {
  return source.slice(source.indexOf("<svg")).replace(/sc-[a-z-]+/g, "");
}

/** The tables of one kind in the card file. */
function entries(kind: string): string[] {
  return deck.split(/^\[\[/m).filter((part) => part.startsWith(`${kind}]]`));
}

function word(entry: string, key: string): string {
  const found = new RegExp(`^${key} = "(.*)"$`, "m").exec(entry)?.[1];
  if (found === undefined) throw new Error(`No ${key} in ${entry}`);
  return found;
}

function words(list: string): string[] {
  return [...list.matchAll(/"(.*?)"/g)].map((match) => match[1] ?? "");
}
