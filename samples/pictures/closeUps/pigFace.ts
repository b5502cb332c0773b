import { hides } from '../shapes/animals.ts';
import { boards, vignette } from '../shapes/backdrop.ts';
import { pigHead } from '../shapes/heads.ts';
import { strawBed } from '../shapes/surfaces.ts';
import type { Stage } from '../stage.ts';
import { fill, group, n, place, polyline, stroke } from '../svg.ts';

/** A pig at the rail of its pen, straw on its nose. */
export function pigFace(stage: Stage): string {
  const { w, land } = stage;
  const random = stage.random.fork('pig');
  const x = w * 0.62;
  const turn = random.range(-7, 7);
  const wisps = Array.from({ length: 9 }, () => {
    const [sx, sy] = [x + random.range(-90, 90), 630 + random.range(-12, 30)];
    return `M${n(sx)} ${n(sy)}q${n(random.range(-50, 50))} ${n(random.range(-30, 10))} ${n(random.range(-120, 120))} ${n(random.range(-20, 60))}`;
  });
  const rail = (y: number): string =>
    stroke(
      polyline([
        [-20, y],
        [w + 20, y],
      ]),
      land.ink,
      46,
      0.9,
    ) +
    stroke(
      polyline([
        [-20, y - 4],
        [w + 20, y - 4],
      ]),
      land.water.dark,
      34,
    ) +
    stroke(
      polyline([
        [-20, y - 12],
        [w + 20, y - 12],
      ]),
      land.water.light,
      8,
      0.9,
    );
  return [
    boards(stage, 640),
    strawBed(stage, 600, 700),
    place(
      group(pigHead(stage, random, hides(stage).pink), `transform="rotate(${turn.toFixed(1)})"`),
      x + 330,
      560,
      0.86,
      true,
    ),
    place(
      group(pigHead(stage, random, hides(stage).pink), `transform="rotate(${(-turn).toFixed(1)})"`),
      x - 20,
      500,
      1.5,
    ),
    stroke(wisps.join(''), land.crop.light, 6),
    stroke(wisps.slice(0, 4).join(''), land.crop.dark, 3, 0.6),
    rail(850),
    fill(`M${n(x - 560)} 720h54v300h-54Z`, land.water.dark) +
      fill(`M${n(x - 550)} 720h12v300h-12Z`, land.water.light, 0.8),
    vignette(stage, x, 480),
  ].join('');
}
