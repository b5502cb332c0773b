import type { Camera } from '../camera.ts';
import { fill, type Point, polygon, polyline, stroke } from '../svg.ts';

/** A building's block on the land, in metres: its near left corner, width across, depth away from the viewer. */
export interface Block {
  readonly x: number;
  readonly z: number;
  readonly width: number;
  readonly depth: number;
  /** How high the walls are at the eaves. */
  readonly eaves: number;
  /** How high the ridge is; equal to the eaves for a flat roof. */
  readonly ridge: number;
}

/** A wall to draw on, in metres: along it from its nearer or left end, and up. */
export interface Wall {
  point(along: number, up: number): Point;
  readonly length: number;
  /** A rectangle on the wall. */
  panel(along: number, up: number, width: number, height: number): string;
  line(from: Point, to: Point): string;
}

function wall(length: number, point: (along: number, up: number) => Point): Wall {
  return {
    point,
    length,
    panel: (along, up, width, height) =>
      polygon([
        point(along, up),
        point(along + width, up),
        point(along + width, up + height),
        point(along, up + height),
      ]),
    line: (from, to) => polyline([point(...from), point(...to)]),
  };
}

/** The wall that faces the viewer. */
export function frontWall(camera: Camera, { x, z, width }: Block): Wall {
  return wall(width, (along, up) => camera.point(x + along, z, up));
}

/** The long wall the viewer sees beside it, or undefined when standing square before the front. */
export function sideWall(camera: Camera, { x, z, width, depth }: Block): Wall | undefined {
  if (x > 0) return wall(depth, (along, up) => camera.point(x, z + along, up));
  if (x + width < 0) return wall(depth, (along, up) => camera.point(x + width, z + along, up));
  return undefined;
}

/** The roof's visible slope of a house whose gable is in front, as a surface: along the ridge, and from eaves (0) to ridge (1). */
export function roofSlope(
  camera: Camera,
  block: Block,
  overhang = 0.5,
): { readonly surface: (along: number, rise: number) => Point; readonly outline: string } {
  const { x, z, width, depth, eaves, ridge } = block;
  const left = x > 0 || x + width / 2 > 0;
  const edge = left ? x - overhang : x + width + overhang;
  const middle = x + width / 2;
  const drop = ((ridge - eaves) / (width / 2)) * overhang;
  const surface = (along: number, rise: number): Point =>
    camera.point(
      edge + (middle - edge) * rise,
      z - overhang + along * (depth + overhang * 2),
      eaves - drop + (ridge - eaves + drop) * rise,
    );
  return { surface, outline: polygon([surface(0, 0), surface(1, 0), surface(1, 1), surface(0, 1)]) };
}

/** The gable's outline: the front wall up to the eaves and the triangle above. */
export function gable(camera: Camera, block: Block): string {
  const face = frontWall(camera, block);
  return polygon([
    face.point(0, 0),
    face.point(0, block.eaves),
    face.point(block.width / 2, block.ridge),
    face.point(block.width, block.eaves),
    face.point(block.width, 0),
  ]);
}

/** Upright boards over a wall, as thin lines. */
export function boards(
  face: Wall,
  from: number,
  to: number,
  up: (along: number) => number,
  every: number,
  colour: string,
  width: number,
  opacity = 0.5,
): string {
  const lines: string[] = [];
  for (let along = from; along <= to; along += every) lines.push(face.line([along, 0], [along, up(along)]));
  return stroke(lines.join(''), colour, width, opacity);
}

/** A window with its frame and one cross. */
export function pane(
  face: Wall,
  along: number,
  up: number,
  width: number,
  height: number,
  glass: string,
  frame: string,
  line: number,
): string {
  return (
    fill(face.panel(along, up, width, height), glass) +
    stroke(
      face.panel(along, up, width, height) +
        face.line([along + width / 2, up], [along + width / 2, up + height]) +
        face.line([along, up + height / 2], [along + width, up + height / 2]),
      frame,
      line,
    )
  );
}
