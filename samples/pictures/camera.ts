import type { Stage } from './stage.ts';
import { type Point, polygon } from './svg.ts';

/** A place in the land, seen: where it falls on the sheet, how many units a metre is there, how far it is. */
export interface Seen {
  readonly x: number;
  readonly y: number;
  readonly scale: number;
  readonly metres: number;
}

/** A place in the land in metres: to the right of the viewer, away from the viewer, and above the land. */
export type Spot = readonly [x: number, z: number, up?: number];

/** A level view over flat land, turned by the yaw: rows that run along `z` then run away at a slant. */
export interface Camera {
  readonly horizon: number;
  see(...spot: Spot): Seen;
  /** The same place as a point of a path. */
  point(...spot: Spot): Point;
  /** A piece of land as a path; what lies behind the viewer is cut off. Empty when nothing is in view. */
  area(corners: readonly Spot[]): string;
  /** The distance seen at a height on the sheet below the horizon. */
  distance(y: number): number;
}

export interface CameraOptions {
  /** The horizon's height on the sheet. */
  readonly horizon: number;
  /** The eye's height above the land, in metres. */
  readonly eye: number;
  /** Where straight ahead lies, as a share of the width. */
  readonly centre?: number;
  /** How far the land is turned under the viewer, in radians; positive turns its rows to the right. */
  readonly yaw?: number;
  /** How long the lens is: units on the sheet for a metre at one metre. */
  readonly lens?: number;
}

/** Nearer than this, in metres, nothing is drawn. */
const near = 1.5;

type Turned = readonly [x: number, z: number, up: number];

export function createCamera(stage: Stage, options: CameraOptions): Camera {
  const { horizon, eye, centre = 0.5, yaw = 0, lens = 1300 } = options;
  const middle = centre * stage.w;
  const [sin, cos] = [Math.sin(yaw), Math.cos(yaw)];
  const turn = ([x, z, up = 0]: Spot): Turned => [x * cos + z * sin, z * cos - x * sin, up];
  const project = ([x, z, up]: Turned): Point => {
    const scale = lens / Math.max(z, 0.1);
    return [middle + x * scale, horizon + (eye - up) * scale];
  };
  const see = (...spot: Spot): Seen => {
    const turned = turn(spot);
    const [x, y] = project(turned);
    return { x, y, scale: lens / Math.max(turned[1], 0.1), metres: turned[1] };
  };
  return {
    horizon,
    see,
    point: (...spot) => project(turn(spot)),
    area: (corners) => {
      const kept = cut(corners.map(turn));
      return kept.length < 3 ? '' : polygon(kept.map(project));
    },
    distance: (y) => (lens * eye) / Math.max(y - horizon, 0.5),
  };
}

/** Cuts off the part of a shape that lies nearer than the nearest distance. */
function cut(corners: readonly Turned[]): Turned[] {
  return corners.flatMap((corner, index) => {
    const next = corners[(index + 1) % corners.length] ?? corner;
    const kept: Turned[] = corner[1] >= near ? [corner] : [];
    if (corner[1] >= near === next[1] >= near) return kept;
    const t = (near - corner[1]) / (next[1] - corner[1]);
    return [...kept, [corner[0] + (next[0] - corner[0]) * t, near, corner[2] + (next[2] - corner[2]) * t]];
  });
}
