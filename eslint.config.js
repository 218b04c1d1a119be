import js from "@eslint/js";
import svelte from "eslint-plugin-svelte";
import { defineConfig } from "eslint/config";
import ts from "typescript-eslint";
import svelteConfig from "./svelte.config.js";

export default defineConfig(
  { ignores: [".*/**", "build/", "node_modules/", "src/tangledbank/page/"] },
  js.configs.recommended,
  ts.configs.strict,
  svelte.configs.recommended,
  svelte.configs.prettier,
  {
    rules: {
      "no-undef": "off", // TypeScript knows better
      "@typescript-eslint/no-non-null-assertion": "off", // a list's [i]! where a loop proves it
      "@typescript-eslint/no-unused-vars": [
        "error",
        { varsIgnorePattern: "^_", argsIgnorePattern: "^_" }, // what $props drops; what only games read
      ],
      eqeqeq: "error",
    },
  },
  {
    files: ["**/*.svelte", "**/*.svelte.ts"],
    languageOptions: { parserOptions: { parser: ts.parser, svelteConfig } },
  },
);
