import { mix } from '../colour.ts';
import { fur } from '../shapes/fur.ts';
import { castShadow } from '../shapes/surfaces.ts';
import type { Stage } from '../stage.ts';
import { circle, ellipse, fill, n, place, polygon, rect, stroke } from '../svg.ts';

/** New Year's Eve from within: a dog in its basket below the window, a blanket, a lamp lit, rockets far away. */
export function fireworks(stage: Stage): string {
  const { w, land } = stage;
  const random = stage.random.fork('rockets');
  const night = mix(land.ink, land.heather.dark, 0.4);
  const wall = mix(mix(land.wall.dark, land.roof.base, 0.25), land.ink, 0.3);
  const [left, right, top, sill] = [w * 0.06, w * 0.52, 80, 560];
  const burst = (x: number, y: number, r: number, colour: string): string => {
    const rays = Array.from({ length: 26 }, (_, index) => {
      const a = (index / 26) * Math.PI * 2;
      return `M${n(x + Math.cos(a) * r * 0.24)} ${n(y + Math.sin(a) * r * 0.24)}L${n(x + Math.cos(a) * r * random.range(0.7, 1))} ${n(y + Math.sin(a) * r * random.range(0.7, 1) + r * 0.06)}`;
    });
    const sparks = Array.from({ length: 26 }, (_, index) => {
      const a = (index / 26) * Math.PI * 2 + 0.1;
      return circle(x + Math.cos(a) * r * 1.1, y + Math.sin(a) * r * 1.1 + r * 0.1, random.range(3, 7));
    });
    return (
      fill(circle(x, y, r * 1.3), colour, 0.14) +
      stroke(rays.join(''), colour, 6, 0.9) +
      fill(sparks.join(''), mix(colour, land.paper, 0.4))
    );
  };
  const pane = rect(left, top, right - left, sill - top);
  const roofs = polygon([
    [left, sill],
    [left, 470],
    [left + 80, 420],
    [left + 170, 470],
    [left + 170, 490],
    [left + 290, 430],
    [left + 400, 490],
    [left + 470, 450],
    [right, 500],
    [right, sill],
  ]);
  const x = w * 0.64;
  const coat = mix('#b9844f', land.crop.dark, 0.35);
  const light = mix(coat, land.paper, 0.5);
  const dark = mix(coat, land.ink, 0.45);
  const body =
    'M-330 120C-350-10-220-120-40-130C140-140 300-60 320 60C330 130 280 170 180 172L-240 172C-300 172-326 160-330 120Z';
  const dog = [
    fill(body, coat),
    stage.clip(
      body,
      fur(
        random,
        { x: 0, y: -20, rx: 300, ry: 110, lie: (u) => Math.PI / 2 - u * 0.8, length: 30, width: 3 },
        240,
        light,
        0.6,
      ) +
        fur(
          random,
          { x: 0, y: 60, rx: 300, ry: 90, lie: (u) => Math.PI / 2 - u * 0.8, length: 26, width: 3 },
          160,
          dark,
          0.5,
        ),
    ),
    fill('M-300 40C-340-60-280-150-170-160C-60-166 0-90 0 0C0 70-60 130-150 130C-240 130-286 90-300 40Z', coat),
    fill('M-300-40C-360-60-380 40-340 110C-300 120-270 60-268 0Z', dark) +
      fill('M-30-60C30-60 50 40 20 110C-20 110-40 40-40-20Z', dark),
    fill('M-230 20C-220-40-120-40-110 20C-96 70-110 120-170 124C-232 120-244 70-230 20Z', light),
    fill('M-182-150C-190-80-184-40-170-10C-156-40-150-80-158-150Z', light),
    fill('M-206 26C-204 4-138 4-136 26C-140 54-160 62-171 62C-182 62-202 54-206 26Z', land.ink) +
      fill(ellipse(-180, 18, 12, 6), land.paper, 0.6),
    stroke('M-171 62V84C-180 100-204 100-214 90M-171 84C-162 100-140 100-128 90', land.ink, 6, 0.8),
    fill(ellipse(-238, -42, 23, 21), land.ink) +
      fill(ellipse(-106, -42, 23, 21), land.ink) +
      fill(circle(-231, -50, 7) + circle(-99, -50, 7), land.paper),
    stroke('M-270-84C-254-100-230-100-214-88M-130-88C-114-100-90-100-74-84', dark, 9),
    fill('M-120 110C-60 100 20 110 40 140C40 160 20 170-20 172L-110 172C-140 160-146 124-120 110Z', light),
    stroke('M-6 126v30M-40 124v32', dark, 5, 0.6),
  ].join('');
  const basket = Array.from({ length: 4 }, (_, row) =>
    Array.from(
      { length: 26 },
      (_, k) => `M${n(x - 420 + k * 34 + (row % 2) * 17)} ${n(800 + row * 40)}q17 -20 34 0`,
    ).join(''),
  );
  const wicker = `M${n(x - 450)} 786H${n(x + 450)}L${n(x + 400)} 950H${n(x - 400)}Z`;
  const lamp = stage.glow(w * 0.93, 330, 700, [
    [0, land.bloom, 0.62],
    [0.4, land.bloom, 0.2],
    [1, land.bloom, 0],
  ]);
  return [
    fill(rect(0, 0, w, 1000), wall),
    fill(rect(0, 760, w, 260), mix(land.wood.base, land.ink, 0.3)) +
      stroke(`M0 830H${n(w)}M0 910H${n(w)}`, land.ink, 4, 0.4),
    fill(
      pane,
      stage.fall(top, sill, [
        [0, mix(land.ink, night, 0.4)],
        [1, night],
      ]),
    ),
    stage.clip(
      pane,
      [
        burst(left + 190, 210, 110, land.accent),
        burst(left + 430, 170, 90, land.bloom),
        burst(left + 560, 320, 70, land.water.light),
        stroke(
          `M${n(left + 190)} 470Q${n(left + 200)} 340 ${n(left + 190)} 250M${n(left + 430)} 470Q${n(left + 410)} 330 ${n(left + 430)} 220`,
          land.bloom,
          4,
          0.5,
        ),
        fill(roofs, land.ink),
        [40, 110, 300, 350, 520].map((dx) => fill(rect(left + dx, 510, 22, 28), land.bloom, 0.85)).join(''),
      ].join(''),
    ),
    stroke(`${pane}M${n((left + right) / 2)} ${top}V${sill}M${left} 300H${n(right)}`, mix(land.paper, wall, 0.25), 22),
    fill(rect(left - 40, sill, right - left + 80, 28), mix(land.paper, wall, 0.3)),
    fill(
      `M${n(left - 60)} 50H${n(left + 60)}C${n(left + 70)} 260 ${n(left + 10)} 440 ${n(left - 20)} 640H${n(left - 70)}Z`,
      mix(land.roof.base, land.ink, 0.25),
    ) +
      fill(
        `M${n(right + 60)} 50H${n(right - 60)}C${n(right - 70)} 260 ${n(right - 10)} 440 ${n(right + 20)} 640H${n(right + 70)}Z`,
        mix(land.roof.base, land.ink, 0.25),
      ) +
      stroke(`M${n(left - 90)} 52H${n(right + 90)}`, land.wood.light, 17),
    fill(rect(0, 0, w, 1000), lamp),
    fill(rect(w * 0.93 - 8, 420, 16, 400), land.wood.dark) +
      fill(`M${n(w * 0.93 - 110)} 420L${n(w * 0.93 - 66)} 250h132l44 170Z`, mix(land.bloom, land.paper, 0.35)) +
      fill(rect(w * 0.93 - 70, 810, 140, 20), land.wood.dark),
    castShadow(stage, x, 944, 470, 0.09, 0.5),
    fill(
      `M${n(x - 440)} 780C${n(x - 400)} 700 ${n(x + 400)} 700 ${n(x + 440)} 780Z`,
      mix(land.wood.dark, land.ink, 0.4),
    ),
    place(dog, x + 20, 690, 1.06),
    fill(
      `M${n(x + 60)} 740C${n(x + 90)} 600 ${n(x + 280)} 560 ${n(x + 390)} 660L${n(x + 410)} 830H${n(x + 40)}Z`,
      land.accent,
    ) +
      stroke(
        `M${n(x + 110)} 720C${n(x + 160)} 640 ${n(x + 260)} 610 ${n(x + 350)} 660M${n(x + 90)} 790C${n(x + 170)} 700 ${n(x + 280)} 680 ${n(x + 380)} 730`,
        land.bloom,
        15,
        0.8,
      ) +
      stroke(`M${n(x + 200)} 600L${n(x + 170)} 820M${n(x + 300)} 600L${n(x + 300)} 820`, land.bloom, 9, 0.6),
    fill(wicker, land.wood.light) +
      stage.clip(wicker, stroke(basket.join(''), land.wood.dark, 9, 0.6)) +
      fill(rect(x - 466, 776, 932, 34), mix(land.wood.light, land.crop.light, 0.4)) +
      stroke(`M${n(x - 460)} 792H${n(x + 460)}`, land.wood.base, 5, 0.6),
  ].join('');
}
