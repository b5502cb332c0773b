import { mix } from '../colour.ts';
import { beaker, microscope, potPlant, seedling, soilJar } from '../shapes/glassware.ts';
import { leafy } from '../shapes/leaves.ts';
import { figure, hairs, skins } from '../shapes/people.ts';
import { pendant, type Room, sunbeams, windowWall } from '../shapes/room.ts';
import type { Stage } from '../stage.ts';
import { circle, ellipse, fill, n, polygon, rect, stroke } from '../svg.ts';

const floor = 700;
const room: Room = { floor, sill: 520, head: 96, window: 520, pier: 300 };

/** A lesson: a chart of a plant on the wall, things to look at on the table, and listeners seen from behind. */
export function classroom(stage: Stage): string {
  const { w, land, side } = stage;
  const random = stage.random.fork('people');
  const chart = w / 2 - side * 410;
  return [
    windowWall(stage, room),
    wallChart(stage, chart),
    w > 1500 ? wallChart(stage, w / 2 + side * 410) : '',
    pendant(stage, w / 2 - 210, 130, 76),
    pendant(stage, w / 2 + 210, 130, 76),
    floorBoards(stage),
    figure(random, {
      x: chart + side * 176,
      y: 726,
      height: 396,
      coat: land.accent,
      trousers: land.ink,
      mirrored: side === 1,
    }),
    table(stage),
    sunbeams(stage, room, 1000, stage.mood === 'day' ? 0.12 : 0.18),
    listeners(stage),
    fill(
      rect(0, 0, w, 1000),
      stage.glow(w / 2, 480, w * 0.75, [
        [0.5, land.ink, 0],
        [1, land.ink, 0.16],
      ]),
    ),
  ].join('');
}

/** A school chart: one plant with its roots, on linen between two rods. */
function wallChart(stage: Stage, x: number): string {
  const { land, side } = stage;
  const random = stage.random.fork(`chart-${Math.sign(x - stage.w / 2)}`);
  const [top, bottom, half] = [122, 536, 120];
  const roots = Array.from({ length: 9 }, (_, index) => {
    const t = (index - 4) / 4;
    return `M${n(x)} 408C${n(x + t * 20)} 440 ${n(x + t * 70)} 440 ${n(x + t * 84)} ${n(486 + random.range(-18, 24))}`;
  });
  return [
    fill(rect(x - half + 8 * side, top + 10, half * 2, bottom - top), land.ink, 0.2),
    fill(rect(x - half, top, half * 2, bottom - top), mix(land.paper, land.crop.light, 0.3)),
    stroke(rect(x - half + 12, top + 14, half * 2 - 24, bottom - top - 28), land.wood.dark, 2, 0.6),
    fill(rect(x - half + 14, 408, half * 2 - 28, bottom - 424), land.soil.light, 0.75),
    stroke(roots.join(''), land.soil.dark, 3.4),
    seedling(x, 410, 178, land),
    fill(leafy(random, x, 214, 34, 32, 9), land.accent),
    fill(circle(x, 214, 12), land.bloom),
    fill(
      rect(x - half - 12, top - 12, half * 2 + 24, 14) + rect(x - half - 12, bottom - 4, half * 2 + 24, 14),
      land.wood.dark,
    ),
    stroke(`M${n(x - 60)} ${top - 10}L${n(x)} 70L${n(x + 60)} ${top - 10}`, land.ink, 2.4),
  ].join('');
}

function floorBoards(stage: Stage): string {
  const { w, land } = stage;
  const lines: string[] = [];
  for (let x = -w; x < w * 2; x += 110) lines.push(`M${n(x)} ${floor}L${n(w / 2 + (x - w / 2) * 1.9)} 1000`);
  const paint = stage.fall(floor, 1000, [
    [0, mix(land.wood.light, land.wall.base, 0.45)],
    [1, mix(land.wood.base, land.wood.light, 0.4)],
  ]);
  return (
    fill(rect(0, floor, w, 300), paint) +
    stroke(lines.join(''), land.wood.dark, 2, 0.25) +
    fill(rect(0, floor - 14, w, 14), land.wall.dark)
  );
}

function table(stage: Stage): string {
  const { w, land, side } = stage;
  const random = stage.random.fork('table');
  const x = w / 2 + side * 70;
  const [y, half] = [716, 400];
  const legs = [-half + 30, half - 46].map((dx) => rect(x + dx, y + 20, 18, 150)).join('');
  const globe = x + side * 186;
  return [
    fill(ellipse(x, y + 168, half * 1.05, 22), land.ink, 0.22),
    fill(legs, land.wood.dark),
    fill(
      polygon([
        [x - half + 20, y - 22],
        [x + half - 20, y - 22],
        [x + half, y + 4],
        [x - half, y + 4],
      ]),
      mix(land.wood.light, land.paper, 0.2),
    ),
    fill(rect(x - half, y + 4, half * 2, 22), land.wood.base),
    potPlant(random, x + side * 310, y - 6, 150, land),
    soilJar(x - side * 300, y - 6, 112, land),
    soilJar(x - side * 236, y - 4, 88, land),
    microscope(x - side * 90, y - 6, 170, land, side),
    beaker(x + side * 56, y - 6, 120, land),
    stroke(`M${n(globe - 58)} ${n(y - 94)}A60 60 0 1 0 ${n(globe + 40)} ${n(y - 132)}`, land.crop.dark, 6),
    fill(circle(globe, y - 92, 50), land.water.base),
    stage.clip(
      circle(globe, y - 92, 50),
      fill(
        leafy(random, globe - 16, y - 108, 26, 22, 8) + leafy(random, globe + 24, y - 74, 24, 26, 8),
        land.leaf.base,
      ) + fill(circle(globe - side * 26, y - 80, 56), land.ink, 0.14),
    ),
    fill(
      polygon([
        [globe - 26, y - 6],
        [globe - 8, y - 34],
        [globe + 8, y - 34],
        [globe + 26, y - 6],
      ]),
      land.wood.dark,
    ),
  ].join('');
}

