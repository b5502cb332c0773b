import { mix } from '../colour.ts';
import { boards, vignette } from '../shapes/backdrop.ts';
import { potPlant } from '../shapes/glassware.ts';
import { tableTop } from '../shapes/surfaces.ts';
import type { Stage } from '../stage.ts';
import { circle, ellipse, fill, n, rect, stroke } from '../svg.ts';

/** A shed's wall with its tools on their pegs, and a bench below it. */
export function toolWall(stage: Stage): string {
  const { w, land } = stage;
  const random = stage.random.fork('tools');
  const steel = mix(land.water.base, land.wall.dark, 0.4);
  const bright = mix(steel, land.paper, 0.5);
  const handle = (x: number, y: number, long: number): string =>
    stroke(`M${n(x)} ${n(y)}V${n(y + long)}`, mix(land.wood.dark, land.ink, 0.2), 27) +
    stroke(`M${n(x)} ${n(y)}V${n(y + long)}`, mix(land.wood.light, land.crop.base, 0.4), 20) +
    stroke(`M${n(x - 5)} ${n(y + 6)}V${n(y + long - 6)}`, land.paper, 4, 0.5);
  const peg = (x: number, y: number): string =>
    fill(circle(x, y, 12), land.ink) + fill(circle(x - 3, y - 3, 5), land.wall.light);
  const spade = (x: number): string =>
    handle(x, 150, 360) +
    stroke(`M${n(x - 56)} 150h112`, land.wood.dark, 30) +
    stroke(`M${n(x - 54)} 148h108`, mix(land.wood.light, land.crop.base, 0.4), 21) +
    fill(`M${n(x - 78)} 490h156v90c0 70 -40 120 -78 140c-38 -20 -78 -70 -78 -140Z`, steel) +
    fill(`M${n(x - 64)} 500h40v180c-24 -30 -40 -66 -40 -100Z`, bright, 0.8) +
    fill(rect(x - 16, 470, 32, 60), mix(steel, land.ink, 0.3));
  const rake = (x: number): string =>
    handle(x, 120, 500) +
    stroke(`M${n(x - 110)} 636h220`, mix(steel, land.ink, 0.3), 20) +
    stroke(
      [-100, -67, -33, 0, 33, 67, 100].map((dx) => `M${n(x + dx)} 640v60`).join(''),
      mix(steel, land.ink, 0.2),
      11,
    ) +
    stroke(`M${n(x - 108)} 632h216`, bright, 5, 0.8);
  const shears = (x: number): string =>
    stroke(
      `M${n(x)} 380C${n(x - 60)} 460 ${n(x - 70)} 540 ${n(x - 56)} 600M${n(x)} 380C${n(x + 60)} 460 ${n(x + 70)} 540 ${n(x + 56)} 600`,
      land.accent,
      34,
    ) +
    fill(
      `M${n(x - 14)} 390C${n(x - 44)} 300 ${n(x - 30)} 220 ${n(x + 6)} 160C${n(x + 14)} 240 ${n(x + 16)} 320 ${n(x + 8)} 390Z`,
      bright,
    ) +
    fill(
      `M${n(x + 14)} 390C${n(x + 44)} 310 ${n(x + 44)} 240 ${n(x + 22)} 190C${n(x + 6)} 250 ${n(x)} 320 ${n(x - 4)} 390Z`,
      steel,
    ) +
    fill(circle(x, 386, 20), land.ink);
  const trowel = (x: number): string =>
    handle(x, 170, 150) +
    stroke(`M${n(x)} 316v60`, mix(steel, land.ink, 0.3), 12) +
    fill(`M${n(x - 48)} 370h96c10 80 -16 150 -48 190c-32 -40 -58 -110 -48 -190Z`, steel) +
    fill(`M${n(x - 36)} 380h30v140c-20 -40 -34 -90 -30 -140Z`, bright, 0.8);
  const coil = [0, 1, 2, 3].map((k) =>
    stroke(
      ellipse(w * 0.12, 330 + k * 6, 128 - k * 15, 150 - k * 15),
      k % 2 === 0 ? land.leaf.base : land.leaf.dark,
      20,
    ),
  );
  const x = w * 0.62;
  const watering =
    stroke(`M${n(x + 330)} 650c70 -90 150 -60 130 40`, mix(land.leaf.dark, land.ink, 0.2), 16) +
    fill(`M${n(x + 250)} 680h210l14 190h-236Z`, land.leaf.base) +
    fill(`M${n(x + 262)} 690h50l-4 170h-58Z`, land.leaf.light, 0.7) +
    fill(`M${n(x + 244)} 790L${n(x + 90)} 640l26 -22L${n(x + 256)} 720Z`, land.leaf.dark) +
    fill(`M${n(x + 70)} 650l60 -56l16 14l-58 60Z`, land.leaf.base) +
    fill(rect(x + 236, 866, 240, 14), land.leaf.dark);
  return [
    boards(stage, 820),
    ...coil,
    peg(w * 0.12, 190),
    rake(w * 0.28) + peg(w * 0.28, 150),
    spade(w * 0.43) + peg(w * 0.43, 130),
    shears(x) + peg(x, 386),
    trowel(w * 0.76) + peg(w * 0.76, 150),
    rake(w * 0.91) + peg(w * 0.91, 150),
    tableTop(stage, 800),
    potPlant(random, x - 250, 880, 150, land) + potPlant(random, x - 380, 872, 116, land),
    watering,
    fill(rect(w * 0.05, 800, 230, 70), land.wood.base) +
      fill(rect(w * 0.05, 800, 230, 12), land.wood.light) +
      stroke(`M${n(w * 0.05)} 836h230`, land.wood.dark, 4),
    vignette(stage, x, 460, 0.36),
  ].join('');
}
