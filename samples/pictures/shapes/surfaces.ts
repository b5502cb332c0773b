import { mix } from '../colour.ts';
import type { Stage } from '../stage.ts';
import { circle, ellipse, fill, loop, n, type Point, rect, stroke } from '../svg.ts';

/** A wooden table seen from its front edge: planks that run across, their grain, and the edge below. */
export function tableTop(stage: Stage, y: number, edge = 960): string {
  const { w, land, sky, side } = stage;
  const random = stage.random.fork('table');
  const top = mix(land.wood.light, land.wall.base, 0.42);
  const parts: string[] = [fill(rect(0, y, w, 1000 - y), top)];
  const planks = 4;
  for (let index = 0; index < planks; index += 1) {
    const [from, to] = [index / planks, (index + 1) / planks].map((t) => y + (edge - y) * t ** 1.35);
    if (from === undefined || to === undefined) continue;
    parts.push(
      fill(
        rect(0, from, w, to - from - 2),
        mix(top, index % 2 === 0 ? land.wood.light : land.wall.light, random.range(0.1, 0.5)),
      ),
    );
    const grain = Array.from({ length: 9 }, () => {
      const gy = random.range(from + 4, to - 6);
      const gx = random.range(-100, w);
      return `M${n(gx)} ${n(gy)}q${n(random.range(90, 260))} ${n(random.range(-7, 7))} ${n(random.range(280, 620))} ${n(random.range(-3, 3))}`;
    });
    parts.push(
      stroke(grain.join(''), land.wood.base, 2, 0.3),
      stroke(`M0 ${n(to - 1)}H${n(w)}`, land.wood.dark, 2.6, 0.5),
    );
  }
  const shine = stage.glow(
    w * (0.5 + side * 0.3),
    y,
    700,
    [
      [0, sky.sun, 0.5],
      [1, sky.sun, 0],
    ],
    0.4,
  );
  return [
    ...parts,
    fill(rect(0, y, w, edge - y), shine),
    fill(rect(0, edge, w, 1000 - edge), mix(land.wood.base, land.wood.dark, 0.4)),
    stroke(`M0 ${n(edge)}H${n(w)}`, mix(top, land.paper, 0.5), 4),
    stroke(`M0 ${n(y)}H${n(w)}`, land.ink, 3, 0.25),
  ].join('');
}

/** The soft shadow of something that stands on a surface. */
export function castShadow(stage: Stage, x: number, y: number, half: number, flat = 0.16, opacity = 0.3): string {
  return (
    fill(ellipse(x - stage.side * half * 0.22, y, half * 1.12, half * flat), stage.land.ink, opacity * 0.5) +
    fill(ellipse(x - stage.side * half * 0.1, y, half * 0.94, half * flat * 0.7), stage.land.ink, opacity)
  );
}

/** Loose straw, stalk over stalk, from the height `y` down. */
export function strawBed(stage: Stage, y: number, count = 900): string {
  const { w, land } = stage;
  const random = stage.random.fork(`straw-${Math.round(y)}`);
  const stalks = (many: number, from: number): string =>
    Array.from({ length: many }, () => {
      const t = random.next();
      const [sx, sy] = [random.range(-60, w + 20), from + (1010 - from) * t];
      const long = (34 + 96 * t) * random.range(0.6, 1.2);
      const turn = random.range(-0.75, 0.75) + (random.chance(0.2) ? 1.2 : 0);
      return `M${n(sx)} ${n(sy)}q${n(Math.cos(turn) * long * 0.5)} ${n(Math.sin(turn) * long * 0.5 - 5)} ${n(Math.cos(turn) * long)} ${n(Math.sin(turn) * long * 0.6)}`;
    }).join('');
  const ground = stage.fall(y, 1000, [
    [0, mix(land.crop.dark, land.soil.base, 0.25)],
    [0.4, land.crop.base],
    [1, mix(land.crop.base, land.crop.dark, 0.5)],
  ]);
  const edge = Array.from(
    { length: 40 },
    (_, index): Point => [(index / 39) * (w + 40) - 20, y + random.range(-13, 12)],
  );
  return [
    fill(`M-20 1020L${edge.map(([ex, ey]) => `${n(ex)} ${n(ey)}`).join('L')}L${n(w + 20)} 1020Z`, ground),
    stroke(stalks(count * 0.5, y - 8), land.crop.dark, 4, 0.6),
    stroke(stalks(count * 0.5, y), mix(land.crop.dark, land.soil.base, 0.5), 3, 0.45),
    stroke(stalks(count * 0.6, y), land.crop.light, 4.2, 0.9),
    stroke(stalks(count * 0.3, y + 20), land.paper, 3, 0.7),
  ].join('');
}

/** A clod of earth with crumbs upon it. */
export function clod(stage: Stage, x: number, y: number, size: number, seed: string, tint = 0): string {
  const { land } = stage;
  const random = stage.random.fork(`clod-${seed}`);
  const colour = mix(mix(land.soil.dark, land.soil.base, random.range(0.1, 0.5)), land.soil.light, tint);
  const outline = Array.from({ length: 9 }, (_, index): Point => {
    const angle = (index / 9) * Math.PI * 2;
    const reach = random.range(0.82, 1.12);
    return [x + Math.cos(angle) * size * reach, y + Math.sin(angle) * size * 0.72 * reach];
  });
  const crumbs = Array.from({ length: 9 }, () =>
    circle(x + random.range(-0.7, 0.7) * size, y + random.range(-0.5, 0.45) * size, size * random.range(0.04, 0.13)),
  );
  return [
    fill(loop(outline, 0.8), colour),
    fill(
      ellipse(x + stage.side * size * 0.2, y - size * 0.24, size * 0.62, size * 0.32),
      mix(colour, land.soil.light, 0.35),
      0.6,
    ),
    fill(crumbs.slice(0, 5).join(''), mix(colour, land.ink, 0.35), 0.8),
    fill(crumbs.slice(5).join(''), mix(colour, land.soil.light, 0.6), 0.8),
  ].join('');
}

/** Bare earth from the height `y` down: clods that grow towards the viewer. */
export function earth(stage: Stage, y: number, clods = 120): string {
  const { w, land } = stage;
  const random = stage.random.fork('earth');
  const ground = stage.fall(y, 1000, [
    [0, mix(land.soil.base, land.soil.light, 0.3)],
    [0.35, mix(land.soil.base, land.soil.dark, 0.35)],
    [1, mix(land.soil.dark, land.ink, 0.3)],
  ]);
  const places = Array.from({ length: clods }, () => random.next() ** 0.8).sort((a, b) => a - b);
  return [
    fill(rect(0, y, w, 1000 - y), ground),
    ...places.map((t, index) =>
      clod(
        stage,
        random.range(-20, w + 20),
        y + (1010 - y) * t,
        (6 + 30 * t) * random.range(0.5, 1.25),
        `${index}`,
        0.2 * (1 - t),
      ),
    ),
  ].join('');
}