/** A row of heads and shoulders in front, each with its own hair. */
function listeners(stage: Stage): string {
  const { w, land, side } = stage;
  const random = stage.random.fork('listeners');
  const coats = [land.leaf.dark, land.water.dark, land.heather.dark, land.roof.dark, land.leaf.base, land.ink] as const;
  const parts: string[] = [];
  const step = 270;
  const count = Math.ceil(w / step / 2);
  for (let index = -count; index <= count; index += 1) {
    const x = w / 2 + (index + 0.5) * step + random.range(-26, 26);
    const y = 1000 + random.range(-8, 26);
    const coat = random.pick(coats);
    const skin = random.pick(skins);
    const hair = random.pick(hairs);
    const style = random.int(0, 3);
    parts.push(
      fill(
        `M${n(x - 108)} ${n(y + 10)}C${n(x - 106)} ${n(y - 84)} ${n(x - 50)} ${n(y - 92)} ${n(x)} ${n(y - 96)}C${n(x + 50)} ${n(y - 92)} ${n(x + 106)} ${n(y - 84)} ${n(x + 108)} ${n(y + 10)}Z`,
        coat,
      ),
    );
    parts.push(
      fill(
        `M${n(x + side * 40)} ${n(y - 94)}C${n(x + side * 84)} ${n(y - 86)} ${n(x + side * 106)} ${n(y - 60)} ${n(x + side * 108)} ${n(y + 10)}L${n(x + side * 74)} ${n(y + 10)}C${n(x + side * 76)} ${n(y - 50)} ${n(x + side * 66)} ${n(y - 78)} ${n(x + side * 40)} ${n(y - 94)}Z`,
        land.paper,
        0.18,
      ),
    );
    parts.push(
      fill(rect(x - 20, y - 124, 40, 36), skin),
      fill(ellipse(x, y - 156, 45, 54), skin),
      fill(ellipse(x - 45, y - 152, 8, 13) + ellipse(x + 45, y - 152, 8, 13), skin),
    );
    if (style === 0)
      parts.push(
        fill(
          `M${n(x - 47)} ${n(y - 150)}C${n(x - 52)} ${n(y - 226)} ${n(x + 52)} ${n(y - 226)} ${n(x + 47)} ${n(y - 150)}C${n(x + 40)} ${n(y - 112)} ${n(x - 40)} ${n(y - 112)} ${n(x - 47)} ${n(y - 150)}Z`,
          hair,
        ),
      );
    if (style === 1)
      parts.push(
        fill(
          `M${n(x - 52)} ${n(y - 150)}C${n(x - 58)} ${n(y - 230)} ${n(x + 58)} ${n(y - 230)} ${n(x + 52)} ${n(y - 150)}L${n(x + 56)} ${n(y - 62)}Q${n(x)} ${n(y - 44)} ${n(x - 56)} ${n(y - 62)}Z`,
          hair,
        ),
      );
    if (style === 2) parts.push(fill(leafy(random, x, y - 172, 62, 56, 15), hair));
    if (style === 3)
      parts.push(
        fill(
          `M${n(x - 47)} ${n(y - 152)}C${n(x - 52)} ${n(y - 226)} ${n(x + 52)} ${n(y - 226)} ${n(x + 47)} ${n(y - 152)}C${n(x + 36)} ${n(y - 118)} ${n(x - 36)} ${n(y - 118)} ${n(x - 47)} ${n(y - 152)}Z`,
          hair,
        ) +
          fill(circle(x, y - 222, 24), hair) +
          stroke(`M${n(x - 14)} ${n(y - 204)}h28`, land.accent, 6),
      );
    parts.push(
      fill(
        `M${n(x + side * 10)} ${n(y - 210)}C${n(x + side * 44)} ${n(y - 204)} ${n(x + side * 48)} ${n(y - 166)} ${n(x + side * 44)} ${n(y - 146)}C${n(x + side * 36)} ${n(y - 176)} ${n(x + side * 26)} ${n(y - 198)} ${n(x + side * 10)} ${n(y - 210)}Z`,
        land.paper,
        0.2,
      ),
    );
  }
  return parts.join('');
}
