import { mix } from '../colour.ts';
import { nightSky } from '../shapes/backdrop.ts';
import { leafy } from '../shapes/leaves.ts';
import { meadowGrass } from '../shapes/plants.ts';
import type { Stage } from '../stage.ts';
import { circle, ellipse, fill, group, n, place, polygon, rect, stroke } from '../svg.ts';

const wing =
  'M0-20C60-110 150-130 210-190C250-150 330-140 420-110C380-80 360-30 360 20C320-10 280-4 256 40C220 6 170 12 146 66C110 30 50 40 20 70Z';

/** A garden after sunset: bats over the hedge, a window still lit. */
export function batDusk(stage: Stage): string {
  const { w, land, sky } = stage;
  const random = stage.random.fork('bats');
  const dark = mix(land.ink, land.heather.dark, 0.25);
  const skin = mix(dark, land.heather.base, 0.35);
  const bat = [
    fill(wing, skin),
    group(fill(wing, skin), 'transform="scale(-1 1)"'),
    stroke(
      'M0-20C60-110 150-130 210-190M210-190C240-100 250-30 256 40M210-190C190-80 160 0 146 66M210-190C300-110 340-40 360 20',
      dark,
      7,
    ),
    group(
      stroke(
        'M0-20C60-110 150-130 210-190M210-190C240-100 250-30 256 40M210-190C190-80 160 0 146 66M210-190C300-110 340-40 360 20',
        dark,
        7,
      ),
      'transform="scale(-1 1)"',
    ),
    fill(
      'M-44-30C-50-70-44-110-34-140C-20-130-14-112-10-98C-4-100 4-100 10-98C14-112 20-130 34-140C44-110 50-70 44-30C50 30 30 90 0 110C-30 90-50 30-44-30Z',
      dark,
    ),
    fill(ellipse(0, 20, 26, 60), mix(dark, land.soil.base, 0.5), 0.7),
    fill(circle(-15, -66, 6) + circle(15, -66, 6), sky.sun),
    fill(ellipse(0, -44, 9, 6), mix('#e6a18e', dark, 0.3)),
  ].join('');
  const hedge = mix(land.leaf.dark, land.ink, 0.55);
  const shrubs = Array.from({ length: 17 }, (_, index) =>
    fill(
      leafy(random, (w / 16) * index, 800 + random.range(-20, 40), 110, 110, 13),
      mix(hedge, land.leaf.dark, random.range(0, 0.4)),
    ),
  );
  const x = w * 0.16;
  const home = stage.glow(x + 80, 620, 330, [
    [0, land.bloom, 0.5],
    [1, land.bloom, 0],
  ]);
  const grass = { light: mix(land.leaf.dark, land.ink, 0.1), base: mix(land.leaf.dark, land.ink, 0.4), dark: land.ink };
  return [
    nightSky(stage, 860),
    fill(
      polygon([
        [x - 260, 860],
        [x - 260, 560],
        [x - 40, 360],
        [x + 220, 560],
        [x + 220, 860],
      ]),
      mix(land.ink, land.roof.dark, 0.35),
    ),
    fill(
      polygon([
        [x - 300, 590],
        [x - 40, 340],
        [x + 262, 590],
        [x + 262, 556],
        [x - 40, 296],
        [x - 300, 556],
      ]),
      mix(land.ink, land.roof.dark, 0.7),
    ),
    fill(rect(x + 20, 580, 110, 130), land.bloom) + stroke(`M${n(x + 75)} 580v130M${n(x + 20)} 640h110`, land.ink, 8),
    fill(rect(0, 240, w, 700), home),
    ...shrubs,
    fill(rect(0, 880, w, 140), hedge),
    place(group(bat, 'transform="rotate(14)"'), w * 0.34, 250, 0.36),
    place(group(bat, 'transform="rotate(-20)"'), w * 0.9, 560, 0.44),
    place(group(bat, `transform="rotate(${random.range(-12, -4).toFixed(0)})"`), w * 0.63, 400, 1),
    meadowGrass(random, { from: -20, to: w + 20, y: 1016, height: 150, density: 36 }, grass),
  ].join('');
}
