import { mix } from '../colour.ts';
import { litWall, vignette } from '../shapes/backdrop.ts';
import { leafBlade, stem } from '../shapes/flowers.ts';
import { castShadow, tableTop } from '../shapes/surfaces.ts';
import type { Stage } from '../stage.ts';
import { circle, ellipse, fill, group, n, place, rect, stroke } from '../svg.ts';

/** A filled roll on its board, lupins in a jar and their beans beside it. */
export function lupinBread(stage: Stage): string {
  const { w, land } = stage;
  const random = stage.random.fork('lupins');
  const x = w * 0.62;
  const crust = mix(land.crop.dark, '#c98438', 0.5);
  const seeds = Array.from({ length: 46 }, () => {
    const [u, v] = [random.range(-1, 1), random.range(-1, 0.2)];
    return Math.hypot(u, v) < 0.94 ? ellipse(u * 250, -70 + v * 120, 8, 5) : '';
  });
  const roll = [
    fill(
      'M-290 120C-310 60-290 30-270 26H270C290 30 310 60 290 120C280 160 240 166 200 166H-200C-240 166-280 160-290 120Z',
      mix(crust, land.ink, 0.12),
    ) + fill('M-282 50H282L276 74H-276Z', land.crop.light),
    fill(
      'M-310 40C-260 10-220 60-160 34C-110 10-70 60 0 36C60 12 110 62 160 36C220 8 260 56 312 30C330 56 300 84 260 70C200 90 150 70 100 86C40 66-20 92-70 72C-130 94-190 68-240 84C-290 84-326 70-310 40Z',
      land.leaf.light,
    ) +
      stroke(
        'M-280 50C-220 40-180 64-120 50M-40 60C20 44 60 66 120 52M180 58C220 46 250 60 290 50',
        land.leaf.base,
        6,
        0.7,
      ),
    fill('M-270 10H270Q284 30 264 40H-264Q-284 30-270 10Z', mix(land.bloom, land.crop.base, 0.4)) +
      stroke('M-250 24H250', mix(land.crop.dark, land.bloom, 0.3), 6, 0.5),
    [-180, -60, 70, 190]
      .map(
        (tx) =>
          fill(ellipse(tx, 8, 76, 17), mix('#d23a24', land.accent, 0.3)) +
          fill(ellipse(tx - 10, 3, 50, 7), land.paper, 0.3),
      )
      .join(''),
    fill('M-300-6C-320-130-180-220 0-220C180-220 320-130 300-6C280 16-280 16-300-6Z', crust),
    fill(
      'M-300-6C-310-60-290-110-250-150C-270-60-150-20 0-20C150-20 270-40 300-6C280 16-280 16-300-6Z',
      land.ink,
      0.16,
    ),
    fill(ellipse(50, -150, 150, 46), mix(crust, land.paper, 0.5), 0.55),
    fill(seeds.join(''), land.crop.light) + fill(seeds.filter((_, k) => k % 3 === 0).join(''), land.soil.dark, 0.8),
  ].join('');
  const spire = (sx: number, sy: number, tall: number, colour: string): string => {
    const bells = Array.from({ length: 56 }, (_, index) => {
      const t = index / 56;
      const across = Math.sin(index * 2.4);
      const [bx, by] = [sx + across * (12 + 44 * t), sy + tall * t];
      return fill(
        `M${n(bx)} ${n(by)}q${n(across * 26)} -22 ${n(across * 40)} 2q${n(-across * 6)} 24 ${n(-across * 40)} 14Z`,
        index % 3 === 0 ? mix(colour, land.paper, 0.45) : index % 3 === 1 ? colour : mix(colour, land.ink, 0.2),
      );
    });
    return stem(`M${n(sx)} ${n(sy)}V740`, land.leaf, 13) + bells.join('');
  };
  const jx = w * 0.2;
  const palm = (px: number, py: number): string =>
    [-160, -125, -90, -55, -20]
      .map((turn) => place(group(leafBlade(120, 24, land.leaf, 4), `transform="rotate(${turn})"`), px, py, 1))
      .join('');
  const beans = Array.from({ length: 26 }, () => {
    const [bx, by] = [w * 0.3 + random.range(-110, 130), 880 + random.range(-34, 40)];
    return `<g transform="translate(${n(bx)} ${n(by)}) rotate(${random.int(0, 180)})">${fill(ellipse(0, 0, 22, 16), mix(land.crop.light, land.bloom, 0.4))}${fill(ellipse(-5, -5, 9, 5), land.paper, 0.7)}</g>`;
  });
  return [
    litWall(stage, 640),
    tableTop(stage, 620),
    spire(jx - 90, 200, 330, land.heather.base),
    spire(jx + 100, 260, 300, mix(land.heather.light, land.paper, 0.3)),
    spire(jx, 110, 380, mix(land.water.dark, land.heather.base, 0.5)),
    palm(jx - 60, 560) + palm(jx + 70, 580) + palm(jx, 500),
    castShadow(stage, jx, 832, 130, 0.18, 0.4),
    fill(`M${n(jx - 110)} 560h220l-14 250q-4 24 -30 24h-132q-26 0 -30 -24Z`, land.water.light, 0.45) +
      fill(`M${n(jx - 100)} 650h200l-10 160q-4 16 -24 16h-132q-20 0 -24 -16Z`, land.water.base, 0.35) +
      stroke(`M${n(jx - 110)} 560h220l-14 250q-4 24 -30 24h-132q-26 0 -30 -24Z`, land.paper, 5, 0.8) +
      fill(rect(jx + 40, 580, 22, 220), land.paper, 0.5),
    castShadow(stage, x, 896, 440, 0.1, 0.4),
    fill(`M${n(x - 430)} 830h860q30 0 30 26t-30 26h-860q-30 0 -30 -26t30 -26Z`, mix(land.wood.base, land.ink, 0.1)) +
      fill(ellipse(x, 830, 440, 58), mix(land.wood.light, land.crop.base, 0.35)) +
      stroke(ellipse(x, 830, 330, 40) + ellipse(x, 830, 200, 24), land.wood.base, 4, 0.4),
    fill(ellipse(x, 826, 320, 36), land.ink, 0.25),
    place(roll, x, 660, 1.1),
    ...beans,
    fill(
      Array.from({ length: 20 }, () =>
        circle(x + random.range(-420, 420), random.range(830, 870), random.range(3, 8)),
      ).join(''),
      crust,
      0.8,
    ),
    vignette(stage, x, 600, 0.2),
  ].join('');
}
