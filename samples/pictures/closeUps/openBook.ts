import { mix } from '../colour.ts';
import { litWall, vignette } from '../shapes/backdrop.ts';
import { castShadow, tableTop } from '../shapes/surfaces.ts';
import type { Stage } from '../stage.ts';
import { circle, ellipse, fill, n, rect, stroke } from '../svg.ts';

/** A thick book lying open, with slips between its pages, glasses, and a pencil that has marked a line. */
export function openBook(stage: Stage): string {
  const { w, land } = stage;
  const random = stage.random.fork('book');
  const x = w * 0.6;
  const paper = mix(land.paper, land.wall.light, 0.25);
  const lines = (from: number, to: number, sag: number): string =>
    Array.from({ length: 11 }, (_, index) => {
      const y = 560 + index * 31;
      const end = index % 4 === 3 ? from + (to - from) * random.range(0.4, 0.7) : to;
      return `M${n(from - (index * sag) / 3)} ${n(y + index * 2)}Q${n((from + to) / 2)} ${n(y - 22)} ${n(end - (index * sag) / 3)} ${n(y + (sag > 0 ? 16 : -4))}`;
    }).join('');
  const page = (dir: 1 | -1): string =>
    `M${n(x)} 540C${n(x + dir * 120)} 470 ${n(x + dir * 330)} 470 ${n(x + dir * 470)} 524L${n(x + dir * 560)} 890C${n(x + dir * 380)} 836 ${n(x + dir * 150)} 850 ${n(x)} 920Z`;
  const slips = [
    [-380, 500, land.accent],
    [-250, 480, land.bloom],
    [210, 476, land.leaf.light],
    [330, 486, land.water.base],
    [400, 500, land.accent],
  ] as const;
  return [
    litWall(stage, 600),
    tableTop(stage, 560),
    fill(rect(w * 0.06, 300, 200, 320), land.leaf.dark) +
      fill(rect(w * 0.06, 300, 30, 320), land.leaf.light, 0.5) +
      fill(rect(w * 0.06 + 200, 330, 170, 290), land.roof.base) +
      fill(rect(w * 0.06 + 200, 330, 26, 290), land.paper, 0.3) +
      stroke(`M${n(w * 0.06 + 60)} 380h110M${n(w * 0.06 + 60)} 410h80M${n(w * 0.06 + 250)} 400h90`, land.paper, 9, 0.8),
    castShadow(stage, x, 912, 620, 0.08, 0.45),
    ...slips.map(([dx, y, colour]) => fill(rect(x + dx, y - 46, 40, 90), colour)),
    fill(
      `M${n(x - 500)} 536L${n(x - 592)} 910Q${n(x - 200)} 880 ${n(x)} 950Q${n(x + 200)} 880 ${n(x + 592)} 910L${n(x + 500)} 536Z`,
      mix(land.leaf.dark, land.ink, 0.2),
    ),
    fill(
      `M${n(x - 478)} 536L${n(x - 570)} 902Q${n(x - 200)} 866 ${n(x)} 934Q${n(x + 200)} 866 ${n(x + 570)} 902L${n(x + 478)} 536Z`,
      mix(paper, land.wall.dark, 0.4),
    ),
    fill(page(-1), paper) + fill(page(1), paper),
    fill(
      `M${n(x)} 540C${n(x + 40)} 510 ${n(x + 90)} 496 ${n(x + 130)} 490L${n(x + 110)} 868C${n(x + 70)} 880 ${n(x + 30)} 900 ${n(x)} 920Z`,
      land.ink,
      0.14,
    ),
    fill(
      `M${n(x)} 540C${n(x - 40)} 510 ${n(x - 60)} 504 ${n(x - 80)} 500L${n(x - 70)} 880C${n(x - 40)} 894 ${n(x - 20)} 906 ${n(x)} 920Z`,
      land.ink,
      0.07,
    ),
    stroke(lines(x - 420, x - 70, 26), mix(land.ink, paper, 0.3), 7, 0.75),
    stroke(lines(x + 80, x + 420, -26), mix(land.ink, paper, 0.3), 7, 0.75),
    stroke(
      `M${n(x + 96)} 652Q${n(x + 260)} 630 ${n(x + 446)} 650M${n(x + 100)} 684Q${n(x + 260)} 662 ${n(x + 400)} 678`,
      land.bloom,
      25,
      0.6,
    ),
    stroke(`M${n(x + 466)} 640q14 26 4 52`, land.accent, 7),
    stroke(`M${n(x + 180)} 890L${n(x + 470)} 716`, mix(land.bloom, land.ink, 0.3), 26) +
      stroke(`M${n(x + 184)} 888L${n(x + 470)} 716`, land.bloom, 20) +
      stroke(`M${n(x + 160)} 902L${n(x + 182)} 889`, mix(land.wall.light, land.crop.base, 0.4), 19) +
      stroke(`M${n(x + 152)} 907l8 -5`, land.ink, 10) +
      stroke(`M${n(x + 462)} 721l16 -10`, land.roof.light, 24),
    stroke(
      `${ellipse(x - 330, 742, 92, 66)}${ellipse(x - 126, 756, 92, 66)}M${n(x - 238)} 744q12 -18 22 6M${n(x - 420)} 724C${n(x - 500)} 660 ${n(x - 520)} 640 ${n(x - 470)} 610M${n(x - 36)} 740C${n(x + 20)} 690 ${n(x + 30)} 660 ${n(x - 20)} 630`,
      mix(land.ink, land.wood.dark, 0.3),
      13,
    ),
    fill(ellipse(x - 330, 742, 86, 60) + ellipse(x - 126, 756, 86, 60), land.water.light, 0.35),
    stroke(`M${n(x - 376)} 720l40 -18M${n(x - 172)} 734l40 -18`, land.paper, 9, 0.8),
    fill(circle(w * 0.16, 820, 96), mix(land.wall.light, land.paper, 0.4)) +
      fill(circle(w * 0.16, 820, 76), mix(land.soil.dark, land.crop.dark, 0.3)) +
      stroke(circle(w * 0.16, 820, 90), land.water.base, 12) +
      stroke(`M${n(w * 0.16 + 92)} 790q60 0 54 34q-6 30 -56 22`, mix(land.wall.light, land.paper, 0.4), 20),
    vignette(stage, x, 660, 0.22),
  ].join('');
}
