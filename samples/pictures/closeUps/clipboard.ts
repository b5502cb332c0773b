import { mix } from '../colour.ts';
import { vignette } from '../shapes/backdrop.ts';
import { handInks, pinch } from '../shapes/hands.ts';
import { strawBed } from '../shapes/surfaces.ts';
import type { Stage } from '../stage.ts';
import { circle, fill, group, n, place, rect, stroke } from '../svg.ts';

const pigOutline =
  'M-60 10C-66-30-30-46 10-42C30-56 46-50 50-36C66-30 72-16 70 0C66 10 56 12 50 20C46 40 40 44 36 56H22L20 34H-24L-28 56H-42L-46 30C-56 26-60 20-60 10Z';
const henOutline =
  'M-56-10C-50 30-20 50 16 40C44 30 46-10 44-40C52-52 70-44 76-36C72-60 50-70 34-58C22-44 10-30-16-28C-34-28-46-34-60-48C-64-34-60-20-56-10ZM-6 44L-8 66M16 42L18 66';
const cowOutline =
  'M-66-20C-40-34 20-34 40-40L56-56L66-44L76-30L62-20C58 0 48 12 40 16L38 60H26L24 24H-30L-32 60H-44L-48 16C-60 8-66-6-66-20Z';

/** A score card on a board, ticked with a pencil while the animals are looked at. */
export function clipboard(stage: Stage): string {
  const { w, land } = stage;
  const random = stage.random.fork('card');
  const x = w * 0.55;
  const board = mix(land.wood.base, land.wood.light, 0.5);
  const rows = [pigOutline, henOutline, cowOutline, pigOutline].map((outline, row) => {
    const y = -230 + row * 160;
    const score = random.int(1, 3);
    return (
      stroke(`M-270 ${y + 84}H270`, land.wall.dark, 4, 0.7) +
      place(
        fill(outline, [land.heather.light, land.crop.base, land.water.base, land.accent][row] ?? land.crop.base) +
          stroke(outline, land.ink, 4, 0.6),
        -196,
        y,
        0.98,
      ) +
      stroke(
        `M-90 ${y - 20}h${110 - (row % 2) * 30}M-90 ${y + 14}h${70 + (row % 3) * 20}`,
        mix(land.ink, land.paper, 0.3),
        9,
        0.75,
      ) +
      [0, 1, 2, 3]
        .map(
          (box) =>
            stroke(rect(60 + box * 56, y - 26, 42, 42), land.ink, 5) +
            (box === score && row < 3 ? stroke(`M${66 + box * 56} ${y - 6}l14 16l26 -40`, land.accent, 10) : ''),
        )
        .join('')
    );
  });
  const drawn = [
    fill('M-340-420H340V470H-340Z', land.ink, 0.3).replace('<path ', '<path transform="translate(-14 22)" '),
    fill('M-340-400q0-20 20-20h640q20 0 20 20v850q0 20-20 20h-640q-20 0-20-20Z', board),
    stroke('M-300-380q300-20 620 10M-310 0q300 20 620-6M-300 430q300-20 600 0', land.wood.dark, 4, 0.4),
    fill('M-300-350H300V430H-300Z', land.paper),
    stroke('M-260-306H60', land.leaf.dark, 21) + stroke('M110-306H260', mix(land.ink, land.paper, 0.3), 9, 0.7),
    ...rows,
    fill('M-110-440h220q20 0 20 20v46h-260v-46q0-20 20-20Z', mix(land.water.base, land.wall.dark, 0.3)) +
      fill('M-110-436h220q10 0 14 10h-248q4-10 14-10Z', land.paper, 0.7) +
      fill(circle(0, -432, 34), mix(land.water.base, land.wall.dark, 0.3)) +
      fill(circle(0, -432, 16), mix(board, land.ink, 0.4)) +
      fill('M-140-384h280v20h-280Z', mix(land.ink, land.water.dark, 0.3)),
  ].join('');
  return [
    strawBed(stage, -40, 2100),
    fill(rect(0, 0, w, 1000), land.ink, 0.12),
    group(drawn, `transform="translate(${n(x)} 520) rotate(-8)"`),
    place(
      pinch(
        handInks(stage, land.leaf),
        stroke('M-84 70L190-160', mix(land.bloom, land.ink, 0.3), 30) +
          stroke('M-70 58L190-160', land.bloom, 23) +
          stroke('M-96 80L-78 65', land.ink, 12),
      ),
      x + 330,
      560,
      1.06,
    ),
    vignette(stage, x + 120, 480, 0.3),
  ].join('');
}
