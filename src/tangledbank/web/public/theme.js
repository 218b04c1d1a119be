// Before the first paint, so that nobody who plays at night is dazzled. The rest: lib/theme.svelte.ts
(function () {
  var theme = "auto";
  try {
    theme = JSON.parse(localStorage.getItem("tangledbank.theme")) || "auto";
  } catch {
    // No memory: as the system has it.
  }
  if (theme === "auto") {
    theme = matchMedia("(prefers-color-scheme: dark)").matches ? "dark" : "light";
  }
  document.documentElement.dataset.theme = theme;
})();
