/** The page's place among its own, kept in step with the browser's history. */
import { placeOf, type Place } from "./path";

class Route {
  place = $state.raw<Place>(placeOf(location.pathname));
  /** Whether somebody has moved within the page: the first place does not take the focus. */
  moved = false;

  go(path: string, { replace = false, state = {} }: { replace?: boolean; state?: object } = {}) {
    if (replace) history.replaceState(state, "", path);
    else history.pushState(state, "", path);
    this.moved = true;
    this.follow();
    scrollTo(0, 0);
  }

  follow(): void {
    this.place = placeOf(location.pathname);
  }
}

export const route = new Route();

/** Links within the page are followed without loading it again. */
export function followLinks(click: MouseEvent): void {
  if (click.defaultPrevented || click.button !== 0) return;
  if (click.metaKey || click.ctrlKey || click.shiftKey || click.altKey) return;
  const link = (click.target as Element | null)?.closest("a");
  if (!link || link.origin !== location.origin || link.target || link.hasAttribute("download"))
    return;
  if (link.pathname.startsWith("/api/") || link.getAttribute("href")?.startsWith("#")) return;
  click.preventDefault();
  route.go(link.pathname + link.hash);
}
