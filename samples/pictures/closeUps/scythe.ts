import { mix } from '../colour.ts';
import { softLand } from '../shapes/backdrop.ts';
import { daisies, meadowGrass, poppies, seedGrass } from '../shapes/plants.ts';
import type { Stage } from '../stage.ts';
import { fill, n, type Point, stroke } from '../svg.ts';

/** A scythe at the edge of what it has mown: swaths on one side, flowers still standing on the other. */
export function scythe(stage: Stage): string {
  const { w, land } = stage;
  const random = stage.random.fork('scythe');
  const x = w * 0.62;
  const swath = (y: number, size: number): string =>
    Array.from({ length: 150 }, () => {
      const t = random.next();
      const [sx, sy] = [t * (x + 60), y + Math.sin(t * 9) * 8 + random.range(-size, size) * 0.6];
      const turn = random.range(-0.5, 0.6);
      return `M${n(sx)} ${n(sy)}q${n(size)} ${n(turn * size * 0.6 - 8)} ${n(size * 2.1)} ${n(turn * size)}`;
    }).join('');
  const standing = { from: x + 30, to: w + 30, wind: -0.2 } as const;
  const flowers = (y: number): Point[] => Array.from({ length: 16 }, () => [random.range(x + 60, w), y]);
  const blade = `M${n(x + 40)} 838C${n(x - 120)} 720 ${n(x - 330)} 690 ${n(x - 560)} 770C${n(x - 350)} 730 ${n(x - 150)} 770 ${n(x + 10)} 874Z`;
  const snath = `M${n(x + 30)} 860C${n(x + 70)} 640 ${n(x + 10)} 420 ${n(x + 110)} 190C${n(x + 140)} 110 ${n(x + 200)} 60 ${n(x + 250)} 20`;
  return [
    softLand(stage, 470),
    stroke(swath(560, 20), land.crop.dark, 4, 0.5) + stroke(swath(566, 22), land.crop.light, 4, 0.7),
    stroke(swath(690, 30), land.grass.dark, 6, 0.6) +
      stroke(swath(684, 30), land.crop.base, 5, 0.9) +
      stroke(swath(680, 30), land.crop.light, 5, 0.7),
    meadowGrass(random, { ...standing, y: 620, height: 240, density: 44 }, stage.airRamp(land.leaf, 50)),
    daisies(random, flowers(620), 26, { stalk: land.leaf.dark, petal: land.paper, heart: land.bloom }),
    meadowGrass(random, { ...standing, y: 800, height: 330, density: 40 }, land.leaf),
    seedGrass(random, { ...standing, y: 820, height: 450, density: 7 }, land.leaf.dark, land.crop.base),
    poppies(random, flowers(820), 34, {
      stalk: land.leaf.dark,
      petal: land.accent,
      shade: mix(land.accent, land.ink, 0.3),
      heart: land.ink,
    }),
    daisies(random, flowers(840), 34, { stalk: land.leaf.dark, petal: land.paper, heart: land.bloom }),
    stroke(swath(860, 44), land.grass.dark, 8, 0.6) +
      stroke(swath(850, 44), land.crop.base, 7, 0.9) +
      stroke(swath(846, 40), land.crop.light, 6, 0.8),
    stroke(snath, mix(land.wood.dark, land.ink, 0.3), 36) +
      stroke(snath, land.wood.light, 27) +
      stroke(snath, mix(land.wood.light, land.paper, 0.5), 7, 0.8),
    stroke(`M${n(x + 44)} 560c60 -30 90 -20 120 -50`, land.wood.dark, 30) +
      stroke(`M${n(x + 44)} 556c60 -30 90 -20 120 -50`, land.wood.light, 20),
    stroke(`M${n(x + 150)} 130c50 30 70 20 110 50`, land.wood.dark, 30) +
      stroke(`M${n(x + 150)} 126c50 30 70 20 110 50`, land.wood.light, 20),
    fill(blade, mix(land.water.light, land.wall.dark, 0.3)),
    stroke(
      `M${n(x + 40)} 838C${n(x - 120)} 720 ${n(x - 330)} 690 ${n(x - 560)} 770`,
      mix(land.ink, land.water.dark, 0.4),
      13,
    ),
    stroke(`M${n(x + 4)} 868C${n(x - 150)} 768 ${n(x - 350)} 734 ${n(x - 540)} 768`, land.paper, 5, 0.9),
    fill(`M${n(x - 4)} 820h60v66h-60Z`, mix(land.ink, land.water.dark, 0.3)) +
      stroke(`M${n(x + 2)} 842h48M${n(x + 2)} 864h48`, land.water.light, 6),
    meadowGrass(random, { from: x + 60, to: w + 30, y: 1016, height: 260, density: 44, wind: -0.2 }, stage.near),
    meadowGrass(random, { from: -20, to: x + 100, y: 1016, height: 60, density: 60 }, stage.near),
    stroke(swath(985, 50), land.crop.base, 7, 0.7),
  ].join('');
}
