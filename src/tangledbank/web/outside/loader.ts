/** Pages of games from outside: given what they may use of this one, and loaded. */
import * as client from "./client.js";
import * as svelte from "./svelte";
import * as tangledbank from "./tangledbank";
import type { BroughtPage } from "../wire/wire";

/** Which page this is; a table that was built for another one might call what is not there. */
declare const INTERFACE: string;

// What is built outside imports nothing by address: it finds here what its imports name, and so has
// the very Svelte and the very modules that this page runs on.
Object.assign(globalThis, {
  tangledbank: { "svelte/internal/client": client, svelte, tangledbank },
});

const fits = (page: BroughtPage): boolean => page.interface === INTERFACE;

/** What is said of a table that was built for another page; "" if it was built for this one. */
export function whyPlain(page: BroughtPage): string {
  if (fits(page) || !page.files["Table.svelte"]) return "";
  return `This game's own table was built for another Tangled Bank (${page.version}); the plain table stands in.`;
}

/** One of the files of a page, with its styles. */
export async function load<T>(page: BroughtPage, file: string): Promise<T | null> {
  const address = page.files[file];
  if (!address || !fits(page)) return null;
  const [loaded] = await Promise.all([import(/* @vite-ignore */ address), dressed(page.style)]);
  return loaded as T;
}

const sheets = new Map<string, Promise<void>>();

/** Resolves when the styles are there. */
function dressed(address: string): Promise<void> {
  const found = sheets.get(address);
  if (found || !address) return found ?? Promise.resolve();
  const coming = new Promise<void>((done, failed) => {
    const link = document.createElement("link");
    link.rel = "stylesheet";
    link.href = address;
    link.onload = () => done();
    link.onerror = () => failed(new Error(`There is nothing at ${address}.`));
    document.head.append(link);
  });
  sheets.set(address, coming);
  return coming;
}
