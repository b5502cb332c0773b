import { mix } from '../colour.ts';
import { softLeaves } from '../shapes/backdrop.ts';
import { leafBlade, stem } from '../shapes/flowers.ts';
import type { Stage } from '../stage.ts';
import { circle, ellipse, fill, group, n, place, polygon, rect, stroke } from '../svg.ts';

/** A truss of tomatoes on the vine, ripening from the top down, the glass of the house behind it. */
export function tomatoes(stage: Stage): string {
  const { w, land, sky, side } = stage;
  const random = stage.random.fork('truss');
  const x = w * 0.62;
  const red = mix('#d23a24', land.accent, 0.25);
  const ripe = [
    red,
    red,
    mix(red, '#e07a2c', 0.4),
    mix('#e39a34', land.bloom, 0.3),
    mix(land.leaf.light, land.bloom, 0.3),
    land.leaf.light,
  ] as const;
  const tomato = (tx: number, ty: number, r: number, index: number): string => {
    const colour = ripe[index] ?? red;
    const star = [0, 72, 144, 216, 288].map((turn) =>
      group(
        leafBlade(r * 0.74, r * 0.14, land.leaf, 3),
        `transform="translate(${n(tx)} ${n(ty - r * 0.74)}) rotate(${turn + 20}) scale(1 0.7)"`,
      ),
    );
    return [
      fill(ellipse(tx, ty + 4, r * 1.06, r * 0.96), mix(colour, land.ink, 0.28)),
      fill(ellipse(tx + side * r * 0.06, ty - r * 0.03, r, r * 0.9), colour),
      fill(
        `M${n(tx - r * 0.96)} ${n(ty + r * 0.1)}C${n(tx - r * 0.8)} ${n(ty + r * 1.14)} ${n(tx + r * 0.8)} ${n(ty + r * 1.14)} ${n(tx + r * 0.96)} ${n(ty + r * 0.1)}C${n(tx + r * 0.6)} ${n(ty + r * 0.7)} ${n(tx - r * 0.6)} ${n(ty + r * 0.7)} ${n(tx - r * 0.96)} ${n(ty + r * 0.1)}Z`,
        mix(colour, land.ink, 0.35),
        0.55,
      ),
      fill(ellipse(tx + side * r * 0.42, ty - r * 0.36, r * 0.24, r * 0.34), land.paper, 0.65),
      fill(circle(tx + side * r * 0.2, ty - r * 0.56, r * 0.07), land.paper, 0.7),
      ...star,
    ].join('');
  };
  const leaf = (lx: number, ly: number, turn: number, size: number): string =>
    place(
      group(
        stroke('M0 0H330', land.leaf.dark, 9) +
          [60, 130, 200, 262]
            .map(
              (at, index) =>
                group(
                  leafBlade(130 - index * 12, 44 - index * 4, index % 2 === 0 ? land.leaf : land.grass, 5),
                  `transform="translate(${at} 0) rotate(-58)"`,
                ) +
                group(
                  leafBlade(130 - index * 12, 44 - index * 4, index % 2 === 0 ? land.grass : land.leaf, 5),
                  `transform="translate(${at} 0) rotate(58)"`,
                ),
            )
            .join('') +
          group(leafBlade(150, 52, land.leaf, 5), 'transform="translate(320 0)"'),
        `transform="rotate(${turn})"`,
      ),
      lx,
      ly,
      size,
    );
  const bars: string[] = [];
  for (let bx = -80; bx < w + 100; bx += 210)
    bars.push(`M${n(bx)} 0V1000M${n(bx)} 130L${n(bx + 105)} -20L${n(bx + 210)} 130`);
  const vines = [0.06, 0.2, 0.34, 0.92].map((t) => {
    const vx = w * t;
    return (
      stroke(`M${n(vx)} -20V1020`, land.leaf.base, 12, 0.6) +
      [180, 380, 580, 800]
        .map(
          (y) =>
            fill([0, 1, 2].map((k) => circle(vx + 26 + (k % 2) * 34, y + k * 34, 25)).join(''), red, 0.5) +
            fill(ellipse(vx - 60, y + 20, 80, 34) + ellipse(vx + 60, y - 50, 80, 30), land.leaf.base, 0.4),
        )
        .join('')
    );
  });
  const truss = [
    [x - 86, 330, 96],
    [x + 104, 400, 92],
    [x - 96, 520, 90],
    [x + 92, 580, 86],
    [x - 74, 690, 74],
    [x + 60, 760, 62],
  ] as const;
  return [
    softLeaves(stage),
    fill(rect(0, 0, w, 1000), mix(sky.low, land.paper, 0.4), 0.4),
    stroke(bars.join(''), land.paper, 10, 0.8) + stroke(`M0 130H${n(w)}`, land.paper, 14, 0.8),
    ...vines,
    leaf(x - 60, 170, 196, 1.1),
    leaf(x - 20, 860, 160, 0.9),
    stem(`M${n(x - 170)} -20C${n(x - 150)} 300 ${n(x - 210)} 640 ${n(x - 180)} 1020`, land.leaf, 50),
    stroke(`M${n(x - 230)} -20V1020`, land.paper, 5, 0.8),
    stem(
      `M${n(x - 170)} 180C${n(x - 40)} 170 ${n(x + 10)} 300 ${n(x + 6)} 420C${n(x + 4)} 560 ${n(x)} 680 ${n(x + 20)} 800`,
      land.leaf,
      22,
    ),
    ...truss.map(
      ([tx, ty, r], index) =>
        stroke(
          `M${n(x + 4)} ${n(ty - 60)}Q${n((x + tx) / 2)} ${n(ty - 130)} ${n(tx)} ${n(ty - r * 0.7)}`,
          land.leaf.base,
          14,
        ) + tomato(tx, ty, r * random.range(0.97, 1.03), index),
    ),
    leaf(x - 170, 90, -14, 1.2),
    leaf(x - 190, 560, 166, 1),
    fill(
      polygon([
        [w, 0],
        [w, 1000],
        [w - 100, 1000],
        [w - 300, 0],
      ]),
      sky.sun,
      0.14,
    ),
  ].join('');
}
