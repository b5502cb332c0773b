import { mix } from '../colour.ts';
import { daisies, meadowGrass, tussock } from '../shapes/plants.ts';
import { clod } from '../shapes/surfaces.ts';
import type { Stage } from '../stage.ts';
import { circle, fill, group, n, type Point, polygon, rect, stroke } from '../svg.ts';

/** A core of earth in its gutter on the grass, from turf to grey clay, a rule beside it, the auger behind. */
export function soilAuger(stage: Stage): string {
  const { w, land, side } = stage;
  const random = stage.random.fork('core');
  const grass = stage.linear(
    [
      [0, mix(land.grass.light, land.grass.base, 0.4)],
      [1, mix(land.grass.dark, land.leaf.base, 0.4)],
    ],
    side === 1 ? [1, 0, 0, 1] : [0, 0, 1, 1],
  );
  const tufts = Array.from({ length: 90 }, () => [random.range(0, w), random.range(40, 1010)] as const).sort(
    (a, b) => a[1] - b[1],
  );
  const layers = [
    [0.2, mix(land.soil.dark, land.ink, 0.35)],
    [0.24, land.soil.dark],
    [0.2, land.soil.base],
    [0.2, mix(land.roof.base, land.crop.dark, 0.5)],
    [0.16, mix(land.water.dark, land.wall.dark, 0.5)],
  ] as const;
  const long = w * 0.86;
  let from = -long / 2;
  const core = layers.map(([share, colour], index) => {
    const wide = long * share;
    const crumbs = Array.from({ length: 20 }, (_, k) =>
      clod(stage, from + random.range(20, wide - 10), random.range(-46, 46), random.range(9, 26), `core-${index}-${k}`),
    );
    const dots = Array.from({ length: 40 }, () =>
      circle(from + random.range(6, wide), random.range(-62, 62), random.range(2, 6)),
    );
    const drawn =
      fill(rect(from, -70, wide + 3, 140), colour) +
      (index < 2
        ? crumbs.join('')
        : fill(dots.slice(0, 24).join(''), mix(colour, land.ink, 0.35), 0.7) +
          fill(dots.slice(24).join(''), mix(colour, land.paper, 0.35), 0.7)) +
      (index > 0
        ? stroke(`M${n(from)} -70q${n(random.range(-16, 16))} 36 0 70t0 70`, mix(colour, land.ink, 0.3), 5, 0.6)
        : '');
    from += wide;
    return drawn;
  });
  const roots = Array.from(
    { length: 24 },
    () =>
      `M${n(-long / 2 + random.range(0, 60))} ${n(random.range(-56, 56))}q${n(random.range(60, 140))} ${n(random.range(-26, 26))} ${n(random.range(160, 420))} ${n(random.range(-20, 20))}`,
  );
  const ticks = Array.from(
    { length: 41 },
    (_, index) => `M${n(-long / 2 + (index * long) / 40)} 134v${index % 10 === 0 ? 44 : index % 5 === 0 ? 32 : 19}`,
  );
  const steel = mix(land.water.base, land.wall.dark, 0.4);
  const blocks = Array.from({ length: 5 }, (_, index) => rect(-long / 2 + index * 2 * (long / 10), 134, long / 10, 54));
  const flowers = Array.from(
    { length: 12 },
    (): Point => [random.range(0, w), random.chance(0.5) ? random.range(60, 260) : random.range(900, 1010)],
  );
  const gutter = polygon([
    [-long / 2 - 36, -92],
    [long / 2 + 36, -92],
    [long / 2 + 36, 92],
    [-long / 2 - 36, 92],
  ]);
  return [
    fill(rect(0, 0, w, 1000), grass),
    ...tufts.map(([x, y]) =>
      tussock(
        random,
        x,
        y,
        random.range(50, 96),
        random.chance(0.5) ? land.grass : { light: land.grass.base, base: land.grass.dark, dark: land.leaf.base },
        0.2,
      ),
    ),
    daisies(random, flowers, 19, { stalk: land.leaf.dark, petal: land.paper, heart: land.bloom }),
    group(
      [
        stroke(`M${n(-w * 0.5)} -262H${n(w * 0.2)}`, mix(steel, land.ink, 0.4), 40) +
          stroke(`M${n(-w * 0.5)} -264H${n(w * 0.2)}`, steel, 30) +
          stroke(`M${n(-w * 0.5)} -274H${n(w * 0.2)}`, land.paper, 6, 0.8),
        stroke(`M${n(-w * 0.44)} -360V-164`, mix(land.wood.dark, land.ink, 0.2), 54) +
          stroke(`M${n(-w * 0.44)} -356V-168`, mix(land.wood.light, land.crop.base, 0.4), 42),
        fill(`M${n(w * 0.2)} -300h190l70 38l-70 38h-190Z`, mix(steel, land.ink, 0.25)) +
          stroke(
            `M${n(w * 0.22)} -290q50 26 20 56M${n(w * 0.26)} -290q50 26 20 56M${n(w * 0.3)} -286q40 22 18 50`,
            land.paper,
            6,
            0.6,
          ),
        fill(gutter, land.ink, 0.3).replace('<path ', '<path transform="translate(0 22)" '),
        fill(gutter, mix(steel, land.ink, 0.2)) +
          stroke(`M${n(-long / 2 - 36)} -92H${n(long / 2 + 36)}`, land.paper, 7, 0.8),
        ...core,
        stroke(roots.join(''), mix(land.wall.light, land.soil.light, 0.4), 3.4, 0.85),
        fill(rect(-long / 2, -70, long, 30), land.paper, 0.12) + fill(rect(-long / 2, 34, long, 36), land.ink, 0.22),
        meadowGrass(random, { from: -60, to: 60, y: 0, height: 90, density: 90 }, land.leaf).replaceAll(
          '<path ',
          `<path transform="translate(${n(-long / 2 - 4)} 0) rotate(-90)" `,
        ),
        fill(rect(-long / 2, 134, long, 54), land.paper) +
          fill(blocks.join(''), land.bloom) +
          stroke(ticks.join(''), land.ink, 5) +
          stroke(rect(-long / 2, 134, long, 54), land.ink, 4),
      ].join(''),
      `transform="translate(${n(w * 0.53)} 520) rotate(-9)"`,
    ),
    meadowGrass(random, { from: -20, to: w + 20, y: 1016, height: 90, density: 40, wind: 0.2 }, stage.near),
  ].join('');
}
