import { mix } from '../colour.ts';
import { softLeaves } from '../shapes/backdrop.ts';
import { bee } from '../shapes/insects.ts';
import { tussock } from '../shapes/plants.ts';
import type { Stage } from '../stage.ts';
import { circle, ellipse, fill, n, place, polygon, rect, stroke } from '../svg.ts';

/** A sand bee before its burrow, in the joint between two paving stones. */
export function sandBee(stage: Stage): string {
  const { w, land } = stage;
  const random = stage.random.fork('stones');
  const x = w * 0.62;
  const stone = mix(land.wall.dark, land.water.base, 0.25);
  const slab = (points: readonly (readonly [number, number])[], tint: number): string => {
    const shape = polygon(points);
    const pits = Array.from({ length: 150 }, () =>
      circle(random.range(0, w), random.range(380, 1000), random.range(1.5, 5)),
    );
    return (
      fill(shape, mix(stone, land.paper, tint)) +
      stage.clip(
        shape,
        fill(pits.join(''), mix(stone, land.ink, 0.4), 0.35) +
          fill(
            pits
              .slice(0, 60)
              .map((d) => d)
              .join(''),
            land.paper,
            0.12,
          ),
      ) +
      stroke(shape, mix(stone, land.paper, 0.5), 5, 0.6)
    );
  };
  const sand = mix(land.crop.base, land.soil.light, 0.4);
  const grains = Array.from({ length: 260 }, () => {
    const angle = random.range(0, Math.PI * 2);
    const reach = Math.sqrt(random.next());
    return circle(x - 150 + Math.cos(angle) * reach * 210, 706 + Math.sin(angle) * reach * 74, random.range(2, 7));
  });
  return [
    softLeaves(stage, 0.15),
    fill(rect(0, 400, w, 620), mix(sand, land.soil.base, 0.35)),
    slab(
      [
        [-20, 410],
        [x - 290, 410],
        [x - 360, 640],
        [-20, 640],
      ],
      0.1,
    ),
    slab(
      [
        [x - 240, 410],
        [w + 20, 410],
        [w + 20, 640],
        [x - 290, 640],
      ],
      0.22,
    ),
    slab(
      [
        [-20, 730],
        [x - 60, 730],
        [x - 120, 1020],
        [-20, 1020],
      ],
      0.26,
    ),
    slab(
      [
        [x + 10, 730],
        [w + 20, 730],
        [w + 20, 1020],
        [x - 30, 1020],
      ],
      0.08,
    ),
    ...[0.06, 0.16, 0.3, 0.86, 0.95].map((t) => tussock(random, w * t, 700, 96, land.grass)),
    fill(ellipse(x - 150, 706, 220, 78), mix(sand, land.soil.base, 0.2)),
    fill(ellipse(x - 160, 692, 160, 50), mix(sand, land.paper, 0.25)),
    fill(grains.join(''), sand) +
      fill(grains.filter((_, index) => index % 3 === 0).join(''), mix(sand, land.soil.dark, 0.4)) +
      fill(grains.filter((_, index) => index % 4 === 0).join(''), land.paper, 0.6),
    fill(ellipse(x - 150, 690, 46, 24), mix(land.ink, land.soil.dark, 0.3)),
    fill(ellipse(x + 30, 700, 250, 34), land.ink, 0.3),
    place(
      bee(
        stage,
        random,
        {
          thorax: mix(land.soil.base, land.crop.base, 0.4),
          bands: [
            mix(land.ink, land.soil.dark, 0.4),
            mix(land.crop.base, land.soil.base, 0.3),
            mix(land.ink, land.soil.dark, 0.4),
            mix(land.crop.base, land.soil.base, 0.3),
          ],
        },
        false,
      ),
      x + 40,
      540,
      0.98,
      true,
    ),
    ...[0.02, 0.11].map((t) => tussock(random, w * t, 1000, 190, stage.near)),
    stroke(`M${n(x - 40)} 1010q-10 -60 10 -120`, land.leaf.base, 7),
  ].join('');
}
