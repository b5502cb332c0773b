import { mix } from '../colour.ts';
import { softLeaves } from '../shapes/backdrop.ts';
import { leafBlade } from '../shapes/flowers.ts';
import { handInks, pinch } from '../shapes/hands.ts';
import { ladybird } from '../shapes/insects.ts';
import type { Stage } from '../stage.ts';
import { circle, ellipse, fill, group, place, stroke } from '../svg.ts';

/** A hand with a magnifying glass over a leaf: what lives on it is suddenly large. */
export function loupe(stage: Stage): string {
  const { w, land } = stage;
  const random = stage.random.fork('loupe');
  const [x, y, r] = [w * 0.56, 430, 270] as const;
  const leafInks = { light: land.grass.light, base: land.leaf.light, dark: land.leaf.dark };
  const leaf = (length: number, wide: number, ribs: number): string => leafBlade(length, wide, leafInks, ribs);
  const glass = circle(x, y, r);
  return [
    softLeaves(stage, 0.3),
    place(group(leaf(1000, 200, 9), 'transform="rotate(-30)"'), w * 0.62, 1010, 1),
    place(group(leaf(1400, 270, 11), 'transform="rotate(-14)"'), w * 0.02, 800, w / 1500),
    ...[0.18, 0.26, 0.8].map((t) => place(ladybird(stage), w * t, 700 - t * 260, 0.2)),
    fill(circle(x + 14, y + 20, r + 16), land.ink, 0.25),
    fill(glass, land.leaf.light),
    stage.clip(
      glass,
      place(group(leaf(2600, 620, 13), 'transform="rotate(-14)"'), x - 1000, y + 330, 1) +
        fill(ellipse(x + 10, y + 70, 190, 40), land.ink, 0.3) +
        place(group(ladybird(stage), `transform="rotate(${random.range(-26, -8).toFixed(0)})"`), x - 6, y + 10, 1.34) +
        fill(
          `M${x - r} ${y - 60}A${r} ${r} 0 0 1 ${x + 60} ${y - r}C${x - 80} ${y - 200} ${x - 190} ${y - 140} ${x - r} ${y - 60}Z`,
          land.paper,
          0.4,
        ),
    ),
    stroke(glass, mix(land.ink, land.wood.dark, 0.3), 34),
    stroke(glass, mix(land.bloom, land.crop.dark, 0.4), 20),
    stroke(circle(x - 3, y - 3, r), mix(land.bloom, land.paper, 0.5), 5, 0.9),
    place(
      pinch(
        handInks(stage, land.heather),
        stroke('M-74-74L160 160', mix(land.ink, land.wood.dark, 0.2), 54) +
          stroke('M-74-74L160 160', land.wood.base, 40) +
          stroke('M-70-82L150 138', land.wood.light, 9, 0.8),
      ),
      x + r * 0.94,
      y + r * 0.94,
      0.96,
    ),
  ].join('');
}
