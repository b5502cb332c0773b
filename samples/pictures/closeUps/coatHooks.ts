import { mix } from '../colour.ts';
import { boards, vignette } from '../shapes/backdrop.ts';
import { castShadow, tableTop } from '../shapes/surfaces.ts';
import type { Stage } from '../stage.ts';
import { circle, ellipse, fill, n, place, rect, stroke } from '../svg.ts';

/** Those who work here: coats, overalls and caps on their pegs, shoes on the bench below. */
export function coatHooks(stage: Stage): string {
  const { w, land } = stage;
  const random = stage.random.fork('pegs');
  const coat = (colour: string, long: number, open: boolean): string =>
    [
      fill(
        `M-30-6C-90 10-150 40-170 80C-190 ${long * 0.5} -190 ${long * 0.7} -184 ${long * 0.76}C-160 ${long * 0.78} -140 ${long * 0.76} -128 ${long * 0.74}C-128 ${long * 0.4} -120 160 -104 140L-120 ${long}C-60 ${long + 20} 60 ${long + 20} 120 ${long}L104 140C120 160 128 ${long * 0.4} 128 ${long * 0.74}C140 ${long * 0.76} 160 ${long * 0.78} 184 ${long * 0.76}C190 ${long * 0.7} 190 ${long * 0.5} 170 80C150 40 90 10 30-6Z`,
        colour,
      ),
      fill(
        `M-104 140C-120 160-128 ${long * 0.4}-128 ${long * 0.74}L-150 ${long * 0.77}C-150 ${long * 0.5} -150 200 -104 140Z`,
        land.ink,
        0.22,
      ),
      fill(
        `M40 20C60 ${long * 0.3} 60 ${long * 0.7} 70 ${long + 8}L120 ${long}L104 140C100 80 80 30 40 20Z`,
        land.ink,
        0.18,
      ),
      fill(
        `M-80 30C-90 ${long * 0.4} -96 ${long * 0.7} -100 ${long}L-70 ${long + 8}C-70 ${long * 0.6} -60 ${long * 0.3} -50 16Z`,
        land.paper,
        0.2,
      ),
      open
        ? fill(`M-26 0L0 90L26 0Z`, mix(colour, land.ink, 0.45)) +
          fill(`M-30-6L-56 60L-6 96L0 84ZM30-6L56 60L6 96L0 84Z`, mix(colour, land.paper, 0.25))
        : fill('M-40-4C-20 26 20 26 40-4L30 34C14 50-14 50-30 34Z', mix(colour, land.ink, 0.35)),
      stroke(`M0 90V${long + 10}`, mix(colour, land.ink, 0.4), 6, 0.7),
      [0.3, 0.45, 0.6, 0.75].map((t) => fill(circle(14, long * t, 9), mix(colour, land.paper, 0.6))).join(''),
      fill(rect(-98, long * 0.6, 66, 76), mix(colour, land.ink, 0.16)) +
        fill(rect(34, long * 0.6, 60, 76), mix(colour, land.ink, 0.2)),
      stroke('M-14-8Q0-44 14-8', mix(colour, land.ink, 0.4), 9),
    ].join('');
  const overalls = (colour: string): string =>
    [
      stroke('M-60-10L-44 120M60-10L44 120', mix(colour, land.ink, 0.15), 26),
      fill('M-86 110H86L96 280L110 640H14L0 330L-14 640H-110L-96 280Z', colour),
      fill('M14 640L0 330L40 300L60 110H86L96 280L110 640Z', land.ink, 0.18),
      fill(rect(-50, 150, 100, 84), mix(colour, land.ink, 0.2)) +
        stroke('M-50 176H50M-86 270H86', mix(colour, land.paper, 0.4), 5, 0.8),
      fill(circle(-44, 122, 11) + circle(44, 122, 11), land.bloom),
      stroke('M-60-10Q0-46 60-10', mix(colour, land.ink, 0.15), 20),
    ].join('');
  const cap = (colour: string): string =>
    fill('M-80 40C-90-40-40-70 10-68C70-66 96-20 90 30Z', colour) +
    fill('M60 20C120 14 170 30 180 52C120 60 80 50 50 44Z', mix(colour, land.ink, 0.3)) +
    fill('M-60 10C-50-40-20-52 0-52C-20-30-30 0-30 38Z', land.paper, 0.25);
  const hook = (x: number, y: number): string =>
    fill(rect(x - 26, y - 60, 52, 76), mix(land.wood.light, land.paper, 0.2)) +
    stroke(`M${n(x)} ${n(y - 30)}q0 40 22 30`, land.ink, 13) +
    fill(circle(x, y - 36, 13), mix(land.ink, land.water.dark, 0.3));
  const shoe = (x: number, y: number, colour: string, mirrored: boolean): string =>
    place(
      fill('M-80-90C-40-96 0-94 20-80C30-40 90-30 130 0C142 20 140 40 130 44H-80C-90 0-90-50-80-90Z', colour) +
        fill(rect(-84, 36, 220, 18), land.ink, 0.8) +
        stroke('M14-60l30-16M30-40l30-16M50-26l26-14', land.paper, 7),
      x,
      y,
      0.8,
      mirrored,
    );
  const spots = [0.1, 0.27, 0.44, 0.62, 0.8, 0.95] as const;
  return [
    boards(stage, 900),
    fill(rect(-20, 130, w + 40, 74), mix(land.wood.light, land.wall.base, 0.35)) +
      fill(rect(-20, 130, w + 40, 14), land.paper, 0.5) +
      fill(rect(-20, 204, w + 40, 14), land.ink, 0.25),
    ...spots.map((t) => hook(w * t, 210)),
    place(coat(land.leaf.base, 520, true), w * spots[0], 226, 1),
    place(overalls(land.water.dark), w * spots[1], 226, 0.92),
    place(coat(land.paper, 560, true), w * spots[2], 226, 0.98),
    place(coat(mix(land.bloom, land.crop.base, 0.3), 480, false), w * spots[3], 226, 1.12),
    place(overalls(land.leaf.dark), w * spots[4], 226, 0.94),
    place(coat(land.accent, 500, false), w * spots[5], 226, 1),
    place(cap(land.accent), w * spots[1] - 10, 180, 0.9) + place(cap(land.leaf.dark), w * spots[4], 180, 0.9, true),
    tableTop(stage, 880, 950),
    ...[
      [0.2, land.wood.dark],
      [0.34, land.ink],
      [0.56, land.roof.base],
      [0.72, land.leaf.dark],
      [0.88, land.wood.base],
    ].map(
      ([t, colour], index) =>
        castShadow(stage, w * Number(t), 930, 110, 0.16, 0.4) +
        shoe(w * Number(t) - 40, 890, String(colour), index % 2 === 1) +
        shoe(w * Number(t) + 60, 896, String(colour), index % 2 === 1),
    ),
    fill(ellipse(w * 0.5, -10, 10, random.range(8, 12)), land.ink),
    vignette(stage, w * 0.6, 480, 0.34),
  ].join('');
}
