/** Actions: a verb, and what stands in each place of its form. So they go over the wire, both ways.
 *
 *  Which there are, a game's own `actions.ts` says. In parts all counting begins at zero. */

export type Part = string | number | null | readonly Part[] | { readonly [place: string]: Part };

/** Of any game. */
export interface Action {
  readonly verb: string;
  readonly [place: string]: Part;
}

/** Whether both mean the same, in whatever order their places stand. */
export function same(one: Part, other: Part): boolean {
  if (typeof one !== "object" || typeof other !== "object" || !one || !other) return one === other;
  const [parts, others] = [Object.entries(one), new Map(Object.entries(other))];
  return (
    parts.length === others.size &&
    parts.every(([name, part]: [string, Part]) => same(part, others.get(name) ?? null))
  );
}

/** Whether the same may be done. */
export const alike = (some: readonly Action[], others: readonly Action[]): boolean =>
  some.length === others.length && some.every((one, at) => same(one, others[at]!));
