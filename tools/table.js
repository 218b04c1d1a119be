/** Builds what a game from outside brings for the page: `node tools/table.js FOLDER VERSION`, where FOLDER
 *  is the game's own, which has web/. tools/table.py calls it. */
import { existsSync, writeFileSync } from "node:fs";
import { basename, relative, resolve } from "node:path";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import Icons from "unplugin-icons/vite";
import { build } from "vite";
import { HANDED, ROOT, checksum } from "./outside.js";

const PARTS = ["Table.svelte", "Zoom.svelte", "Cover.svelte", "options.ts"];
const LIST = "built.json"; // server/brought.py reads it
const PURE = ["svelte/easing", "svelte/transition"]; // they remember nothing, so each table has its own
const INNER = /^svelte\/internal\/(disclose-version|flags\/)/;

const [folder, version] = process.argv.slice(2);
const web = resolve(folder, "web");
const page = resolve(folder, "page");
let why = "";

/** Ends the build with one sentence. */
function refuse(sentence) {
  why = sentence;
  throw new Error(sentence);
}

const place = (file) => relative(web, file.split("?")[0]);
const isOwn = (file) => file.startsWith(`${web}/`);

/** Imports that the page answers: each becomes a look into what outside/loader.ts has laid out. */
const handed = {
  name: "handed",
  enforce: "pre",
  resolveId(name, from) {
    if (HANDED[name]) return `\0handed:${name}`;
    if (INNER.test(name)) return "\0nothing";
    if (!from || !isOwn(from)) return null;
    if (PURE.includes(name)) return this.resolve(name, resolve(ROOT, "package.json"));
    if (/^(\.|\/|~icons\/|\0|virtual:)/.test(name)) return null;
    const may = [...Object.keys(HANDED).slice(0, 2), ...PURE].map((one) => `"${one}"`).join(", ");
    return refuse(
      `${place(from)} imports "${name}". A table from outside may import ${may}, icons and its own files; docs/public.md has the names.`,
    );
  },
  load(id) {
    if (id === "\0nothing") return "";
    if (!id.startsWith("\0handed:")) return null;
    const name = id.slice("\0handed:".length);
    const lines = HANDED[name].map((one) => `_.${one} as ${one}`);
    const consts = HANDED[name].map((one, at) => `const _${at} = page.${one};`).join("\n");
    const exports = lines.map((_, at) => `_${at} as ${HANDED[name][at]}`).join(", ");
    return `const page = globalThis.tangledbank[${JSON.stringify(name)}];\n${consts}\nexport { ${exports} };`;
  },
};

/** Names that the page does not hand over are refused by name. */
const asked = {
  name: "asked",
  enforce: "post",
  transform(code, id) {
    if (!isOwn(id) || /[?&](raw|url|type=style)/.test(id) || !/\.(svelte|ts|js)(\?|$)/.test(id))
      return;
    for (const node of this.parse(code).body) {
      const has = node.type === "ImportDeclaration" && HANDED[node.source.value];
      if (!has) continue;
      for (const one of node.specifiers) {
        const names =
          one.type === "ImportSpecifier"
            ? [one.imported.name]
            : [
                ...code.matchAll(
                  new RegExp(`(?<![\\w$.])${one.local.name.replace("$", "\\$")}\\.(\\w+)`, "g"),
                ),
              ].map(([, name]) => name);
        const missing = names.find((name) => !has.includes(name));
        if (missing) refuse(sentenceOf(place(id), node.source.value, missing));
      }
    }
  },
};

function sentenceOf(file, module, name) {
  return module === "svelte/internal/client"
    ? `${file} needs "${name}" of Svelte, which no table of ours uses and the page does not bring; write it in another way.`
    : `${file} imports "${name}" from "${module}", which has no such name; docs/public.md has those that there are.`;
}

async function main() {
  const found = PARTS.filter((name) => existsSync(resolve(web, name)));
  if (!found.length) refuse(`There is no ${PARTS[0]} in ${web}.`);
  if (existsSync(page) && !existsSync(resolve(page, LIST)))
    refuse(`${page} is there already and was not built by this; move it away.`);
  const { output } = await build({
    configFile: false,
    root: web,
    base: "./",
    publicDir: false,
    logLevel: "silent",
    plugins: [
      handed,
      svelte({
        configFile: false,
        compilerOptions: {
          runes: true,
          // Styles of two games never meet, whatever their files are called.
          cssHash: ({ hash, css }) => `${basename(folder)}-${hash(css)}`,
        },
      }),
      Icons({ compiler: "svelte" }),
      asked,
    ],
    build: {
      outDir: page,
      emptyOutDir: true,
      assetsDir: "",
      assetsInlineLimit: 0, // the policy of the page allows no fonts in addresses
      cssCodeSplit: false,
      modulePreload: false,
      rolldownOptions: {
        input: Object.fromEntries(found.map((name) => [name.split(".")[0], resolve(web, name)])),
        preserveEntrySignatures: "strict",
        treeshake: { propertyReadSideEffects: false, unknownGlobalSideEffects: false },
      },
    },
  });
  const files = Object.fromEntries(
    found.map((name) => [
      name,
      output.find((one) => one.isEntry && one.name === name.split(".")[0]).fileName,
    ]),
  );
  const style = output.find((one) => one.fileName.endsWith(".css"))?.fileName ?? "";
  const built = { version, interface: checksum(), files, style };
  writeFileSync(resolve(page, LIST), `${JSON.stringify(built, null, 2)}\n`);
}

try {
  await main();
} catch (problem) {
  process.stderr.write(`tangled-bank: ${why || problem.message}\n`);
  process.exitCode = 1;
}
