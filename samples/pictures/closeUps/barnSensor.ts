import { mix } from '../colour.ts';
import { cow, hides } from '../shapes/animals.ts';
import { vignette } from '../shapes/backdrop.ts';
import { castShadow } from '../shapes/surfaces.ts';
import type { Stage } from '../stage.ts';
import { circle, fill, n, type Point, polygon, polyline, rect, stroke } from '../svg.ts';

/** A sensor that hangs from a beam over the walkway of a cow house, cows at the rack behind it. */
export function barnSensor(stage: Stage): string {
  const { w, land, sky, side } = stage;
  const random = stage.random.fork('stall');
  const x = w * 0.63;
  const bright = mix(sky.low, sky.sun, 0.4);
  const vanish = [w * 0.42, 480] as const;
  /** The barn's cross-section so far away: 1 is where we stand. */
  const section = (t: number): Point[] =>
    [
      [-260, 760],
      [-260, 120],
      [w * 0.44, -330],
      [w + 260, 120],
      [w + 260, 760],
    ].map(([px = 0, py = 0]): Point => [vanish[0] + (px - vanish[0]) * t, vanish[1] + (py - vanish[1]) * t]);
  const [near, end] = [section(1), section(0.24)];
  const side4 = (index: number): Point[] =>
    [near[index], near[index + 1], end[index + 1], end[index]].filter((point) => point !== undefined);
  const between = (index: number, t: number): string => {
    const [a, b, c, d] = side4(index);
    if (!a || !b || !c || !d) return '';
    return `M${n(a[0] + (b[0] - a[0]) * t)} ${n(a[1] + (b[1] - a[1]) * t)}L${n(d[0] + (c[0] - d[0]) * t)} ${n(d[1] + (c[1] - d[1]) * t)}`;
  };
  const purlins = [1, 2].flatMap((index) => [0.16, 0.34, 0.52, 0.7, 0.88].map((t) => between(index, t)));
  const trusses = [0.3, 0.42, 0.6, 0.86].map((t) => {
    const outline = polyline(section(t));
    return (
      stroke(outline, mix(mix(land.wood.base, land.ink, 0.25), bright, 0.5 * (1 - t)), 38 * t) +
      stroke(outline, mix(land.wood.light, bright, 0.4 * (1 - t)), 9 * t, 0.7)
    );
  });
  const herd = [0.08, 0.24, 0.4, 0.82].map((t, index) => {
    const size = 300 + index * 26;
    return (
      castShadow(stage, w * t, 770 + index * 14, size * 0.5, 0.1, 0.3) +
      cow(stage, random, { x: w * t, y: 770 + index * 14, size, mirrored: index % 2 === 1 }, hides(stage, 30).pied)
    );
  });
  const bars = Array.from({ length: 19 }, (_, index) => `M${n(index * (w / 17))} 640l22 190`);
  const white = mix(land.paper, land.wall.light, 0.3);
  const wave = [90, 150, 210].map((r) => `M${n(x - r)} ${n(610)}A${r} ${r} 0 0 0 ${n(x + r)} 610`);
  return [
    fill(rect(0, 0, w, 1000), mix(land.wood.dark, land.ink, 0.2)),
    fill(polygon(side4(0)), mix(mix(land.wall.base, land.wood.light, 0.4), land.ink, side === 1 ? 0.1 : 0.02)),
    fill(polygon(side4(3)), mix(mix(land.wall.base, land.wood.light, 0.4), land.ink, side === 1 ? 0.02 : 0.1)),
    fill(polygon(side4(1)), mix(mix(land.wood.base, land.wood.light, 0.35), land.ink, side === 1 ? 0.3 : 0.16)),
    fill(polygon(side4(2)), mix(mix(land.wood.base, land.wood.light, 0.35), land.ink, side === 1 ? 0.16 : 0.3)),
    stroke(purlins.join(''), land.wood.dark, 10, 0.6),
    fill(polygon(end), bright),
    fill(rect(-20, 546, w + 40, 474), mix(land.wall.dark, land.wall.base, 0.4)),
    ...trusses,
    fill(
      polygon([
        [-20, 760],
        [w + 20, 760],
        [w + 20, 1020],
        [-20, 1020],
      ]),
      mix(land.wall.dark, land.wall.base, 0.3),
    ),
    fill(
      rect(0, 0, w, 1000),
      stage.glow(vanish[0], 470, 620, [
        [0, sky.sun, 0.5],
        [1, sky.sun, 0],
      ]),
    ),
    ...herd,
    stroke(bars.join(''), mix(land.water.dark, land.ink, 0.2), 13) +
      stroke(`M0 640H${n(w)}M0 828H${n(w)}`, mix(land.water.dark, land.ink, 0.2), 20) +
      stroke(`M0 634H${n(w)}M0 822H${n(w)}`, land.water.light, 5, 0.8),
    fill(rect(0, 850, w, 170), mix(land.wall.dark, land.ink, 0.25)) +
      stroke(`M0 880H${n(w)}M0 930H${n(w)}`, land.ink, 4, 0.3),
    fill(rect(-20, 90, w + 40, 74), mix(land.wood.base, land.ink, 0.2)) +
      fill(rect(-20, 90, w + 40, 16), land.wood.light, 0.8),
    stroke(
      `M${n(x - 90)} 130C${n(x - 60)} 210 ${n(x - 20)} 150 ${n(x)} 250M${n(x + 120)} 128C${n(x + 100)} 200 ${n(x + 40)} 170 ${n(x + 4)} 250`,
      land.ink,
      8,
    ),
    stroke(`M${n(x)} 164V300`, land.water.dark, 20) + stroke(`M${n(x - 5)} 164V300`, land.water.light, 5, 0.8),
    fill(`M${n(x - 118)} 300h236q24 0 24 24v190q0 30 -30 34h-224q-30 -4 -30 -34v-190q0 -24 24 -24Z`, white),
    fill(rect(side === 1 ? x - 142 : x + 82, 324, 60, 200), mix(white, land.water.dark, 0.35), 0.6),
    fill(rect(x - 84, 336, 168, 92), mix(land.leaf.dark, land.ink, 0.4)) +
      stroke(`M${n(x - 66)} 402l30 -20l26 12l30 -34l26 18l26 -22`, land.leaf.light, 8) +
      fill(circle(x + 62, 356, 8), land.accent),
    stroke(`M${n(x - 84)} 462h168M${n(x - 84)} 484h168M${n(x - 84)} 506h168`, land.wall.dark, 9),
    fill(rect(x - 52, 548, 104, 26), mix(land.ink, land.water.dark, 0.3)),
    stroke(wave.join(''), land.paper, 9, 0.75),
    vignette(stage, x, 440, 0.34),
  ].join('');
}
