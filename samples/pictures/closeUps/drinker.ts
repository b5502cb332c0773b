import { mix } from '../colour.ts';
import { boards, vignette } from '../shapes/backdrop.ts';
import { castShadow } from '../shapes/surfaces.ts';
import type { Stage } from '../stage.ts';
import { circle, ellipse, fill, n, rect, stroke } from '../svg.ts';

/** How much in half a minute: a drinker that runs into a measuring jug, a clock on the wall. */
export function drinker(stage: Stage): string {
  const { w, land, sky, side } = stage;
  const random = stage.random.fork('jug');
  const x = w * 0.62;
  const steel = mix(land.water.base, land.wall.dark, 0.35);
  const pipe = (d: string, width: number): string =>
    stroke(d, mix(steel, land.ink, 0.5), width) +
    stroke(d, steel, width * 0.8) +
    stroke(d, land.paper, width * 0.16, 0.8);
  const jug = `M${n(x - 170)} 500L${n(x - 140)} 880q4 30 36 30h210q32 0 36 -30L${n(x + 172)} 500l-30 -16Z`;
  const water = mix(land.water.base, sky.top, 0.4);
  const ticks = Array.from(
    { length: 11 },
    (_, index) => `M${n(x - 130 - index * 2.4)} ${n(860 - index * 32)}h${index % 5 === 0 ? 76 : 44}`,
  );
  const bubbles = Array.from({ length: 34 }, () =>
    circle(x + random.range(-110, 110), random.range(640, 880), random.range(4, 12)),
  );
  const splash = Array.from(
    { length: 12 },
    (_, index) =>
      `M${n(x - 10)} 628q${n((index - 6) * 10)} ${n(-30)} ${n((index - 6) * 16)} ${n(random.range(-20, 10))}`,
  );
  return [
    boards(stage, 1000),
    fill(rect(0, 916, w, 110), mix(land.wall.dark, land.ink, 0.25)) + fill(rect(0, 916, w, 14), land.wall.light, 0.7),
    pipe(`M${n(w * 0.02)} -20V300q0 40 40 40H${n(x - 60)}`, 58),
    pipe(`M${n(x - 100)} 340h90`, 78),
    ...[0.12, 0.3].map((t) => fill(rect(w * t, 296, 34, 90), mix(steel, land.ink, 0.4))),
    fill(`M${n(x - 40)} 290h70q30 0 30 30v50q0 30 -30 30h-70Z`, mix(land.bloom, land.crop.dark, 0.4)) +
      fill(`M${n(x - 40)} 300h64v20h-64Z`, land.paper, 0.5),
    stroke(`M${n(x + 6)} 396V450`, mix(land.bloom, land.crop.dark, 0.6), 40) +
      stroke(`M${n(x - 2)} 396V450`, land.paper, 7, 0.6) +
      fill(circle(x + 6, 462, 15), mix(steel, land.ink, 0.3)),
    castShadow(stage, x, 918, 200, 0.14, 0.5),
    fill(jug, mix(land.water.light, land.paper, 0.4), 0.45),
    stage.clip(
      jug,
      fill(rect(x - 200, 632, 400, 300), water, 0.75) +
        fill(ellipse(x, 632, 164, 16), mix(water, land.paper, 0.6)) +
        fill(bubbles.join(''), land.paper, 0.5) +
        fill(rect(x + side * 70, 480, 40, 440), land.paper, 0.35),
    ),
    stroke(`M${n(x + 4)} 474C${n(x + 8)} 540 ${n(x - 6)} 580 ${n(x - 6)} 640`, mix(water, land.paper, 0.4), 27) +
      stroke(`M${n(x)} 474C${n(x + 4)} 540 ${n(x - 10)} 580 ${n(x - 10)} 640`, land.paper, 9, 0.9),
    stroke(splash.join(''), land.paper, 6, 0.8),
    stroke(ticks.join(''), land.accent, 9),
    stroke(jug, mix(land.water.dark, land.paper, 0.25), 9),
    stroke(`M${n(x + 168)} 540q130 -16 120 120q-10 130 -146 130`, mix(land.water.dark, land.paper, 0.25), 30) +
      stroke(`M${n(x + 168)} 536q120 -10 112 124q-10 120 -140 122`, land.paper, 7, 0.8),
    fill(circle(w * 0.24, 640, 134), mix(land.ink, land.wood.dark, 0.3)) +
      fill(circle(w * 0.24, 640, 116), land.paper) +
      fill(`M${n(w * 0.24)} 640V532A108 108 0 0 1 ${n(w * 0.24)} 748Z`, land.bloom, 0.5) +
      stroke(
        Array.from(
          { length: 12 },
          (_, k) =>
            `M${n(w * 0.24 + Math.sin((k / 6) * Math.PI) * 92)} ${n(640 - Math.cos((k / 6) * Math.PI) * 92)}L${n(w * 0.24 + Math.sin((k / 6) * Math.PI) * 106)} ${n(640 - Math.cos((k / 6) * Math.PI) * 106)}`,
        ).join(''),
        land.ink,
        8,
      ) +
      stroke(`M${n(w * 0.24)} 640v90`, land.accent, 9) +
      stroke(`M${n(w * 0.24)} 640V570`, land.ink, 12) +
      fill(circle(w * 0.24, 640, 13), land.ink),
    vignette(stage, x, 560, 0.4),
  ].join('');
}
