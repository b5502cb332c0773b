import { mix } from '../colour.ts';
import { cow, hides } from '../shapes/animals.ts';
import { vignette } from '../shapes/backdrop.ts';
import { sunPlace } from '../shapes/sky.ts';
import { castShadow } from '../shapes/surfaces.ts';
import type { Stage } from '../stage.ts';
import { circle, fill, n, polygon, rect, stroke } from '../svg.ts';

/** A sensor that hangs from a beam over the walkway of a cow house, cows at the rack behind it. */
export function barnSensor(stage: Stage): string {
  const { w, land, sky, side } = stage;
  const random = stage.random.fork('stall');
  const x = w * 0.63;
  const [sunX] = sunPlace(stage, 400);
  const bright = mix(sky.low, sky.sun, 0.4);
  const vanish = [w * 0.42, 430] as const;
  const truss = [1, 0.62, 0.4, 0.26].map((t) => {
    const at = (px: number, py: number): readonly [number, number] => [
      vanish[0] + (px - vanish[0]) * t,
      vanish[1] + (py - vanish[1]) * t,
    ];
    const [a, b, c, d] = [at(-160, 620), at(-160, 40), at(w * 0.46, -210), at(w + 160, 40)];
    const e = at(w + 160, 620);
    const line = `M${n(a[0])} ${n(a[1])}L${n(b[0])} ${n(b[1])}L${n(c[0])} ${n(c[1])}L${n(d[0])} ${n(d[1])}L${n(e[0])} ${n(e[1])}M${n(b[0])} ${n(b[1])}L${n(d[0])} ${n(d[1])}`;
    return (
      stroke(line, mix(mix(land.wood.base, land.ink, 0.3), bright, 0.5 * (1 - t)), 34 * t) +
      stroke(line, mix(land.wood.light, bright, 0.4 * (1 - t)), 8 * t, 0.6)
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
    fill(
      rect(0, 0, w, 1000),
      stage.linear(
        [
          [0, mix(land.wood.base, land.ink, 0.25)],
          [0.5, bright],
          [1, mix(land.wood.light, bright, 0.5)],
        ],
        [0, 0, 0, 1],
      ),
    ),
    fill(
      polygon([
        [vanish[0] - 250, 240],
        [vanish[0] + 250, 240],
        [vanish[0] + 250, 640],
        [vanish[0] - 250, 640],
      ]),
      bright,
    ),
    fill(circle(sunX, 330, 380), sky.sun, 0.3),
    fill(
      polygon([
        [-20, 1020],
        [w + 20, 1020],
        [w + 20, 640],
        [-20, 640],
      ]),
      mix(land.wall.dark, land.wall.base, 0.4),
    ),
    ...truss.reverse(),
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
