import { mix } from '../colour.ts';
import { litWall, vignette } from '../shapes/backdrop.ts';
import { potPlant } from '../shapes/glassware.ts';
import { handInks, pinch } from '../shapes/hands.ts';
import { castShadow, tableTop } from '../shapes/surfaces.ts';
import type { Stage } from '../stage.ts';
import { circle, ellipse, fill, group, n, place, polygon, rect, stroke } from '../svg.ts';

/** A talk at the kitchen table: two cups, biscuits, a sketch of the farm, and a hand that draws in it. */
export function tableTalk(stage: Stage): string {
  const { w, land } = stage;
  const random = stage.random.fork('talk');
  const x = w * 0.58;
  const cup = (cx: number, cy: number, size: number, colour: string, mirrored: boolean): string =>
    castShadow(stage, cx, cy + size * 0.96, size * 0.9, 0.2, 0.4) +
    fill(ellipse(cx, cy + size * 0.92, size * 1.1, size * 0.22), mix(colour, land.paper, 0.6)) +
    place(
      stroke('M66-20q66-6 56 44q-10 40-72 34', colour, 19) +
        fill('M-80-50h160l-14 110q-6 36-44 36h-44q-38 0-44-36Z', colour) +
        fill('M-70-40h30l-2 110h-16Z', land.paper, 0.35) +
        fill(ellipse(0, -50, 80, 19), mix(land.soil.dark, land.crop.dark, 0.35)) +
        stroke(ellipse(0, -50, 80, 19), mix(colour, land.paper, 0.45), 7) +
        stroke('M-26-90c-30-40 26-60 0-106M24-90c-30-40 26-60 0-106', land.paper, 12, 0.5),
      cx,
      cy,
      size / 84,
      mirrored,
    );
  const sheet = polygon([
    [x - 300, 690],
    [x + 230, 668],
    [x + 330, 900],
    [x - 270, 930],
  ]);
  const sketch = `M${n(x - 230)} 850l70 -66l80 60v46h-146ZM${n(x - 90)} 890l300 -14M${n(x + 20)} 876C${n(x + 60)} 800 ${n(x + 30)} 760 ${n(x + 90)} 700M${n(x + 60)} 874C${n(x + 110)} 800 ${n(x + 90)} 770 ${n(x + 150)} 700M${n(x - 250)} 760q120 -40 260 -20`;
  const trees = [
    [-40, 740],
    [-80, 752],
    [190, 780],
    [230, 792],
  ].map(([dx = 0, y = 0]) => circle(x + dx, y, 21));
  const biscuit = (bx: number, by: number): string =>
    fill(circle(bx, by, 40), land.crop.dark) +
    fill(circle(bx - 2, by - 5, 39), land.crop.base) +
    [0, 1, 2, 3, 4]
      .map((k) => fill(circle(bx - 14 + (k % 3) * 16, by - 16 + Math.floor(k / 3) * 18, 5), land.soil.dark))
      .join('');
  return [
    litWall(stage, 600),
    fill(rect(w * 0.08, 90, 320, 330), mix(land.water.light, land.paper, 0.3)) +
      fill(`M${n(w * 0.08)} 330q90 -70 160 -20t160 -10v120h-320Z`, land.grass.base) +
      fill(`M${n(w * 0.08)} 370q120 -50 320 0v50h-320Z`, land.leaf.base) +
      stroke(`${rect(w * 0.08, 90, 320, 330)}M${n(w * 0.08 + 160)} 90v330M${n(w * 0.08)} 210h320`, land.paper, 17),
    potPlant(random, w * 0.9, 600, 260, land),
    tableTop(stage, 590),
    cup(w * 0.3, 700, 84, land.leaf.base, true),
    castShadow(stage, w * 0.13, 850, 170, 0.2, 0.3),
    fill(ellipse(w * 0.13, 840, 170, 56), mix(land.paper, land.water.light, 0.3)) +
      fill(ellipse(w * 0.13, 834, 130, 38), land.wall.base, 0.6),
    biscuit(w * 0.13 - 50, 816) + biscuit(w * 0.13 + 46, 820) + biscuit(w * 0.13, 790),
    fill(sheet, land.ink, 0.22).replace('<path ', '<path transform="translate(-6 14)" '),
    fill(sheet, land.paper),
    stroke(sketch, mix(land.water.dark, land.ink, 0.2), 6),
    stroke(trees.join(''), land.leaf.base, 6),
    stroke(`M${n(x + 20)} 876C${n(x + 60)} 800 ${n(x + 30)} 760 ${n(x + 90)} 700`, land.water.base, 8),
    cup(w * 0.84, 690, 92, land.accent, false),
    place(
      group(
        pinch(
          handInks(stage, land.heather),
          stroke('M-84 70L190-160', mix(land.bloom, land.ink, 0.3), 30) +
            stroke('M-70 58L190-160', land.bloom, 23) +
            stroke('M-96 80L-78 65', land.ink, 12),
        ),
        '',
      ),
      x + 240,
      800,
      0.84,
    ),
    vignette(stage, x, 560, 0.2),
  ].join('');
}
