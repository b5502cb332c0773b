import { mix } from '../colour.ts';
import { litWall, vignette } from '../shapes/backdrop.ts';
import { potPlant } from '../shapes/glassware.ts';
import { castShadow, tableTop } from '../shapes/surfaces.ts';
import type { Stage } from '../stage.ts';
import { circle, ellipse, fill, n, polygon, rect, stroke } from '../svg.ts';

/** A desk by the window: a laptop that searches, a notebook with a pencil, tea and a plant. */
export function desk(stage: Stage): string {
  const { w, land, sky } = stage;
  const random = stage.random.fork('desk');
  const x = w * 0.62;
  const metal = mix(land.wall.dark, land.water.base, 0.4);
  const cards = [0, 1, 2].map((row) => {
    const y = 420 + row * 76;
    return (
      fill(
        rect(x - 250, y, 96, 58),
        [land.leaf.base, land.water.base, land.crop.base][(row + stage.variant) % 3] ?? land.leaf.base,
      ) +
      fill(`M${n(x - 250)} ${n(y + 58)}l34 -30l24 16l38 -34v48Z`, land.leaf.dark, 0.6) +
      stroke(`M${n(x - 134)} ${n(y + 14)}h${n(200 + row * 24)}`, mix(land.leaf.dark, land.ink, 0.3), 11) +
      stroke(
        `M${n(x - 134)} ${n(y + 36)}h${n(300 - row * 40)}M${n(x - 134)} ${n(y + 54)}h${n(240 + row * 20)}`,
        land.wall.dark,
        7,
      )
    );
  });
  const keys: string[] = [];
  for (let row = 0; row < 4; row += 1)
    for (let key = 0; key < 13; key += 1) keys.push(rect(x - 290 + key * 45 + row * 3, 742 + row * 25, 36, 17));
  const steam = `M${n(w * 0.24)} 640c-30 -40 30 -70 0 -120M${n(w * 0.24 + 44)} 640c-30 -40 30 -70 0 -120`;
  return [
    litWall(stage, 650),
    tableTop(stage, 640),
    potPlant(random, w * 0.11, 720, 300, land),
    castShadow(stage, x, 856, 420, 0.07, 0.4),
    fill(`M${n(x - 330)} 250q0 -26 26 -26h600q26 0 26 26v440h-652Z`, mix(land.ink, land.water.dark, 0.2)),
    fill(rect(x - 300, 254, 592, 414), mix(land.paper, sky.low, 0.15)),
    fill(rect(x - 300, 254, 592, 54), land.leaf.dark) +
      fill(circle(x - 268, 281, 13), land.bloom) +
      stroke(`M${n(x - 240)} 281h90`, land.paper, 9),
    fill(rect(x - 250, 336, 470, 50), land.paper) +
      stroke(rect(x - 250, 336, 470, 50), land.leaf.base, 5) +
      stroke(`M${n(x - 226)} 361h170`, land.ink, 8, 0.75) +
      fill(rect(x + 150, 336, 70, 50), land.leaf.base) +
      stroke(`${circle(x + 182, 357, 11)}M${n(x + 190)} 366l12 11`, land.paper, 5),
    ...cards,
    fill(
      polygon([
        [x - 330, 690],
        [x + 322, 690],
        [x + 400, 850],
        [x - 410, 850],
      ]),
      metal,
    ),
    fill(
      polygon([
        [x - 330, 690],
        [x + 322, 690],
        [x + 326, 700],
        [x - 334, 700],
      ]),
      land.paper,
      0.6,
    ),
    fill(keys.join(''), mix(land.ink, metal, 0.2), 0.85),
    fill(
      polygon([
        [x - 90, 812],
        [x + 80, 812],
        [x + 90, 840],
        [x - 100, 840],
      ]),
      mix(metal, land.paper, 0.35),
    ),
    fill(rect(x - 412, 848, 816, 16), mix(metal, land.ink, 0.35)),
    castShadow(stage, w * 0.255, 780, 92, 0.2, 0.4),
    stroke(`M${n(w * 0.255 + 70)} 690q64 0 54 44q-10 34 -60 30`, land.accent, 20),
    fill(`M${n(w * 0.255 - 76)} 656h152l-12 110q-4 20 -30 20h-68q-26 0 -30 -20Z`, land.accent) +
      fill(`M${n(w * 0.255 - 66)} 664h34l-4 110h-18Z`, land.paper, 0.3) +
      fill(ellipse(w * 0.255, 658, 76, 15), mix(land.soil.base, land.crop.dark, 0.4)) +
      stroke(ellipse(w * 0.255, 658, 76, 15), mix(land.accent, land.paper, 0.3), 5),
    stroke(steam, land.paper, 13, 0.5),
    fill(
      polygon([
        [w * 0.06, 870],
        [w * 0.24, 850],
        [w * 0.3, 940],
        [w * 0.09, 968],
      ]),
      land.paper,
    ) +
      stroke(
        `M${n(w * 0.1)} 892l${n(w * 0.12)} -14M${n(w * 0.107)} 914l${n(w * 0.13)} -15M${n(w * 0.115)} 936l${n(w * 0.1)} -12`,
        land.water.dark,
        4,
        0.7,
      ),
    stroke(`M${n(w * 0.22)} 956L${n(w * 0.34)} 884`, mix(land.bloom, land.crop.dark, 0.3), 17) +
      stroke(`M${n(w * 0.216)} 959l-16 9`, land.ink, 8),
    vignette(stage, x, 500, 0.2),
  ].join('');
}
