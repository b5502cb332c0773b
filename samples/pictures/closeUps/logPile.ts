import { mix } from '../colour.ts';
import { softLeaves } from '../shapes/backdrop.ts';
import { meadowGrass, tussock } from '../shapes/plants.ts';
import { castShadow } from '../shapes/surfaces.ts';
import type { Stage } from '../stage.ts';
import { circle, fill, group, loop, n, type Point, place, rect, stroke } from '../svg.ts';

/** Logs left to rot in a corner: rings, bark, brackets of fungus, moss, and a wren on top. */
export function logPile(stage: Stage): string {
  const { w, land, side } = stage;
  const random = stage.random.fork('logs');
  const bark = mix(land.wood.base, land.wood.dark, 0.4);
  const log = (x: number, y: number, r: number): string => {
    const rim = Array.from({ length: 12 }, (_, index): Point => {
      const angle = (index / 12) * Math.PI * 2;
      const reach = r * random.range(0.94, 1.06);
      return [x + Math.cos(angle) * reach, y + Math.sin(angle) * reach];
    });
    const face = mix(land.crop.light, land.wood.light, random.range(0.3, 0.55));
    const rings = [0.8, 0.64, 0.5, 0.36, 0.22, 0.1].map((share) =>
      stroke(circle(x + r * 0.06, y + r * 0.04, r * share), mix(face, land.wood.base, 0.6), 3, 0.6),
    );
    const cracks = [0.3, 2.2, 4.1].map(
      (angle) =>
        `M${n(x + r * 0.06)} ${n(y)}l${n(Math.cos(angle + random.next()) * r * 0.8)} ${n(Math.sin(angle) * r * 0.8)}`,
    );
    return [
      fill(loop(rim), bark),
      stroke(loop(rim), land.wood.dark, 7, 0.7),
      fill(circle(x, y, r * 0.87), face),
      ...rings,
      stroke(cracks.join(''), land.wood.base, 4, 0.6),
      fill(
        `M${n(x - side * r * 0.87)} ${n(y)}A${n(r * 0.87)} ${n(r * 0.87)} 0 0 ${side === 1 ? 0 : 1} ${n(x)} ${n(y + r * 0.87)}A${n(r)} ${n(r)} 0 0 ${side === 1 ? 1 : 0} ${n(x - side * r * 0.87)} ${n(y)}Z`,
        land.ink,
        0.14,
      ),
    ].join('');
  };
  const x = w * 0.6;
  const logs = [
    [-330, 790, 118],
    [-90, 776, 132],
    [180, 784, 124],
    [420, 800, 106],
    [-214, 588, 112],
    [44, 566, 124],
    [290, 590, 112],
    [-86, 400, 92],
    [140, 380, 104],
  ] as const;
  const bracket = (bx: number, by: number, size: number): string =>
    [0, 1, 2]
      .map((row) =>
        fill(
          `M${n(bx - size + row * 8)} ${n(by + row * size * 0.55)}a${n(size)} ${n(size * 0.62)} 0 0 1 ${n(size * 2 - row * 16)} 0q${n(-size)} ${n(size * 0.3)} ${n(-(size * 2 - row * 16))} 0Z`,
          row === 1 ? land.crop.light : mix(land.crop.base, land.accent, 0.25),
        ),
      )
      .join('');
  const wren = [
    stroke('M-6 60l-6 36M16 60l4 36', land.soil.dark, 6),
    fill('M-70-4C-100-40-110-80-96-104L-74-92C-70-60-56-40-40-20Z', mix(land.soil.dark, land.ink, 0.2)),
    fill('M-80 10C-70-50 0-70 50-50C100-30 100 30 50 60C0 80-70 70-80 10Z', land.soil.base),
    fill('M0 66C50 66 90 30 84-10C60 10 20 30-10 30Z', mix(land.wall.base, land.soil.light, 0.4)),
    stroke('M-60 10C-30 30 0 30 30 14M-50-10C-20 8 10 8 34-6', land.soil.dark, 6, 0.7),
    fill('M40-60C80-84 120-60 120-30C116 0 60 6 44-16Z', land.soil.base),
    fill('M116-40L156-52L118-26Z', land.ink),
    stroke('M64-54C90-64 110-60 118-52', land.wall.light, 6),
    fill(circle(94, -40, 7), land.ink) + fill(circle(96, -42, 2.4), land.paper),
  ].join('');
  const moss = Array.from({ length: 90 }, () =>
    circle(x + random.range(-440, 520), random.range(880, 930), random.range(8, 22)),
  );
  const leaves = Array.from({ length: 40 }, () => {
    const [lx, ly] = [random.range(0, w), random.range(890, 1000)];
    return group(
      fill('M-26 0Q0-22 26 0Q0 20-26 0Z', random.pick([land.accent, land.crop.dark, land.soil.light, land.bloom])) +
        stroke('M-26 0H22', land.soil.dark, 2, 0.6),
      `transform="translate(${n(lx)} ${n(ly)}) rotate(${random.int(0, 180)})"`,
    );
  });
  return [
    softLeaves(stage, 0.45),
    fill(rect(0, 860, w, 160), mix(land.leaf.dark, land.soil.dark, 0.5)),
    meadowGrass(random, { from: -20, to: w + 20, y: 880, height: 180, density: 22 }, land.leaf),
    castShadow(stage, x + 30, 910, 560, 0.08, 0.5),
    ...logs.map(([dx, y, r]) => log(x + dx, y, r)),
    bracket(x - 214, 560, 44) + bracket(x + 330, 770, 50) + bracket(x - 40, 780, 36),
    fill(moss.join(''), land.leaf.base) +
      fill(moss.filter((_, index) => index % 2 === 0).join(''), land.leaf.light, 0.7),
    place(wren, x + 130, 200, 0.9, side === -1),
    ...leaves,
    tussock(random, w * 0.08, 940, 220, land.leaf) +
      tussock(random, w * 0.2, 970, 170, land.grass) +
      tussock(random, w * 0.97, 960, 220, land.leaf),
  ].join('');
}
