import { mix } from '../colour.ts';
import { softLand } from '../shapes/backdrop.ts';
import { meadowGrass, seedGrass } from '../shapes/plants.ts';
import type { Stage } from '../stage.ts';
import { circle, ellipse, fill, n, rect, stroke } from '../svg.ts';

/** A rain gauge on its post after a shower, drops still on the glass. */
export function rainGauge(stage: Stage): string {
  const { w, land, sky, side } = stage;
  const random = stage.random.fork('gauge');
  const x = w * 0.62;
  const [top, base, half] = [130, 720, 92];
  const level = 430;
  const body = `M${n(x - half)} ${top + 60}V${base - 30}q0 30 ${half} 30t${half} -30V${top + 60}Z`;
  const ticks = Array.from(
    { length: 21 },
    (_, index) => `M${n(x - half + 14)} ${n(base - 60 - index * 24)}h${index % 5 === 0 ? 66 : 34}`,
  );
  const drops = Array.from({ length: 60 }, () => {
    const [dx, dy, r] = [x + random.range(-half, half), random.range(top + 80, base), random.range(3, 9)];
    return fill(circle(dx, dy, r), land.paper, 0.55) + fill(circle(dx - r * 0.3, dy - r * 0.3, r * 0.34), land.paper);
  });
  const rain = Array.from({ length: 60 }, () => {
    const [dx, dy] = [random.range(0, w), random.range(0, 620)];
    return `M${n(dx)} ${n(dy)}l-8 34`;
  });
  const arc = [470, 444, 418, 392].map((r, index) =>
    stroke(
      `M${n(w * 0.26 - r)} 560A${r} ${r} 0 0 1 ${n(w * 0.26 + r)} 560`,
      [land.accent, land.bloom, land.leaf.light, land.water.base][index] ?? land.bloom,
      24,
      0.32,
    ),
  );
  const sward = { from: -20, to: w + 20, y: 1016, wind: side * 0.2 };
  return [
    softLand(stage, 540),
    ...arc,
    stroke(rain.join(''), land.paper, 3, 0.5),
    fill(rect(x + half - 6, 380, 74, 660), mix(land.wood.base, land.wood.light, 0.4)) +
      fill(rect(x + half - 6, 380, 20, 660), land.wood.dark, 0.5) +
      stroke(
        [0, 1, 2].map((k) => `M${n(x + half + 22 + k * 16)} 400q${n(random.range(-6, 6))} 240 0 560`).join(''),
        land.wood.dark,
        3,
        0.5,
      ) +
      fill(`M${n(x + half - 10)} 380l40 -40l46 40Z`, land.wood.dark),
    stroke(
      `M${n(x - half - 12)} 300H${n(x + half + 64)}M${n(x - half - 12)} 610H${n(x + half + 64)}`,
      mix(land.ink, land.water.dark, 0.3),
      22,
    ),
    fill(body, land.water.light, 0.5),
    stage.clip(
      body,
      fill(rect(x - half, level, half * 2, 400), mix(land.water.base, sky.top, 0.3), 0.85) +
        fill(ellipse(x, level, half, 13), mix(land.water.light, land.paper, 0.5)) +
        fill(rect(x + half * 0.3, top, 44, 700), land.paper, 0.35),
    ),
    stroke(ticks.join(''), land.ink, 6, 0.85),
    stroke(body, mix(land.water.dark, land.paper, 0.3), 7),
    fill(
      `M${n(x - half - 34)} ${top}h${half * 2 + 68}l-34 70h${-half * 2}Z`,
      mix(land.leaf.base, land.leaf.dark, 0.3),
    ) +
      fill(`M${n(x - half - 34)} ${top}h40l-12 70h-16Z`, land.leaf.light, 0.7) +
      fill(ellipse(x, top, half + 34, 17), mix(land.leaf.dark, land.ink, 0.3)) +
      stroke(ellipse(x, top, half + 34, 17), land.leaf.light, 6),
    ...drops,
    meadowGrass(random, { ...sward, height: 220, density: 30 }, stage.near),
    seedGrass(random, { ...sward, height: 340, density: 4 }, land.leaf.dark, land.crop.base),
    meadowGrass(random, { ...sward, height: 110, density: 40 }, stage.near),
    fill(
      Array.from({ length: 26 }, () => circle(random.range(0, w), random.range(780, 970), random.range(4, 9))).join(''),
      land.paper,
      0.75,
    ),
  ].join('');
}
