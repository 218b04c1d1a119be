/** Day or night: as the system has it, or as this browser was told. public/theme.js sets the first. */
import { recall, remember } from "./memory";

export type Theme = "auto" | "light" | "dark";
export const THEMES: readonly Theme[] = ["auto", "light", "dark"];
export const THEME_WORDS: Record<Theme, string> = {
  auto: "like your system",
  light: "day",
  dark: "night",
};

class Choice {
  theme = $state<Theme>(recall<Theme>("theme", "auto"));

  choose(theme: Theme): void {
    this.theme = theme;
    remember("theme", theme);
    this.paint();
  }

  next(): void {
    const at = THEMES.indexOf(this.theme);
    this.choose(THEMES[(at + 1) % THEMES.length] ?? "auto");
  }

  paint(): void {
    const night = this.theme === "auto" ? wantsNight.matches : this.theme === "dark";
    document.documentElement.dataset.theme = night ? "dark" : "light";
  }
}

const wantsNight = matchMedia("(prefers-color-scheme: dark)");
export const choice = new Choice();
wantsNight.addEventListener("change", () => choice.paint());
