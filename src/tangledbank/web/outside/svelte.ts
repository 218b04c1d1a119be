/** What a table from outside may import from "svelte". */
export { getContext, onDestroy, onMount, setContext, tick, untrack } from "svelte";
