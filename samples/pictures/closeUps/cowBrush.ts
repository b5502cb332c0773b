import { mix } from '../colour.ts';
import { hides } from '../shapes/animals.ts';
import { boards, vignette } from '../shapes/backdrop.ts';
import { cowHead } from '../shapes/heads.ts';
import type { Stage } from '../stage.ts';
import { ellipse, fill, group, n, place, rect, stroke } from '../svg.ts';

/** A cow under the turning brush, her eyes shut. */
export function cowBrush(stage: Stage): string {
  const { w, land } = stage;
  const random = stage.random.fork('brush');
  const x = w * 0.62;
  const bristle = (count: number, colour: string, width: number): string =>
    stroke(
      Array.from({ length: count }, () => {
        const [bx, by] = [x - 290 + random.range(-250, 250), 130 + random.range(-60, 60)];
        const angle = random.range(0, Math.PI * 2);
        const long = random.range(70, 124);
        return `M${n(bx)} ${n(by)}q${n(Math.cos(angle) * long * 0.5 + 12)} ${n(Math.sin(angle) * long * 0.5)} ${n(Math.cos(angle) * long)} ${n(Math.sin(angle) * long)}`;
      }).join(''),
      colour,
      width,
    );
  const yellow = mix(land.bloom, land.crop.base, 0.2);
  return [
    boards(stage, 1000),
    fill(rect(0, 700, w, 320), mix(land.ink, land.wood.dark, 0.5), 0.7),
    place(
      group(
        cowHead(stage, random, hides(stage).pied, 'content', land.bloom),
        `transform="rotate(${random.range(14, 20).toFixed(0)})"`,
      ),
      x,
      470,
      1.24,
    ),
    fill(rect(x - 330, -20, 60, 170), land.water.dark) + fill(rect(x - 318, -20, 14, 170), land.water.light, 0.8),
    fill(ellipse(x - 290, 130, 250, 84), mix(yellow, land.ink, 0.35)),
    bristle(420, mix(yellow, land.ink, 0.3), 7),
    bristle(420, yellow, 6),
    bristle(220, mix(yellow, land.paper, 0.5), 4),
    stroke(`M${n(x - 600)} 250q-40 -120 30 -200M${n(x + 20)} 40q60 60 30 130`, land.paper, 7, 0.5),
    fill(rect(-20, 942, w + 40, 40), land.water.dark) + fill(rect(-20, 946, w + 40, 10), land.water.light, 0.9),
    vignette(stage, x, 460, 0.36),
  ].join('');
}
