/** Which picture belongs to which card. */

import type { Drawing } from "#shell/drawing/drawing";
import type { Scene } from "../art/scene.ts";
import { SCENES } from "../art/scenes.ts";
import { SILHOUETTES } from "../art/silhouettes.ts";
import type { Face } from "./faces.ts";

/** The figure of a species; a deck that is not ours may have species without one. */
export function silhouetteOf(species: string): Drawing | undefined {
  return Object.hasOwn(SILHOUETTES, species) ? SILHOUETTES[species] : undefined;
}

/** The scene on a card; a deck that is not ours may have cards without one. */
export function sceneOf(face: Face): Scene | undefined {
  const name = pictureName(face);
  return Object.hasOwn(SCENES, name) ? SCENES[name] : undefined;
}

/** All copies of an event share a picture; that of a meteorite depends on where it falls. */
export function pictureName(face: Face): string {
  if (face.kind !== "event") return face.id;
  const event = face.id.replace(/-\d+$/, "");
  return face.habitat ? `${event}-${face.habitat}` : event;
}
