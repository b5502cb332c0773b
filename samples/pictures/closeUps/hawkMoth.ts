import { mix } from '../colour.ts';
import { nightSky, vignette } from '../shapes/backdrop.ts';
import { leafBlade, stem } from '../shapes/flowers.ts';
import { moth } from '../shapes/moths.ts';
import type { Stage } from '../stage.ts';
import { circle, ellipse, fill, group, n, place, rect } from '../svg.ts';

/** A great moth before the pale flowers that open at night. */
export function hawkMoth(stage: Stage): string {
  const { w, land, sky } = stage;
  const random = stage.random.fork('moth');
  const white = mix(land.paper, sky.top, 0.12);
  const night = {
    light: mix(land.leaf.base, land.ink, 0.1),
    base: mix(land.leaf.dark, land.ink, 0.2),
    dark: mix(land.leaf.dark, land.ink, 0.6),
  };
  const bloom = (x: number, y: number, size: number): string =>
    [0, 72, 144, 216, 288]
      .map(
        (turn) =>
          `<g transform="translate(${n(x)} ${n(y)}) rotate(${turn + 20})">${fill(`M0 0C${n(size * 0.1)} ${n(-size * 0.5)} ${n(size)} ${n(-size * 0.6)} ${n(size)} 0C${n(size)} ${n(size * 0.5)} ${n(size * 0.2)} ${n(size * 0.4)} 0 0Z`, white)}${fill(ellipse(size * 0.5, 0, size * 0.3, size * 0.1), sky.top, 0.25)}</g>`,
      )
      .join('') + fill(circle(x, y, size * 0.17), land.bloom);
  const sprays = [
    [0.08, 700, 80],
    [0.2, 830, 100],
    [0.3, 640, 86],
    [0.42, 860, 110],
    [0.86, 790, 96],
    [0.96, 620, 84],
    [0.72, 900, 110],
  ] as const;
  const shine = stage.glow(w * 0.62, 430, 520, [
    [0, sky.sun, 0.34],
    [1, sky.sun, 0],
  ]);
  return [
    nightSky(stage, 1000),
    fill(rect(0, 0, w, 1000), shine),
    ...sprays.map(
      ([t, y, size]) =>
        stem(`M${n(w * t)} ${y}Q${n(w * t + 30)} ${y + 120} ${n(w * t - 20)} 1020`, night, 15) +
        place(
          group(leafBlade(200, 50, night), 'transform="rotate(30)"') +
            group(leafBlade(200, 50, night), 'transform="rotate(160)"'),
          w * t,
          y + 120,
          0.9,
        ) +
        bloom(w * t, y, size),
    ),
    place(
      group(
        moth(stage, random, {
          wing: mix(land.soil.base, land.heather.base, 0.5),
          mark: mix(land.ink, land.soil.dark, 0.4),
          under: mix('#d9738a', land.heather.light, 0.35),
          body: mix(land.soil.light, land.heather.base, 0.3),
        }),
        `transform="rotate(${random.range(-26, -12).toFixed(0)})"`,
      ),
      w * 0.62,
      420,
      1.46,
    ),
    vignette(stage, w * 0.62, 430, 0.4),
  ].join('');
}
