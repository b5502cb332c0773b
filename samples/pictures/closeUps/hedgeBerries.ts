import { mix } from '../colour.ts';
import { softLeaves } from '../shapes/backdrop.ts';
import { leafBlade } from '../shapes/flowers.ts';
import { handInks, pinch } from '../shapes/hands.ts';
import type { Stage } from '../stage.ts';
import { circle, ellipse, fill, group, n, place, stroke } from '../svg.ts';

/** An edible hedge: blackberries, rose hips and hazelnuts, and a hand that picks one. */
export function hedgeBerries(stage: Stage): string {
  const { w, land, side } = stage;
  const random = stage.random.fork('hedge');
  const black = mix(land.heather.dark, land.ink, 0.45);
  const red = mix('#c8321e', land.accent, 0.3);
  const leaf = (x: number, y: number, turn: number, size: number, dark = false): string =>
    place(
      group(
        leafBlade(
          190,
          72,
          dark
            ? {
                light: land.leaf.base,
                base: mix(land.leaf.base, land.leaf.dark, 0.5),
                dark: mix(land.leaf.dark, land.ink, 0.3),
              }
            : random.chance(0.5)
              ? land.leaf
              : { light: land.grass.light, base: land.leaf.light, dark: land.leaf.base },
          6,
        ),
        `transform="rotate(${turn})"`,
      ),
      x,
      y,
      size,
    );
  const berry = (x: number, y: number, r: number, colour: string): string => {
    const beads = Array.from({ length: 26 }, (_, index) => {
      const a = index * 2.4;
      const reach = r * 0.86 * Math.sqrt(index / 26);
      const [bx, by] = [x + Math.cos(a) * reach * 0.86, y + Math.sin(a) * reach * 1.06];
      return (
        fill(circle(bx, by, r * 0.27), index % 2 === 0 ? colour : mix(colour, land.heather.base, 0.3)) +
        fill(circle(bx - r * 0.08 * -side, by - r * 0.1, r * 0.075), land.paper, 0.75)
      );
    }).reverse();
    const sepals = [-150, -120, -90, -60, -30].map((turn) =>
      place(group(leafBlade(r * 0.6, r * 0.14, land.leaf, 3), `transform="rotate(${turn})"`), x, y - r * 0.8, 1),
    );
    return sepals.join('') + fill(ellipse(x, y, r * 0.9, r * 1.06), mix(colour, land.ink, 0.4)) + beads.join('');
  };
  const hip = (x: number, y: number, r: number): string =>
    stroke(`M${n(x)} ${n(y - r)}q${n(r * 0.2)} ${n(-r)} ${n(-r * 0.6)} ${n(-r * 1.7)}`, land.leaf.dark, r * 0.16) +
    fill(
      `M${n(x)} ${n(y - r * 1.1)}C${n(x + r)} ${n(y - r)} ${n(x + r * 0.9)} ${n(y + r * 0.7)} ${n(x)} ${n(y + r)}C${n(x - r * 0.9)} ${n(y + r * 0.7)} ${n(x - r)} ${n(y - r)} ${n(x)} ${n(y - r * 1.1)}Z`,
      red,
    ) +
    fill(ellipse(x + r * 0.26 * side, y - r * 0.3, r * 0.18, r * 0.36), land.paper, 0.6) +
    stroke(
      `M${n(x)} ${n(y + r)}l${n(-r * 0.3)} ${n(r * 0.44)}M${n(x)} ${n(y + r)}l0 ${n(r * 0.5)}M${n(x)} ${n(y + r)}l${n(r * 0.3)} ${n(r * 0.44)}`,
      land.soil.dark,
      r * 0.12,
    );
  const nut = (x: number, y: number, r: number): string =>
    fill(circle(x, y, r), mix(land.soil.base, land.crop.dark, 0.4)) +
    fill(ellipse(x + r * 0.3 * side, y - r * 0.2, r * 0.2, r * 0.4), land.paper, 0.4) +
    fill(
      `M${n(x - r * 1.1)} ${n(y - r * 0.1)}C${n(x - r * 1.2)} ${n(y - r * 1.3)} ${n(x + r * 1.2)} ${n(y - r * 1.3)} ${n(x + r * 1.1)} ${n(y - r * 0.1)}L${n(x + r * 0.7)} ${n(y + r * 0.3)}L${n(x + r * 0.3)} ${n(y - r * 0.1)}L${n(x - r * 0.1)} ${n(y + r * 0.4)}L${n(x - r * 0.5)} ${n(y - r * 0.1)}L${n(x - r * 0.9)} ${n(y + r * 0.3)}Z`,
      land.leaf.light,
    );
  const x = w * 0.58;
  const back = Array.from({ length: 46 }, () =>
    leaf(random.range(-40, w), random.range(-20, 1000), random.int(0, 360), random.range(0.8, 1.5), true),
  );
  const front = Array.from({ length: 24 }, () => {
    const [lx, ly] = [random.range(-40, w), random.range(-20, 1000)];
    return Math.hypot(lx - x, ly - 470) < 260 ? '' : leaf(lx, ly, random.int(0, 360), random.range(0.9, 1.4));
  });
  const canes = `M${n(w * 0.02)} 1020C${n(w * 0.16)} 600 ${n(w * 0.3)} 300 ${n(x + 20)} 170S${n(w * 0.9)} 130 ${n(w + 20)} 260M${n(w * 0.3)} 1020C${n(w * 0.34)} 700 ${n(w * 0.2)} 400 ${n(w * 0.12)} -20M${n(w * 0.98)} 1020C${n(w * 0.86)} 700 ${n(w * 0.96)} 400 ${n(w * 0.86)} -20`;
  return [
    softLeaves(stage, 0.5),
    ...back,
    stroke(canes, mix(land.wood.dark, land.ink, 0.2), 24) + stroke(canes, mix(land.wood.base, land.roof.base, 0.3), 15),
    ...front,
    hip(w * 0.13, 330, 46) +
      hip(w * 0.2, 260, 40) +
      hip(w * 0.07, 250, 40) +
      hip(w * 0.9, 250, 44) +
      hip(w * 0.96, 330, 40),
    nut(w * 0.17, 740, 60) + nut(w * 0.25, 700, 54) + nut(w * 0.2, 640, 48),
    leaf(x - 30, 250, 200, 1.2) + leaf(x + 60, 230, -20, 1.2) + leaf(x + 10, 210, -80, 1.1),
    stroke(
      `M${n(x + 10)} 190Q${n(x - 20)} 300 ${n(x - 130)} 360M${n(x + 14)} 190Q${n(x + 60)} 300 ${n(x + 100)} 330M${n(x + 10)} 190Q${n(x + 10)} 340 ${n(x - 10)} 460`,
      land.leaf.dark,
      11,
    ),
    berry(x - 150, 430, 74, black),
    berry(x + 120, 400, 70, mix(red, black, 0.2)),
    berry(w * 0.34, 640, 56, mix(red, black, 0.5)),
    berry(w * 0.41, 740, 60, black),
    place(pinch(handInks(stage, land.roof), berry(-50, -46, 92, black)), x + 40, 590, 1.02),
  ].join('');
}
