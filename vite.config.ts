import { svelte } from "@sveltejs/vite-plugin-svelte";
import Icons from "unplugin-icons/vite";
import { loadEnv } from "vite";
import { defineConfig } from "vitest/config";
import { checksum } from "./tools/outside.js";

const here = (path: string): string => new URL(path, import.meta.url).pathname;
const server = loadEnv("", here("."), "TANGLEDBANK_").TANGLEDBANK_SERVER ?? "http://127.0.0.1:8765";

export default defineConfig({
  root: here("src/tangledbank/web"),
  base: "/",
  cacheDir: here("node_modules/.vite"),
  plugins: [
    svelte({ configFile: here("svelte.config.js") }),
    // Only the icons that are imported; the whole collection would be six megabytes.
    Icons({ compiler: "svelte" }),
  ],
  // The games' tables, which lie in other folders, import the shell's parts by this name.
  resolve: { alias: { "#shell": here("src/tangledbank/web") } },
  define: { INTERFACE: JSON.stringify(checksum()) },
  build: {
    outDir: here("src/tangledbank/page"),
    emptyOutDir: true,
  },
  server: {
    fs: { allow: [here(".")] },
    // The server wants to be called by the name that the page was opened with.
    proxy: {
      "/api": { target: server, changeOrigin: false },
      "/ws": { target: server, ws: true, changeOrigin: false },
      "^/games/[^/]+/page/": { target: server, changeOrigin: false },
    },
  },
  test: {
    dir: here("src/tangledbank"),
    include: ["**/web/**/*.test.ts"],
  },
});
