import { mix } from '../colour.ts';
import { boards, vignette } from '../shapes/backdrop.ts';
import { handInks, pinch } from '../shapes/hands.ts';
import { castShadow, tableTop } from '../shapes/surfaces.ts';
import type { Stage } from '../stage.ts';
import { circle, fill, n, place, rect, stroke } from '../svg.ts';

/** A measuring post in the making: a board with its parts, wires, a soldering iron in a hand, smoke. */
export function workbench(stage: Stage): string {
  const { w, land } = stage;
  const random = stage.random.fork('bench');
  const x = w * 0.56;
  const green = mix(land.leaf.dark, land.leaf.base, 0.5);
  const gold = mix(land.bloom, land.crop.dark, 0.3);
  const tracks = Array.from(
    { length: 11 },
    (_, k) =>
      `M${n(-250 + k * 46)} ${k % 2 === 0 ? -130 : 130}v${k % 2 === 0 ? 60 : -50}l${k % 3 === 0 ? 40 : -34} ${k % 2 === 0 ? 40 : -40}v${k % 2 === 0 ? 40 : -30}`,
  );
  const pins = Array.from(
    { length: 12 },
    (_, k) => rect(-64 + k * 11, -74, 5, 16) + rect(-64 + k * 11, 58, 5, 16),
  ).join('');
  const board = [
    fill('M-300-150q0-14 14-14h572q14 0 14 14v300q0 14-14 14h-572q-14 0-14-14Z', land.ink, 0.35).replace(
      '<path ',
      '<path transform="translate(-6 16)" ',
    ),
    fill('M-300-150q0-14 14-14h572q14 0 14 14v300q0 14-14 14h-572q-14 0-14-14Z', green),
    stroke(tracks.join(''), mix(green, land.leaf.light, 0.5), 6),
    fill([-270, 270].map((px) => circle(px, -134, 15) + circle(px, 134, 15)).join(''), gold) +
      fill([-270, 270].map((px) => circle(px, -134, 8) + circle(px, 134, 8)).join(''), land.ink),
    fill(rect(-78, -58, 156, 116), land.ink) +
      fill(pins, mix(land.wall.light, land.water.base, 0.3)) +
      stroke('M-52-22h80M-52 4h54', mix(land.paper, land.ink, 0.3), 6, 0.8) +
      fill(circle(52, 32, 8), land.wall.dark),
    fill(rect(-240, -70, 96, 62), mix(land.wall.light, land.water.base, 0.2)) +
      fill(rect(-226, -58, 68, 38), mix(land.leaf.light, land.bloom, 0.4)) +
      stroke('M-218-38l16-10l14 8l20-14', land.ink, 4),
    fill(circle(170, -70, 32), mix(land.water.dark, land.ink, 0.2)) +
      fill(circle(170, -70, 20), mix(land.water.light, land.paper, 0.3)) +
      fill(circle(250, -60, 19), land.accent) +
      fill(circle(250, 0, 19), land.bloom),
    fill(rect(130, 20, 130, 40), mix(land.accent, land.roof.base, 0.3)) +
      stroke('M150 20v40M176 20v40M202 20v40M228 20v40', land.bloom, 8),
    fill(rect(-230, 30, 110, 46), land.wall.dark) +
      fill([-210, -184, -158, -134].map((px) => circle(px, 53, 10)).join(''), land.bloom),
    fill(Array.from({ length: 12 }, (_, k) => circle(-110 + k * 20, 128, 7)).join(''), gold),
  ].join('');
  const wires = [
    [land.accent, `M${n(x - 250)} 620C${n(x - 420)} 520 ${n(w * 0.2)} 640 ${n(w * 0.1)} 560`],
    [land.ink, `M${n(x - 230)} 630C${n(x - 400)} 570 ${n(w * 0.22)} 720 ${n(w * 0.1)} 590`],
    [land.bloom, `M${n(x - 210)} 640C${n(x - 380)} 620 ${n(w * 0.24)} 790 ${n(w * 0.1)} 620`],
  ].map(([colour, d]) => stroke(String(d), land.ink, 17, 0.3) + stroke(String(d), String(colour), 13));
  const post = `M${n(w * 0.1)} 900V330`;
  const spool = (sx: number, sy: number, colour: string): string =>
    fill(rect(sx - 52, sy - 92, 104, 20) + rect(sx - 52, sy - 8, 104, 20), mix(land.wood.light, land.wall.base, 0.3)) +
    fill(rect(sx - 38, sy - 74, 76, 68), colour) +
    stroke(
      [0, 1, 2, 3, 4].map((k) => `M${n(sx - 38)} ${n(sy - 64 + k * 13)}h76`).join(''),
      mix(colour, land.ink, 0.35),
      4,
      0.6,
    );
  const smoke = `M${n(x + 190)} 560c-40 -70 60 -110 6 -190s50 -110 -14 -200`;
  return [
    boards(stage, 620),
    fill(rect(w * 0.24, 110, w * 0.4, 20), land.wood.light) +
      fill(rect(w * 0.24, 130, w * 0.4, 10), land.ink, 0.3) +
      [0.28, 0.34, 0.41]
        .map(
          (t, k) =>
            fill(
              rect(w * t, 30 + k * 8, 60, 80 - k * 8),
              [land.leaf.base, land.accent, land.water.base][k] ?? land.leaf.base,
            ) + fill(rect(w * t, 50, 60, 26), land.paper, 0.85),
        )
        .join('') +
      spool(w * 0.5, 98, land.accent) +
      spool(w * 0.58, 98, land.bloom),
    tableTop(stage, 590),
    castShadow(stage, w * 0.1, 904, 130, 0.16, 0.4),
    stroke(post, mix(land.ink, land.water.dark, 0.3), 60) +
      stroke(post, mix(land.water.light, land.paper, 0.3), 48) +
      stroke(`M${n(w * 0.1 - 12)} 890V340`, land.paper, 8, 0.9) +
      fill(rect(w * 0.1 - 84, 230, 168, 120), mix(land.paper, land.wall.light, 0.3)) +
      fill(rect(w * 0.1 - 66, 250, 132, 54), mix(land.leaf.dark, land.ink, 0.3)) +
      stroke(`M${n(w * 0.1 - 50)} 286l26 -16l22 10l28 -20l20 12`, land.leaf.light, 6) +
      stroke(`M${n(w * 0.1)} 230v-80`, land.ink, 9) +
      fill(circle(w * 0.1, 144, 15), land.accent) +
      fill(rect(w * 0.1 - 84, 480, 168, 19) + rect(w * 0.1 - 84, 540, 168, 19), land.accent, 0.9),
    ...wires,
    place(board, x, 690, 1.16),
    stroke(smoke, land.paper, 19, 0.4),
    fill(rect(w * 0.83, 820, 200, 84), mix(land.ink, land.water.dark, 0.3)) +
      fill(rect(w * 0.83 + 16, 836, 90, 40), mix(land.leaf.dark, land.ink, 0.2)) +
      stroke(`M${n(w * 0.83 + 30)} 862l16 -12l14 8l26 -14`, land.leaf.light, 5) +
      fill(circle(w * 0.83 + 156, 858, 24), land.wall.dark),
    spool(w * 0.3, 930, mix(land.wall.dark, land.paper, 0.4)),
    place(
      pinch(
        handInks(stage, land.water),
        stroke('M-150-36L-40-12', mix(land.wall.light, land.water.base, 0.3), 13) +
          stroke('M-176-42L-148-36', mix(land.crop.dark, land.ink, 0.3), 7) +
          stroke('M-44-12L160 42', mix(land.accent, land.ink, 0.3), 46) +
          stroke('M-44-12L160 42', land.accent, 38) +
          stroke('M-34-20L150 28', land.paper, 7, 0.5),
      ),
      x + 364,
      612,
      0.98,
    ),
    fill(circle(x + 190, 566, 15), land.bloom, 0.9) + fill(circle(x + 190, 566, 40), land.bloom, 0.25),
    stroke(
      Array.from({ length: 5 }, () => `M${n(random.range(w * 0.36, w * 0.5))} ${n(random.range(900, 940))}l26 -5`).join(
        '',
      ),
      land.wall.dark,
      5,
    ),
    vignette(stage, x + 80, 600, 0.34),
  ].join('');
}
