import { mix } from '../colour.ts';
import type { Random } from '../random.ts';
import type { Stage } from '../stage.ts';
import { curve, fill, n, type Point, stroke } from '../svg.ts';
import type { Ramp } from '../tones.ts';

/** The height of a crest on the sheet at every place across it. */
export type Ridge = (x: number) => number;

/** A soft rolling crest: three waves of different length, none in step. */
export function ridge(random: Random, y: number, amplitude: number, length: number): Ridge {
  const waves = [1, 0.43, 0.19].map((part) => ({
    part,
    phase: random.range(0, Math.PI * 2),
    pace: (Math.PI * 2) / (length * part ** 0.8 * random.range(0.85, 1.15)),
  }));
  return (x) =>
    y - amplitude * waves.reduce((sum, { part, phase, pace }) => sum + part * Math.sin(x * pace + phase), 0);
}

/** The crest as points, from one side of the sheet to the other. */
export function crest(line: Ridge, from: number, to: number, step = 24): Point[] {
  const count = Math.max(2, Math.ceil((to - from) / step));
  return Array.from({ length: count + 1 }, (_, index) => {
    const x = from + ((to - from) * index) / count;
    return [x, line(x)];
  });
}

/** Everything below a crest, as a path. */
export function below(line: Ridge, from: number, to: number, bottom: number): string {
  return `${curve(crest(line, from, to))}L${n(to)} ${n(bottom)}L${n(from)} ${n(bottom)}Z`;
}

/** One layer of land: light on its crest, its own colour below, haze gathering at its foot. */
export function hill(stage: Stage, line: Ridge, ramp: Ramp, metres: number, depth = 260): string {
  const tops = crest(line, 0, stage.w, 60).map(([, y]) => y);
  const top = Math.min(...tops);
  const inks = stage.airRamp(ramp, metres);
  const paint = stage.fall(top, top + depth, [
    [0, mix(inks.light, inks.base, 0.25)],
    [0.45, inks.base],
    [1, mix(inks.base, stage.sky.haze, Math.min(0.5, metres / 900))],
  ]);
  return fill(below(line, -20, stage.w + 20, stage.h + 20), paint);
}

/** Lines that follow a crest down its slope, further apart as they come nearer: hay swaths, vines, furrows. */
export function contours(
  stage: Stage,
  line: Ridge,
  { depth, count, lean = 0 }: { readonly depth: number; readonly count: number; readonly lean?: number },
  colour: string,
  width: number,
  opacity = 0.5,
): string {
  const lines: string[] = [];
  for (let index = 1; index <= count; index += 1) {
    const t = index / count;
    const drop = depth * t ** 1.7;
    const points = crest((x) => line(x + lean * drop) + drop, -20, stage.w + 20, 60);
    lines.push(stroke(curve(points), colour, width * (0.35 + t), opacity));
  }
  return lines.join('');
}
