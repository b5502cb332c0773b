import { mix } from '../colour.ts';
import { hides, sheep } from '../shapes/animals.ts';
import { softLand } from '../shapes/backdrop.ts';
import { meadowGrass, seedGrass } from '../shapes/plants.ts';
import type { Stage } from '../stage.ts';
import { circle, fill, group, n, polygon, rect, stroke } from '../svg.ts';

/** A camera on its tripod in the meadow, the sheep it films small on its screen. */
export function camera(stage: Stage): string {
  const { w, land, sky, side } = stage;
  const random = stage.random.fork('tripod');
  const x = w * 0.6;
  const black = mix(land.ink, land.wood.dark, 0.25);
  const grey = mix(black, land.wall.dark, 0.35);
  const screen = rect(-170, -96, 300, 196);
  const view = stage.clip(
    screen,
    [
      fill(rect(-180, -100, 320, 120), sky.middle),
      fill('M-180-10C-100-50 20-40 140-20V110H-180Z', land.grass.base),
      fill('M-180 30C-60 10 60 30 140 20V110H-180Z', land.grass.dark, 0.6),
      sheep(random, { x: -30, y: 66, size: 120 }, hides(stage).wool),
      sheep(random, { x: 80, y: 40, size: 70, mirrored: true }, hides(stage).wool),
    ].join(''),
  );
  const body = [
    fill('M-300-150q0-24 24-24h420q24 0 24 24v300q0 24-24 24h-420q-24 0-24-24Z', black),
    fill('M-300-150q0-24 24-24h420q24 0 24 24v10h-468Z', grey),
    fill('M168-110L330-150V150L168 110Z', mix(black, land.ink, 0.4)) +
      fill('M330-160h66q14 0 14 14v292q0 14-14 14h-66Z', grey) +
      fill('M340-150h14v300h-14Z', land.paper, 0.25),
    fill(
      'M-210-174C-200-240-160-260-100-260H40C90-260 110-230 120-174H80C76-206 66-220 40-220H-90C-130-220-150-206-160-174Z',
      black,
    ),
    fill(rect(-186, -112, 332, 228), mix(land.ink, black, 0.3)),
    view,
    stroke(screen, grey, 5),
    fill(
      polygon([
        [-170, -96],
        [-40, -96],
        [-120, 100],
        [-170, 100],
      ]),
      land.paper,
      0.12,
    ),
    stroke(
      'M-150-76h40M-150-76v34M110-76h-40M110-76v34M-150 80h40M-150 80v-34M110 80h-40M110 80v-34',
      land.paper,
      5,
      0.9,
    ),
    fill(circle(-238, -90, 20), mix('#d8322a', land.accent, 0.2)) +
      fill(circle(-238, -90, 8), land.paper, 0.6) +
      fill(circle(-238, -20, 26), grey) +
      fill(circle(-238, 50, 18), grey) +
      fill(circle(-238, 104, 18), grey),
  ].join('');
  const leg = (d: string): string =>
    stroke(d, mix(land.ink, land.wood.dark, 0.2), 34) + stroke(d, grey, 22) + stroke(d, land.paper, 4, 0.4);
  const far = hides(stage, 90).wool;
  const sward = { from: -20, to: w + 20, y: 1016, wind: side * 0.25 };
  return [
    softLand(stage, 520),
    ...[0.06, 0.15, 0.27, 0.9].map((t, index) =>
      sheep(
        random,
        { x: w * t, y: 600 + (index % 2) * 40, size: 150 + (index % 2) * 30, mirrored: index % 2 === 0 },
        far,
      ),
    ),
    fill(rect(0, 740, w, 300), mix(land.grass.base, land.grass.dark, 0.55)),
    meadowGrass(random, { ...sward, y: 760, height: 150, density: 30 }, stage.airRamp(land.grass, 20)),
    leg(`M${n(x)} 600L${n(x - 270)} 1040`) +
      leg(`M${n(x)} 600L${n(x + 290)} 1040`) +
      leg(`M${n(x)} 600L${n(x + 20)} 1040`),
    fill(rect(x - 70, 540, 140, 70), mix(land.ink, land.wood.dark, 0.2)) +
      fill(rect(x - 90, 520, 180, 30), grey) +
      stroke(`M${n(x - 60)} 580L${n(x - 250)} 690`, black, 24) +
      stroke(`M${n(x - 190)} 655L${n(x - 250)} 690`, grey, 30),
    group(body, `transform="translate(${n(x)} 360) rotate(${n(random.range(-3, 1))})"`),
    seedGrass(random, { ...sward, height: 300, density: 5 }, land.leaf.dark, land.crop.base),
    meadowGrass(random, { ...sward, height: 170, density: 40 }, stage.near),
  ].join('');
}
