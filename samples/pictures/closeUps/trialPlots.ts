import { createCamera } from '../camera.ts';
import { mix } from '../colour.ts';
import { band, recede } from '../shapes/ground.ts';
import { hill, ridge } from '../shapes/hills.ts';
import { figure } from '../shapes/people.ts';
import { daisies, leafPlant, meadowGrass, wheat } from '../shapes/plants.ts';
import { flock, sky, sunlight, sunPlace } from '../shapes/sky.ts';
import { treeline } from '../shapes/treelines.ts';
import type { Stage } from '../stage.ts';
import { fill, n, type Point, rect, stroke } from '../svg.ts';

const horizon = 430;

/** Open day on the trial field: small plots side by side, a numbered sign at each, visitors on the grass path. */
export function trialPlots(stage: Stage): string {
  const { w, land, sky: inks } = stage;
  const random = stage.random.fork('plots');
  const camera = createCamera(stage, { horizon, eye: 3, yaw: 0, centre: 0.5 });
  const [sunX] = sunPlace(stage, horizon);
  const crops = [
    land.leaf,
    land.crop,
    land.grass,
    { light: land.heather.light, base: land.heather.base, dark: land.heather.dark },
    land.crop,
    { light: land.bloom, base: mix(land.bloom, land.leaf.light, 0.4), dark: land.leaf.base },
  ] as const;
  const plots: string[] = [];
  const signs: string[] = [];
  for (const [row, [from, to]] of (
    [
      [5.6, 11],
      [12.5, 20],
      [22, 34],
      [37, 56],
    ] as const
  ).entries())
    for (let column = -5; column < 5; column += 1) {
      const left = column * 5 + (column < 0 ? -1.3 : 1.3);
      const ramp = crops[(column * 2 + row * 5 + 40) % crops.length] ?? land.grass;
      plots.push(fill(camera.area(band(left, left + 4.4, from, to)), recede(stage, camera, ramp.light, ramp.base)));
      const lines: string[] = [];
      for (let x = left + 0.2; x < left + 4.3; x += 0.55) lines.push(camera.area(band(x, x + 0.26, from, to)));
      plots.push(fill(lines.join(''), recede(stage, camera, ramp.base, ramp.dark), 0.7));
      const sign = camera.see(left + 0.5, from - 0.35);
      if (sign.x > -50 && sign.x < w + 50 && sign.y < 1040) {
        const s = sign.scale;
        signs.push(
          stroke(`M${n(sign.x)} ${n(sign.y)}V${n(sign.y - s * 0.9)}`, land.wood.dark, s * 0.06) +
            fill(rect(sign.x - s * 0.32, sign.y - s * 1.24, s * 0.64, s * 0.44), land.paper) +
            fill(rect(sign.x - s * 0.32, sign.y - s * 1.24, s * 0.64, s * 0.12), land.accent) +
            stroke(
              `M${n(sign.x - s * 0.2)} ${n(sign.y - s * 1)}h${n(s * 0.4)}M${n(sign.x - s * 0.2)} ${n(sign.y - s * 0.89)}h${n(s * 0.26)}`,
              land.ink,
              s * 0.035,
              0.7,
            ),
        );
      }
    }
  const coats = [land.accent, land.water.dark, land.bloom, land.leaf.dark, land.heather.dark] as const;
  const visitors = [
    [-0.4, 26],
    [0.6, 24],
    [0.1, 16.4],
    [3.4, 21.2],
    [4.1, 21.3],
    [-4, 11.8],
    [0.9, 13.4],
  ].map(([x = 0, z = 0], index) => {
    const seen = camera.see(x, z);
    return figure(random, {
      x: seen.x,
      y: seen.y,
      height: seen.scale * 1.8,
      coat: coats[index % 5] ?? land.accent,
      trousers: index % 2 === 0 ? land.ink : land.soil.dark,
      walking: index < 3,
      mirrored: index % 2 === 1,
    });
  });
  const bunting = [0, 1].map((side) => {
    const [from, to] = side === 0 ? [w * 0.02, w * 0.4] : [w * 0.6, w * 0.98];
    const flags = Array.from({ length: 9 }, (_, k) => {
      const t = (k + 0.5) / 9;
      const [fx, fy] = [from + (to - from) * t, 250 + Math.sin(Math.PI * t) * 70];
      return fill(`M${n(fx - 22)} ${n(fy)}h44l-22 52Z`, coats[(k + side) % 5] ?? land.accent);
    });
    return (
      stroke(`M${n(from)} 250Q${n((from + to) / 2)} 390 ${n(to)} 250`, land.ink, 4) +
      flags.join('') +
      stroke(`M${n(from)} 244V560M${n(to)} 244V560`, land.wood.base, 13)
    );
  });
  const flowers = Array.from({ length: 16 }, (): Point => [random.range(0, w), random.range(960, 1010)]);
  return [
    sky(stage, { horizon, clouds: 0.9 }),
    hill(stage, ridge(random, horizon - 12, 14, 1000), land.leaf, 480, 90),
    treeline(random.fork('far'), { from: -20, to: w + 20, y: horizon + 6, height: 44 }, stage.airRamp(land.leaf, 300)),
    fill(
      rect(0, horizon, w, 600),
      recede(stage, camera, land.grass.light, mix(land.grass.base, land.grass.light, 0.3)),
    ),
    ...plots,
    ...signs.reverse(),
    sunlight(stage, sunX, horizon, 0.35),
    ...bunting,
    ...visitors,
    wheat(random, { from: w * 0.74, to: w + 40, y: 1010, height: 330, density: 15, wind: -0.3 }, land.crop),
    ...[0.02, 0.1, 0.18, 0.26].map((t, index) => leafPlant(random, w * t, 1000 - (index % 2) * 16, 170, land.leaf)),
    flock(random, w * 0.5, 150, 13, 7, mix(land.ink, inks.top, 0.35)),
    meadowGrass(random, { from: w * 0.26, to: w * 0.76, y: 1016, height: 74, density: 40 }, stage.near),
    daisies(random, flowers, 17, { stalk: land.leaf.dark, petal: land.paper, heart: land.bloom }),
  ].join('');
}
