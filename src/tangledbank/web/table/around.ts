import { getContext, setContext } from "svelte";
import type { Session } from "../wire/session.svelte";

/** The session of the table around a component of the shell, such as a slab, that is not given one. */
const AROUND = Symbol("the session around");

export const standAt = (session: () => Session): unknown => setContext(AROUND, session);

/** Nothing beside a table, and at one from outside that is laid out by itself. */
export const around = (): (() => Session) | undefined => getContext(AROUND);
