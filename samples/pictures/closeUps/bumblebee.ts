import { mix } from '../colour.ts';
import { softLeaves } from '../shapes/backdrop.ts';
import { cloverHead, leafBlade, stem } from '../shapes/flowers.ts';
import { bee } from '../shapes/insects.ts';
import type { Stage } from '../stage.ts';
import { group, n, place } from '../svg.ts';

/** A bumblebee on red clover. */
export function bumblebee(stage: Stage): string {
  const { w, land } = stage;
  const random = stage.random.fork('bumblebee');
  const petal = mix(land.heather.light, '#d05a8c', 0.35);
  const shade = mix(land.heather.base, '#a03a6c', 0.3);
  const flower = (x: number, y: number, size: number): string =>
    stem(`M${n(x)} ${n(y)}Q${n(x + 20)} ${n(y + 300)} ${n(x - 40)} 1020`, land.leaf, size * 0.12) +
    place(
      group(leafBlade(180, 60, land.leaf, 6), 'transform="rotate(24)"') +
        group(leafBlade(160, 54, land.leaf, 6), 'transform="rotate(160)"'),
      x,
      y + size * 0.5,
      size / 170,
    ) +
    place(cloverHead(random, size, petal, shade), x, y, 1);
  return [
    softLeaves(stage),
    flower(w * 0.14, 620, 130),
    flower(w * 0.92, 700, 120),
    flower(w * 0.34, 780, 160),
    flower(w * 0.63, 640, 250),
    place(
      bee(
        stage,
        random,
        {
          thorax: mix(land.bloom, land.crop.base, 0.2),
          bands: [land.paper, land.ink, mix(land.bloom, land.crop.base, 0.2), land.ink],
        },
        true,
      ),
      w * 0.63,
      330,
      1.25,
    ),
  ].join('');
}
