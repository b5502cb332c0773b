import { createCamera } from '../camera.ts';
import { mix } from '../colour.ts';
import { ditch, recede, rows, tufts } from '../shapes/ground.ts';
import { meadowGrass, reeds, seedGrass } from '../shapes/plants.ts';
import { flock, sky, sunlight, sunPlace } from '../shapes/sky.ts';
import { glints } from '../shapes/water.ts';
import type { Stage } from '../stage.ts';
import { circle, fill, n, polygon, rect, stroke } from '../svg.ts';

const horizon = 400;

/** Long parcels behind a sea dike, fresh water standing high in their ditches, a drain that runs into the nearest. */
export function sweetParcels(stage: Stage): string {
  const { w, land, sky: inks } = stage;
  const random = stage.random.fork('parcels');
  const camera = createCamera(stage, { horizon, eye: 6, yaw: 0.05, centre: 0.58 });
  const [sunX] = sunPlace(stage, horizon);
  const sea = mix(land.water.base, inks.low, 0.35);
  const dike = polygon([
    [-20, horizon + 26],
    [w * 0.2, horizon - 34],
    [w * 0.8, horizon - 40],
    [w + 20, horizon - 6],
    [w + 20, horizon + 60],
    [-20, horizon + 70],
  ]);
  const sails = [0.16, 0.86].map((t, index) =>
    fill(`M${n(w * t)} ${horizon - 46}l${26 - index * 6} 0l${-8} -54Z`, land.paper, 0.9),
  );
  const fields: string[] = [];
  for (let index = -8; index < 8; index += 1) {
    const left = index * 15 + 1.6;
    const ramp =
      [
        land.grass,
        land.crop,
        { light: land.grass.light, base: mix(land.grass.base, land.leaf.base, 0.5), dark: land.leaf.base },
        land.grass,
      ][(index + 16) % 4] ?? land.grass;
    fields.push(
      rows(
        stage,
        camera,
        { left, right: left + 11.8, from: -40, to: 210, every: [1.4, 2.2, 1.1, 3][(index + 16) % 4] ?? 2, share: 0.46 },
        ramp,
      ),
    );
  }
  const ditches = Array.from({ length: 17 }, (_, index) =>
    ditch(stage, camera, { x: (index - 8) * 15, half: index === 8 ? 1.7 : 1.05, from: -40, to: 212 }),
  );
  const mouth = camera.see(1.75, 16, -0.35);
  const u = mouth.scale;
  const stake = camera.see(-1.5, 17, -0.5);
  const marks = Array.from(
    { length: 8 },
    (_, index) => `M${n(stake.x - 12)} ${n(stake.y - 24 - index * 26)}h${index % 2 === 0 ? 34 : 20}`,
  );
  return [
    sky(stage, { horizon, clouds: 0.9 }),
    fill(rect(0, horizon - 46, w, 80), sea),
    glints(random, { from: horizon - 44, to: horizon - 8, x: sunX, spread: 400, count: 90 }, inks.sun, 0.8),
    ...sails,
    fill(
      dike,
      stage.fall(horizon - 44, horizon + 60, [
        [0, stage.air(land.grass.light, 160)],
        [1, stage.air(land.grass.dark, 100)],
      ]),
    ),
    stroke(
      `M-20 ${horizon + 26}L${n(w * 0.2)} ${horizon - 34}L${n(w * 0.8)} ${horizon - 40}L${n(w + 20)} ${horizon - 6}`,
      stage.air(land.wall.light, 120),
      5,
    ),
    fill([0.3, 0.36, 0.55, 0.66].map((t) => circle(w * t, horizon - 14 + t * 20, 5)).join(''), land.paper),
    fill(rect(0, horizon + 52, w, 600), recede(stage, camera, land.grass.base, land.grass.dark)),
    ...fields,
    tufts(
      random,
      camera,
      { left: -40, right: 40, from: 5, to: 70 },
      260,
      mix(land.leaf.base, land.leaf.dark, 0.4),
      0.3,
    ),
    ...ditches,
    sunlight(stage, sunX, horizon, 0.35),
    stroke(
      `M${n(mouth.x + u * 2)} ${n(mouth.y - u * 0.1)}L${n(mouth.x)} ${n(mouth.y)}`,
      mix(land.wall.dark, land.ink, 0.3),
      u * 0.46,
    ),
    stroke(
      `M${n(mouth.x + u * 2)} ${n(mouth.y - u * 0.2)}L${n(mouth.x)} ${n(mouth.y - u * 0.1)}`,
      land.wall.light,
      u * 0.1,
      0.8,
    ),
    fill(circle(mouth.x - u * 0.06, mouth.y, u * 0.2), mix(land.ink, land.water.dark, 0.4)),
    stroke(
      `M${n(mouth.x - u * 0.1)} ${n(mouth.y)}q${n(-u * 0.5)} ${n(u * 0.02)} ${n(-u * 0.62)} ${n(u * 0.66)}`,
      mix(inks.middle, land.paper, 0.5),
      u * 0.2,
    ),
    stroke(
      `M${n(mouth.x - u * 0.1)} ${n(mouth.y - 8)}q${n(-u * 0.46)} ${n(u * 0.02)} ${n(-u * 0.58)} ${n(u * 0.62)}`,
      land.paper,
      u * 0.05,
      0.9,
    ),
    fill(
      Array.from({ length: 16 }, () =>
        circle(
          mouth.x - u * 0.75 + random.range(-60, 50),
          mouth.y + u * 0.68 + random.range(-14, 14),
          random.range(5, 15),
        ),
      ).join(''),
      land.paper,
      0.8,
    ),
    fill(rect(stake.x - 18, stake.y - 240, 40, 290), land.paper) +
      stroke(marks.join(''), land.ink, 7) +
      stroke(rect(stake.x - 18, stake.y - 240, 40, 290), land.water.dark, 4),
    flock(random, w * 0.34, 150, 14, 9, mix(land.ink, inks.top, 0.35)),
    seedGrass(
      random,
      { from: -20, to: w * 0.5, y: 1016, height: 190, density: 4, wind: 0.3 },
      land.leaf.dark,
      land.crop.base,
    ),
    meadowGrass(random, { from: -20, to: w * 0.52, y: 1016, height: 110, density: 44, wind: 0.3 }, stage.near),
    reeds(random, { from: w * 0.84, to: w + 20, y: 1020, height: 250, density: 26, wind: 0.5 }, stage.near, land.crop),
  ].join('');
}
