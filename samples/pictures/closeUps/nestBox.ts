import { mix } from '../colour.ts';
import { softLeaves } from '../shapes/backdrop.ts';
import { leafBlade } from '../shapes/flowers.ts';
import { fur } from '../shapes/fur.ts';
import type { Stage } from '../stage.ts';
import { circle, fill, group, n, place, polygon, rect, stroke } from '../svg.ts';

/** A great tit at its nest box on an old trunk, a caterpillar in its beak. */
export function nestBox(stage: Stage): string {
  const { w, land, side } = stage;
  const random = stage.random.fork('box');
  const x = w * 0.6;
  const wood = mix(land.wood.light, land.wall.base, 0.25);
  const bark = Array.from({ length: 46 }, () => {
    const bx = x - 10 + random.range(-230, 230);
    return `M${n(bx)} ${n(random.range(-20, 900))}q${n(random.range(-16, 16))} 60 ${n(random.range(-8, 8))} ${n(random.range(90, 190))}`;
  });
  const yellow = mix(land.bloom, '#f0c92e', 0.5);
  const tit = [
    stroke('M-10 116l-6 50M30 116l4 50M-16 166l-22 8M-16 166l20 8M34 166l-20 8M34 166l24 6', land.ink, 8),
    fill('M-120 20C-200 60-260 110-290 160L-262 170C-210 140-140 110-80 96Z', mix(land.water.dark, land.ink, 0.35)),
    fill('M-130-10C-120-90-40-130 40-120C110-110 140-60 130 0C120 80 60 130-10 126C-80 122-136 70-130-10Z', yellow),
    fill('M40-100C56-30 50 60 20 124L-14 124C10 60 16-20 10-100Z', land.ink),
    fill(
      'M-140 0C-130-80-50-110 0-90C10-40-30 40-110 80C-150 100-170 110-190 116C-170 70-150 40-140 0Z',
      mix(land.water.base, land.leaf.base, 0.3),
    ),
    stroke('M-40 0C-70 40-120 70-160 90M-20-30C-60 20-110 50-150 66', mix(land.water.dark, land.ink, 0.4), 9, 0.8),
    stroke('M-6-20C-30 10-60 30-90 40', land.paper, 10),
    fur(
      random,
      { x: 70, y: 30, rx: 46, ry: 70, lie: () => 1.9, length: 22, width: 2.4 },
      70,
      mix(yellow, land.paper, 0.5),
      0.8,
    ),
    fill('M-40-110C-50-190 10-240 80-232C150-226 182-170 160-120C130-80-10-70-40-110Z', land.ink),
    fill('M20-150C60-180 120-170 138-140C120-106 50-100 16-116Z', land.paper),
    fill('M156-176L224-158L158-146Z', mix(land.ink, land.water.dark, 0.3)),
    stroke('M206-158C226-140 236-150 250-130C262-114 276-126 284-112', land.leaf.light, 14) +
      stroke('M206-158C226-140 236-150 250-130C262-114 276-126 284-112', land.leaf.base, 4, 0.7),
    fill(circle(112, -186, 11), land.paper, 0.9) +
      fill(circle(113, -186, 9), land.ink) +
      fill(circle(116, -189, 3), land.paper),
  ].join('');
  const shade = side === 1 ? x - 290 : x + 90;
  const trunk = `M${n(x - 230)} -20C${n(x - 200)} 340 ${n(x - 240)} 700 ${n(x - 290)} 1020H${n(x + 270)}C${n(x + 220)} 700 ${n(x + 200)} 340 ${n(x + 226)} -20Z`;
  const drawn = [
    fill(trunk, mix(land.wood.base, land.wood.light, 0.3)),
    stage.clip(
      trunk,
      fill(rect(shade, -20, 180, 1040), land.ink, 0.22) + stroke(bark.join(''), land.wood.dark, 9, 0.5),
    ),
    fill(
      polygon([
        [x - 150, 330],
        [x + 160, 330],
        [x + 160, 830],
        [x - 150, 830],
      ]),
      land.ink,
      0.3,
    ),
    fill(
      polygon([
        [x - 170, 300],
        [x + 130, 300],
        [x + 130, 810],
        [x - 170, 810],
      ]),
      wood,
    ),
    stroke(`M${n(x - 70)} 310V800M${n(x + 30)} 310V800`, mix(wood, land.ink, 0.35), 4, 0.6),
    stroke(
      [0, 1, 2, 3, 4, 5]
        .map((k) => `M${n(x - 150 + k * 46)} 330q${n(random.range(-10, 10))} 200 ${n(random.range(-6, 6))} 440`)
        .join(''),
      mix(wood, land.wood.dark, 0.6),
      2.6,
      0.5,
    ),
    fill(
      polygon([
        [x - 214, 320],
        [x - 150, 220],
        [x + 120, 220],
        [x + 176, 320],
      ]),
      mix(land.roof.base, land.wood.dark, 0.2),
    ),
    fill(rect(x - 216, 306, 394, 22), mix(land.roof.dark, land.ink, 0.2)),
    stroke(
      `M${n(x - 130)} 232L${n(x - 176)} 304M${n(x - 40)} 226L${n(x - 60)} 304M${n(x + 60)} 226L${n(x + 80)} 304`,
      land.roof.light,
      4,
      0.6,
    ),
    fill(circle(x - 20, 450, 66), mix(wood, land.ink, 0.3)),
    fill(circle(x - 20, 450, 56), mix(land.ink, land.wood.dark, 0.25)),
    fill(rect(x - 28, 570, 16, 16), land.ink, 0.6) +
      stroke(`M${n(x - 20)} 580l90 24`, land.wood.dark, 24) +
      stroke(`M${n(x - 20)} 574l90 24`, land.wood.light, 8, 0.8),
    stroke(`M${n(w * 0.02)} 690C${n(w * 0.16)} 650 ${n(w * 0.3)} 690 ${n(x - 250)} 660`, land.wood.dark, 34),
    stroke(`M${n(w * 0.02)} 682C${n(w * 0.16)} 642 ${n(w * 0.3)} 682 ${n(x - 250)} 652`, land.wood.light, 9, 0.7),
    ...[0.05, 0.13, 0.22, 0.3].map((t, index) =>
      place(
        group(
          leafBlade(190, 60, index % 2 === 0 ? land.leaf : land.grass, 6),
          `transform="rotate(${-60 + index * 44})"`,
        ),
        w * t,
        670,
        1,
      ),
    ),
    place(tit, w * 0.3, 500, 1.02),
    ...[0.94, 0.99].map((t, index) =>
      place(
        group(leafBlade(300, 84, land.leaf, 7), `transform="rotate(${150 + index * 30})"`),
        w * t + 60,
        120 + index * 90,
        1,
      ),
    ),
  ];
  // The bird is what one looks at: it sits where a header leaves room.
  return softLeaves(stage, 0.15) + group(drawn.join(''), `transform="translate(${n(w)} 0) scale(-1 1)"`);
}
