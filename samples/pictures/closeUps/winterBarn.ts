import { mix } from '../colour.ts';
import { hides, sheep } from '../shapes/animals.ts';
import { hill, ridge } from '../shapes/hills.ts';
import { bale } from '../shapes/machines.ts';
import { sky, sunPlace } from '../shapes/sky.ts';
import { treeline } from '../shapes/treelines.ts';
import type { Stage } from '../stage.ts';
import { circle, fill, n, polygon, rect, stroke } from '../svg.ts';

/** Snow on the yard: an open barn with a lamp lit, hay in the rack, sheep that have come in. */
export function winterBarn(stage: Stage): string {
  const { w, land, sky: inks, side } = stage;
  const random = stage.random.fork('winter');
  const x = w * 0.62;
  const snow = mix(land.paper, inks.top, 0.08);
  const cold = mix(inks.top, land.paper, 0.45);
  const bare = (tx: number, y: number, tall: number): string => {
    const twigs: string[] = [];
    const grow = (px: number, py: number, angle: number, long: number, width: number): void => {
      const [ex, ey] = [px + Math.cos(angle) * long, py + Math.sin(angle) * long];
      twigs.push(
        stroke(
          `M${n(px)} ${n(py)}Q${n(px + Math.cos(angle) * long * 0.5 + 4)} ${n(py + Math.sin(angle) * long * 0.5)} ${n(ex)} ${n(ey)}`,
          land.wood.dark,
          width,
        ),
      );
      if (width < 2.4) return;
      for (const turn of [-0.5, 0.46])
        grow(ex, ey, angle + turn + random.range(-0.2, 0.2), long * random.range(0.62, 0.82), width * 0.66);
    };
    grow(tx, y, -Math.PI / 2, tall * 0.3, tall * 0.05);
    return twigs.join('');
  };
  const boardsOf = Array.from({ length: 26 }, (_, index) => `M${n(x - 330 + index * 26)} 330V700`);
  const flakes = Array.from({ length: 120 }, () =>
    circle(random.range(0, w), random.range(0, 1000), random.range(2, 7)),
  );
  const glow = stage.glow(x, 560, 420, [
    [0, land.bloom, 0.85],
    [0.5, land.bloom, 0.25],
    [1, land.bloom, 0],
  ]);
  const [sunX] = sunPlace(stage, 560);
  return [
    sky(stage, { horizon: 560, clouds: 0.9, sun: [sunX / w, 0.7] }),
    fill(rect(0, 0, w, 600), cold, 0.35),
    hill(stage, ridge(random, 520, 20, 900), { light: snow, base: mix(snow, cold, 0.5), dark: cold }, 300, 120),
    treeline(
      random,
      { from: -20, to: w + 20, y: 566, height: 44 },
      stage.airRamp({ light: cold, base: mix(cold, land.leaf.dark, 0.35), dark: mix(cold, land.leaf.dark, 0.5) }, 200),
    ),
    bare(w * 0.12, 690, 460),
    bare(w * 0.25, 660, 330),
    fill(`M0 610Q${n(w * 0.4)} 560 ${n(w)} 620V1000H0Z`, snow),
    fill(
      polygon([
        [x - 350, 700],
        [x - 350, 420],
        [x, 190],
        [x + 350, 420],
        [x + 350, 700],
      ]),
      mix(land.roof.base, land.wood.base, 0.3),
    ),
    stage.clip(
      polygon([
        [x - 350, 700],
        [x - 350, 420],
        [x, 190],
        [x + 350, 420],
        [x + 350, 700],
      ]),
      stroke(boardsOf.join(''), land.roof.dark, 4, 0.5) +
        fill(rect(x - 360, 180, side === 1 ? 300 : 720, 520), land.ink, 0.12),
    ),
    fill(
      polygon([
        [x - 400, 440],
        [x, 150],
        [x + 400, 440],
        [x + 400, 390],
        [x, 100],
        [x - 400, 390],
      ]),
      snow,
    ),
    stroke(`M${n(x - 400)} 440L${n(x)} 150L${n(x + 400)} 440`, cold, 8),
    fill(rect(x - 190, 430, 380, 290), mix(land.ink, land.wood.dark, 0.4)),
    fill(rect(x - 190, 430, 380, 290), glow),
    stroke(rect(x - 190, 430, 380, 290), land.paper, 14),
    fill(circle(x, 468, 17), land.bloom) + stroke(`M${n(x)} 430v26`, land.ink, 5),
    bale(x - 110, 716, 130, land) + bale(x - 20, 716, 110, land) + bale(x - 70, 612, 100, land),
    sheep(random, { x: x + 110, y: 740, size: 200 }, hides(stage).wool),
    fill(`M${n(x - 190)} 716L${n(x + 190)} 716L${n(x + 330)} 1000L${n(x - 330)} 1000Z`, land.bloom, 0.22),
    sheep(random, { x: x - 300, y: 850, size: 230, mirrored: true }, hides(stage).wool),
    sheep(random, { x: x + 330, y: 820, size: 210, mirrored: true }, hides(stage).wool),
    fill(`M-20 900Q${n(w * 0.3)} 850 ${n(w * 0.55)} 930T${n(w + 20)} 900V1020H-20Z`, mix(snow, cold, 0.28)),
    fill(flakes.join(''), land.paper, 0.85),
  ].join('');
}
