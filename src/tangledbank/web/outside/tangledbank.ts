/** What a table from outside may import from "tangledbank"; docs/public.md says what each is for.
 *  The build of such a table reads the names here: only `export { ... } from`, and `type` for types. */
export { default as CardCover } from "../cards/CardCover.svelte";
export { default as Dialog } from "../controls/Dialog.svelte";
export { default as EndScreen } from "../end/EndScreen.svelte";
export { default as FilmBar } from "../film/FilmBar.svelte";
export { Film } from "../film/film.svelte";
export { say } from "../page/announcer.svelte";
export { keepFocus } from "../page/focus";
export { watches, watching } from "../play/asking";
export { TableIntent } from "../play/intent.svelte";
export { TableKeyboard, cardOfDigit, lookingKey, named } from "../play/keyboard";
export { TablePlay } from "../play/play.svelte";
export { default as SeatBadge } from "../seats/SeatBadge.svelte";
export { Ground } from "../table/ground.svelte";
export { default as Sheet } from "../table/Sheet.svelte";
export { default as Slab } from "../table/Slab.svelte";
export { default as TableGround } from "../table/TableGround.svelte";
export { default as TableRail } from "../table/TableRail.svelte";
export { default as TableTitle } from "../table/TableTitle.svelte";
export { alike, same } from "../wire/actions";
export { sinceOwn } from "../wire/log";

export type { Key } from "../controls/keys.svelte";
export type { ViewScene } from "../film/film.svelte";
export type { Situation } from "../film/shown.svelte";
export type { Asking } from "../play/asking";
export type { Door } from "../play/door";
export type { Keyboard, TableDeeds } from "../play/keyboard";
export type {
  BoxShape,
  Cover,
  EditorProps,
  OptionLines,
  ShellActions,
  TableProps,
  ZoomProps,
} from "../shelf/games";
export type { Form } from "../table/form";
export type { Action } from "../wire/actions";
export type { Session } from "../wire/session.svelte";
export type { CardInfo, EventInfo, Frame, RefusalInfo } from "../wire/wire";
