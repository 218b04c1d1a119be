/** What is looked up again and again, but only while somebody sees the page. */

/** Do it now, every so often, and when the page is looked at again. Returns how to stop. */
export function whenVisible(look: () => unknown, every: number): () => void {
  const go = (): void => void (document.visibilityState === "visible" && look());
  const timer = setInterval(go, every);
  document.addEventListener("visibilitychange", go);
  go();
  return () => {
    clearInterval(timer);
    document.removeEventListener("visibilitychange", go);
  };
}
