/** Which picture belongs to which card. */

import "../art/animals.css";
import type { Component } from "svelte";
import type { SVGAttributes } from "svelte/elements";
import type { Face } from "./faces.ts";

export type Silhouette = Component<SVGAttributes<SVGSVGElement> & { small?: boolean }>;
export type Scene = Component<{ viewBox?: string }>;

const SILHOUETTES = drawings<Silhouette>(
  import.meta.glob("../art/silhouettes/*.svelte", { eager: true, import: "default" }),
);
const SCENES = drawings<Scene>(
  import.meta.glob("../art/{scenes,events,goals}/*.svelte", { eager: true, import: "default" }),
);

/** Drawings by the names of their files. */
function drawings<Kind>(files: Record<string, unknown>): ReadonlyMap<string, Kind> {
  return new Map(
    Object.entries(files).map(([path, drawing]) => [
      path.slice(path.lastIndexOf("/") + 1, -".svelte".length),
      drawing as Kind,
    ]),
  );
}

/** The figure of a species. */
export function silhouetteOf(species: string): Silhouette | undefined {
  return SILHOUETTES.get(species);
}

/** The scene on a card; a deck that is not ours may have cards without one. */
export function sceneOf(face: Face): Scene | undefined {
  return SCENES.get(pictureName(face));
}

/** All copies of an event share a picture; that of a meteorite depends on where it falls. */
export function pictureName(face: Face): string {
  if (face.kind !== "event") return face.id;
  const event = face.id.replace(/-\d+$/, "");
  return face.habitat ? `${event}-${face.habitat}` : event;
}
