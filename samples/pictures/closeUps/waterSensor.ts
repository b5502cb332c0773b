import { mix } from '../colour.ts';
import { mirror } from '../shapes/ground.ts';
import { meadowGrass, reeds, seedGrass } from '../shapes/plants.ts';
import { sky, sunPlace } from '../shapes/sky.ts';
import { treeline } from '../shapes/treelines.ts';
import { glints, lilies, reflection, ripples } from '../shapes/water.ts';
import type { Stage } from '../stage.ts';
import { circle, ellipse, fill, n, polygon, rect, stroke } from '../svg.ts';

/** A measuring post in a ditch: a solar panel, a small case with an aerial, a probe that goes down into the water. */
export function waterSensor(stage: Stage): string {
  const { w, land, sky: inks, side } = stage;
  const random = stage.random.fork('post');
  const horizon = 470;
  const x = w * 0.62;
  const [sunX] = sunPlace(stage, horizon);
  const white = mix(land.paper, land.wall.light, 0.2);
  const post = [
    stroke(`M${n(x)} 300V760`, mix(land.ink, land.water.dark, 0.3), 44) +
      stroke(`M${n(x)} 300V760`, mix(land.water.light, land.paper, 0.4), 34) +
      stroke(`M${n(x - 8)} 300V760`, land.paper, 6, 0.9),
    fill(rect(x - 25, 560, 50, 30) + rect(x - 25, 640, 50, 30), land.accent),
    fill(
      polygon([
        [x - 190, 190],
        [x + 120, 130],
        [x + 190, 240],
        [x - 120, 304],
      ]),
      mix(land.ink, land.water.dark, 0.4),
    ),
    fill(
      polygon([
        [x - 176, 194],
        [x + 114, 138],
        [x + 174, 236],
        [x - 114, 294],
      ]),
      mix(land.water.dark, land.heather.dark, 0.25),
    ),
    stroke(
      [0.25, 0.5, 0.75]
        .map((t) => `M${n(x - 176 + 290 * t)} ${n(194 - 56 * t)}L${n(x - 114 + 288 * t)} ${n(294 - 58 * t)}`)
        .join('') +
        [0.33, 0.66]
          .map((t) => `M${n(x - 176 + 62 * t)} ${n(194 + 100 * t)}L${n(x + 114 + 60 * t)} ${n(138 + 98 * t)}`)
          .join(''),
      mix(land.water.light, land.water.base, 0.4),
      5,
    ),
    fill(
      polygon([
        [x - 176, 194],
        [x - 40, 168],
        [x - 60, 282],
        [x - 114, 294],
      ]),
      land.paper,
      0.2,
    ),
    stroke(`M${n(x + 4)} 250V330`, land.ink, 17),
    fill(`M${n(x - 96)} 350q0 -16 16 -16h160q16 0 16 16v150q0 16 -16 16h-160q-16 0 -16 -16Z`, white) +
      fill(rect(side === 1 ? x - 96 : x + 58, 340, 38, 170), land.ink, 0.14),
    fill(rect(x - 66, 364, 132, 66), mix(land.leaf.dark, land.ink, 0.35)) +
      stroke(`M${n(x - 50)} 412l24 -22l22 12l28 -26l22 14`, land.leaf.light, 7) +
      fill(circle(x - 54, 462, 11), land.leaf.light) +
      stroke(`M${n(x - 26)} 462h70M${n(x - 26)} 484h46`, land.wall.dark, 7),
    stroke(`M${n(x + 84)} 340V200`, land.ink, 8) + fill(circle(x + 84, 196, 12), land.accent),
    stroke(
      [54, 92, 130]
        .map(
          (r) =>
            `M${n(x + 84 + r * 0.66)} ${n(196 - r * 0.75)}A${r} ${r} 0 0 1 ${n(x + 84 + r * 0.66)} ${n(196 + r * 0.75)}`,
        )
        .join(''),
      land.paper,
      8,
      0.85,
    ),
  ].join('');
  const cable = `M${n(x + 60)} 516C${n(x + 130)} 560 ${n(x + 120)} 640 ${n(x + 100)} 740`;
  return [
    sky(stage, { horizon, clouds: 0.9 }),
    treeline(random.fork('far'), { from: -20, to: w + 20, y: horizon + 4, height: 46 }, stage.airRamp(land.leaf, 400)),
    fill(`M-20 ${horizon}H${n(w * 0.34)}L${n(w * 0.12)} 1020H-20Z`, mix(land.grass.base, land.grass.light, 0.3)) +
      fill(
        `M${n(w + 20)} ${horizon}H${n(w * 0.5)}L${n(w * 0.98)} 1020H${n(w + 20)}Z`,
        mix(land.grass.base, land.grass.dark, 0.4),
      ),
    fill(
      polygon([
        [w * 0.35, horizon],
        [w * 0.48, horizon],
        [w * 1.02, 1020],
        [w * 0.06, 1020],
      ]),
      mirror(stage, horizon - 20, 1020),
    ),
    stage.clip(
      polygon([
        [w * 0.35, horizon],
        [w * 0.48, horizon],
        [w * 1.02, 1020],
        [w * 0.06, 1020],
      ]),
      [
        ripples(stage, random, horizon, 1020, 60, inks.sun, 0.5),
        glints(random, { from: horizon, to: 900, x: sunX, spread: 260, count: 70 }, inks.sun, 0.7),
        reflection(post, 760, 0.28, 0.7),
        stroke(ellipse(x, 766, 90, 17) + ellipse(x, 768, 150, 29) + ellipse(x + 100, 750, 46, 10), land.paper, 4, 0.7),
      ].join(''),
    ),
    meadowGrass(
      random,
      { from: w * 0.46, to: w + 20, y: horizon + 60, height: 60, density: 40 },
      stage.airRamp(land.leaf, 60),
    ),
    reeds(random, { from: w * 0.8, to: w + 20, y: 800, height: 340, density: 24, wind: 0.4 }, land.leaf, land.crop),
    meadowGrass(random, { from: w * 0.76, to: w + 20, y: 830, height: 110, density: 50 }, land.leaf),
    stroke(cable, land.ink, 12) +
      stroke(`M${n(x + 100)} 700V760`, mix(land.ink, land.water.dark, 0.2), 34) +
      fill(rect(x + 83, 690, 34, 20), land.bloom),
    post,
    lilies(stage, random, { x: w * 0.36, y: 880, spread: 260, size: 70 }, 11),
    reeds(random, { from: -20, to: w * 0.2, y: 1020, height: 420, density: 24, wind: 0.4 }, stage.near, land.crop),
    seedGrass(
      random,
      { from: w * 0.8, to: w + 20, y: 1016, height: 260, density: 6, wind: 0.3 },
      land.leaf.dark,
      land.crop.base,
    ),
    meadowGrass(random, { from: w * 0.84, to: w + 20, y: 1016, height: 170, density: 44, wind: 0.2 }, stage.near),
  ].join('');
}
