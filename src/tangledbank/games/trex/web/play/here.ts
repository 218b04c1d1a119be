import { createContext } from "svelte";
import type { Play } from "./play.svelte.ts";

/** The play of the table that a component stands at; `sit` is for the table itself. */
export const [here, sit] = createContext<Play>();
