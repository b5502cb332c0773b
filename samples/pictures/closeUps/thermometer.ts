import { mix } from '../colour.ts';
import { vignette } from '../shapes/backdrop.ts';
import type { Stage } from '../stage.ts';
import { circle, fill, n, polygon, rect, stroke } from '../svg.ts';

/** A hot day: a thermometer on the barn's boards, the sun hard on them, swallows at the eaves. */
export function thermometer(stage: Stage): string {
  const { w, land, sky, side } = stage;
  const random = stage.random.fork('heat');
  const x = w * 0.62;
  const red = mix('#d8412a', land.accent, 0.3);
  const parts: string[] = [];
  for (let px = -20; px < w; px += 132) {
    const tone = mix(mix(land.roof.base, land.wood.light, 0.3), land.bloom, random.range(0.02, 0.2));
    parts.push(
      fill(rect(px, 0, 126, 1000), tone),
      stroke(
        [0, 1, 2, 3]
          .map(
            (k) =>
              `M${n(px + 20 + k * 28)} ${n(random.range(0, 300))}q${n(random.range(-9, 9))} 200 ${n(random.range(-5, 5))} ${n(random.range(300, 600))}`,
          )
          .join(''),
        land.roof.dark,
        3,
        0.35,
      ),
      fill(circle(px + 63, 90, 6) + circle(px + 63, 900, 6), land.ink, 0.5),
    );
  }
  const sun = [w * 0.24, 300] as const;
  const rays = Array.from({ length: 24 }, (_, index) => {
    const a = (index / 24) * Math.PI * 2;
    const [from, to] = [196, index % 2 === 0 ? 330 : 276];
    return polygon([
      [sun[0] + Math.cos(a - 0.06) * from, sun[1] + Math.sin(a - 0.06) * from],
      [sun[0] + Math.cos(a + 0.06) * from, sun[1] + Math.sin(a + 0.06) * from],
      [sun[0] + Math.cos(a) * to, sun[1] + Math.sin(a) * to],
    ]);
  });
  const shine = stage.glow(sun[0], sun[1], w * 0.8, [
    [0, sky.sun, 0.95],
    [0.3, land.bloom, 0.45],
    [1, land.bloom, 0],
  ]);
  const ticks = Array.from(
    { length: 31 },
    (_, index) =>
      `M${n(x - 96)} ${n(720 - index * 17)}h${index % 5 === 0 ? 48 : 26}M${n(x + 96)} ${n(720 - index * 17)}h${index % 5 === 0 ? -48 : -26}`,
  );
  const swallow = (sx: number, sy: number, size: number, turn: number): string =>
    `<g transform="translate(${n(sx)} ${n(sy)}) rotate(${turn}) scale(${size})">${fill('M0 0C-30-26-90-40-150-20C-90-10-50 14-30 30C-50 60-90 90-130 110C-70 100-20 70 0 46C20 60 60 70 100 60C60 44 40 30 30 16C50-10 60-50 56-90C30-60 10-30 0 0Z', land.ink)}${fill('M-6 16C10 8 26 12 34 26C20 40 0 40-12 34Z', land.paper)}${fill(circle(40, 36, 13), mix(land.roof.base, land.accent, 0.4))}</g>`;
  return [
    fill(rect(0, 0, w, 1000), mix(land.roof.dark, land.ink, 0.2)),
    ...parts,
    fill(rect(0, 0, w, 1000), shine),
    fill(rays.join(''), sky.sun, 0.7),
    fill(circle(sun[0], sun[1], 150), sky.sun),
    fill(circle(sun[0], sun[1], 180), sky.sun, 0.35),
    swallow(w * 0.42, 720, 0.8, -14) + swallow(w * 0.12, 780, 0.6, 20),
    fill(rect(x - 150 - side * 34, 114, 300, 810), land.ink, 0.28),
    fill(
      `M${n(x - 150)} 130q0 -40 40 -40h220q40 0 40 40v740q0 40 -40 40h-220q-40 0 -40 -40Z`,
      mix(land.paper, land.wall.light, 0.2),
    ),
    stroke(`M${n(x - 130)} 140q0 -30 30 -30h200q30 0 30 30v720q0 30 -30 30h-200q-30 0 -30 -30Z`, land.water.dark, 8),
    fill(
      circle(x - 90, 130, 9) + circle(x + 90, 130, 9) + circle(x - 90, 872, 9) + circle(x + 90, 872, 9),
      land.ink,
      0.7,
    ),
    fill(rect(x - 100, 205, 34, 175), red, 0.28) + fill(rect(x + 66, 205, 34, 175), red, 0.28),
    stroke(ticks.join(''), land.ink, 6, 0.85),
    stroke(`M${n(x)} 180V760`, mix(land.water.light, land.paper, 0.5), 60) + stroke(`M${n(x)} 180V760`, land.paper, 46),
    fill(circle(x, 790, 70), mix(red, land.ink, 0.25)) +
      fill(circle(x - 3, 787, 62), red) +
      stroke(`M${n(x)} 262V780`, red, 34) +
      fill(circle(x, 262, 17), red),
    fill(circle(x - 22, 766, 17), land.paper, 0.7) + stroke(`M${n(x - 10)} 200V700`, land.paper, 7, 0.8),
    vignette(stage, w * 0.45, 460, 0.22),
  ].join('');
}
