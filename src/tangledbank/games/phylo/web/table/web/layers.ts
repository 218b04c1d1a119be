/** A food web from left to right: who may stand in which column. */

/** A link of the web, as far as its place goes. */
export interface Pair {
  food: string;
  eater: string;
}

/** A line between two cards; two that eat each other share one. */
export interface Line {
  /** The cards at its left and right end. */
  left: string;
  right: string;
  /** Which ends have an arrow: the eaters'. */
  arrows: { left: boolean; right: boolean };
}

/** All links as lines that run from left to right. Where links form a ring, the ones named last run against it. */
export function linesOf(links: readonly Pair[]): Line[] {
  const lines: Line[] = [];
  for (const { food, eater } of links) {
    const twin = lines.find(({ left, right }) => left === eater && right === food);
    if (twin) twin.arrows.left = true;
    else if (leads(lines, eater, food))
      lines.push({ left: eater, right: food, arrows: { left: true, right: false } });
    else lines.push({ left: food, right: eater, arrows: { left: false, right: true } });
  }
  return lines;
}

/** How far right each card stands at least: the longest way to it. */
export function depthsOf(cards: readonly string[], lines: readonly Line[]): Map<string, number> {
  const depths = new Map<string, number>();
  const depth = (card: string): number => {
    const known = depths.get(card);
    if (known !== undefined) return known;
    const before = lines.filter(({ right }) => right === card).map(({ left }) => depth(left) + 1);
    depths.set(card, Math.max(0, ...before));
    return depths.get(card)!;
  };
  cards.forEach(depth);
  return depths;
}

/** Every way to put the cards into this many columns, each with a card; eaters right of their food.
 *  Cards without a link are like each other, so of their ways only one is tried. */
export function columnings(
  cards: readonly string[],
  lines: readonly Line[],
  columns: number,
): number[][] {
  const at = new Map(cards.map((card, place) => [card, place]));
  const depths = depthsOf(cards, lines);
  const linked = (card: string): boolean =>
    lines.some(({ left, right }) => left === card || right === card);
  const found: number[][] = [];
  const put = (place: number, chosen: number[]): void => {
    const card = cards[place];
    if (card === undefined) {
      if (fits(chosen)) found.push([...chosen]);
      return;
    }
    const lone = !linked(card);
    const before = lone ? cards.slice(0, place).findLastIndex((one) => !linked(one)) : -1;
    const least = lone ? (chosen[before] ?? 0) : depths.get(card)!;
    for (let column = least; column < columns; column++) put(place + 1, [...chosen, column]);
  };
  const fits = (chosen: number[]): boolean =>
    new Set(chosen).size === columns &&
    lines.every(({ left, right }) => chosen[at.get(left)!]! < chosen[at.get(right)!]!);
  put(0, []);
  return found;
}

function leads(lines: readonly Line[], from: string, to: string): boolean {
  return lines.some(
    ({ left, right }) => left === from && (right === to || leads(lines, right, to)),
  );
}
