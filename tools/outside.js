/** What the page hands to tables from outside, and a checksum of it. Both builds read it: the page's, to
 *  know which tables it can lay out, and a table's, to know what it may import. */
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { dirname, resolve } from "node:path";

export const ROOT = resolve(import.meta.dirname, "..");
const WEB = resolve(ROOT, "src/tangledbank/web");
const OUTSIDE = resolve(WEB, "outside");
const NAMED = /export (type )?\{([^}]*)\} from "([^"]+)"/g;

/** What can be imported, by name, and the list that says what is in it. */
const LISTS = {
  tangledbank: "tangledbank.ts",
  svelte: "svelte.ts",
  "svelte/internal/client": "client.js",
};

const textOf = (file) => readFileSync(file, "utf8");
const named = Object.entries(LISTS).map(([module, list]) => {
  const exported = [...textOf(resolve(OUTSIDE, list)).matchAll(NAMED)].map(
    ([, type, names, from]) => ({
      names: type ? [] : namesOf(names),
      from,
    }),
  );
  return { module, exported };
});

/** The names after `as`, or else as they are. */
function namesOf(text) {
  const all = text.split(",").map((name) => name.trim().split(" as ").at(-1));
  return all.filter(Boolean);
}

/** The names in each of them. */
export const HANDED = Object.fromEntries(
  named.map(({ module, exported }) => [module, exported.flatMap(({ names }) => names)]),
);

/** Moves with Svelte, with what is handed over, and with the files that it comes from: with nothing that
 *  a table could notice it stays as it is, though it also moves with much that none would. */
export function checksum() {
  const { version } = JSON.parse(textOf(resolve(ROOT, "node_modules/svelte/package.json")));
  const files = new Set([
    ...Object.values(LISTS).map((list) => resolve(OUTSIDE, list)),
    ...named.flatMap(({ exported }) => exported.flatMap(({ from }) => sourceOf(from))),
  ]);
  const sum = createHash("sha256").update(version);
  for (const file of [...files].sort()) sum.update(textOf(file));
  return sum.digest("hex").slice(0, 16);
}

/** The file of ours that a list names; Svelte's own are known by its version. */
function sourceOf(from) {
  if (!from.startsWith(".")) return [];
  const path = resolve(dirname(resolve(OUTSIDE, "a list")), from);
  return [path.endsWith(".svelte") && isComponent(path) ? path : `${path}.ts`];
}

function isComponent(path) {
  try {
    textOf(path);
    return true;
  } catch {
    return false;
  }
}
