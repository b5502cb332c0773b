import { mix } from '../colour.ts';
import { softLand, vignette } from '../shapes/backdrop.ts';
import { blades } from '../shapes/plants.ts';
import type { Stage } from '../stage.ts';
import { circle, ellipse, fill, group, n, place, rect, stroke } from '../svg.ts';

/** A field margin after the winter: teasel and sunflower gone to seed, rime on them, a goldfinch at work. */
export function seedheads(stage: Stage): string {
  const { w, land, sky } = stage;
  const random = stage.random.fork('heads');
  const brown = mix(land.soil.base, land.wood.base, 0.4);
  const rime = mix(land.paper, sky.top, 0.12);
  const stalk = (x: number, y: number, width: number): string =>
    stroke(`M${n(x)} ${n(y)}Q${n(x + 16)} ${n(y + 240)} ${n(x - 14)} 1020`, brown, width) +
    stroke(`M${n(x - 3)} ${n(y)}Q${n(x + 13)} ${n(y + 240)} ${n(x - 17)} 1020`, rime, width * 0.25, 0.8);
  const teasel = (x: number, y: number, size: number): string => {
    const spikes = Array.from({ length: 190 }, () => {
      const [u, v] = [random.range(-1, 1), random.range(-1, 1)];
      if (Math.hypot(u, v) > 1) return '';
      const [sx, sy] = [x + u * size * 0.46, y + v * size * 0.8];
      return `M${n(sx)} ${n(sy)}l${n(u * size * 0.2)} ${n(-size * 0.13 + v * size * 0.06)}`;
    });
    const bracts = [-1, -0.6, 0.6, 1].map(
      (k) =>
        `M${n(x + k * size * 0.2)} ${n(y + size * 0.76)}C${n(x + k * size * 0.9)} ${n(y + size * 0.7)} ${n(x + k * size * 0.9)} ${n(y + size * 0.1)} ${n(x + k * size * 0.66)} ${n(y - size * 0.5)}`,
    );
    return [
      stalk(x, y + size * 0.7, size * 0.11),
      stroke(bracts.join(''), brown, size * 0.045),
      fill(ellipse(x, y, size * 0.46, size * 0.82), mix(brown, land.crop.dark, 0.4)),
      stroke(spikes.join(''), mix(brown, land.ink, 0.3), size * 0.024),
      stroke(spikes.slice(0, 90).join(''), mix(land.crop.light, brown, 0.2), size * 0.018, 0.9),
      stroke(spikes.slice(90, 130).join(''), rime, size * 0.02, 0.9),
      fill(ellipse(x, y - size * 0.76, size * 0.2, size * 0.06), rime, 0.8),
    ].join('');
  };
  const sunflower = (x: number, y: number, size: number): string => {
    const seeds = Array.from({ length: 120 }, (_, index) => {
      const r = size * 0.72 * Math.sqrt(index / 120);
      return circle(x + Math.cos(index * 2.4) * r, y + Math.sin(index * 2.4) * r * 0.8, size * 0.045);
    });
    const dry = Array.from({ length: 17 }, (_, index) => {
      const a = (index / 17) * Math.PI * 2;
      return `M${n(x + Math.cos(a) * size * 0.74)} ${n(y + Math.sin(a) * size * 0.6)}q${n(Math.cos(a) * size * 0.2 + 8)} ${n(Math.sin(a) * size * 0.2)} ${n(Math.cos(a + 0.4) * size * 0.42)} ${n(Math.sin(a + 0.4) * size * 0.36)}`;
    });
    return (
      stalk(x, y + size * 0.5, size * 0.15) +
      stroke(dry.join(''), mix(land.crop.dark, brown, 0.4), size * 0.13) +
      fill(ellipse(x, y, size * 0.8, size * 0.65), mix(brown, land.ink, 0.35)) +
      fill(seeds.join(''), mix(brown, land.crop.base, 0.3)) +
      fill(seeds.filter((_, index) => index % 3 === 0).join(''), land.ink, 0.5) +
      stroke(
        `M${n(x - size * 0.7)} ${n(y - size * 0.34)}Q${n(x)} ${n(y - size * 0.84)} ${n(x + size * 0.7)} ${n(y - size * 0.34)}`,
        rime,
        size * 0.06,
        0.85,
      )
    );
  };
  const x = w * 0.62;
  const yellow = mix(land.bloom, '#f0c92e', 0.5);
  const finch = [
    stroke('M-20 90l-14 44M20 92l-4 46', land.soil.dark, 8),
    fill('M-110 40C-170 90-210 150-220 190L-190 196C-160 150-110 110-70 80Z', land.ink),
    fill(
      'M-130 20C-130-60-50-110 30-100C110-90 130-20 110 40C90 100-20 120-80 100C-120 84-130 60-130 20Z',
      mix(land.soil.light, land.wall.light, 0.35),
    ),
    fill('M0 110C70 110 120 60 110-10C90 30 40 60-20 66Z', land.paper),
    fill('M-140 10C-120-60-60-90 0-70C0-20-50 40-130 90C-170 110-190 130-206 140C-180 90-160 50-140 10Z', land.ink),
    fill('M-110 0C-60-10-20-30 0-50C-6-10-40 30-90 60C-100 40-108 20-110 0Z', yellow),
    stroke('M-150 90l-20 14M-130 80l-14 12', land.paper, 7),
    fill('M20-90C10-160 60-200 116-190C160-180 176-130 150-96C120-70 50-60 20-90Z', land.paper),
    fill('M50-186C90-210 130-196 140-180C110-150 60-150 36-120C20-150 30-176 50-186Z', land.ink),
    fill(
      'M96-180C146-190 176-160 170-120C150-100 116-104 100-124C90-150 90-170 96-180Z',
      mix('#c8281e', land.accent, 0.3),
    ),
    fill('M166-150L226-124L162-116Z', land.wall.light),
    fill(circle(118, -150, 9), land.ink) + fill(circle(121, -153, 3), land.paper),
  ].join('');
  return [
    softLand(stage, 560),
    fill(rect(0, 0, w, 1000), rime, 0.24),
    fill(rect(0, 730, w, 290), mix(mix(land.crop.dark, brown, 0.4), rime, 0.3)),
    fill(
      blades(random, { from: -20, to: w + 20, y: 760, height: 300, density: 16, wind: 0.2 }),
      mix(land.crop.dark, rime, 0.4),
    ),
    teasel(w * 0.12, 470, 110),
    sunflower(w * 0.3, 520, 120),
    teasel(w * 0.9, 520, 100),
    teasel(w * 0.42, 640, 90),
    sunflower(w * 0.79, 640, 110),
    teasel(x, 560, 170),
    place(group(finch, 'transform="rotate(-6)"'), x - 20, 330, 1.14),
    fill(
      blades(random, { from: -20, to: w + 20, y: 1016, height: 220, density: 30, wind: 0.2 }),
      mix(land.crop.dark, brown, 0.3),
    ),
    fill(
      blades(random, { from: -20, to: w + 20, y: 1016, height: 170, density: 24, wind: 0.2 }),
      mix(land.crop.base, rime, 0.25),
    ),
    fill(blades(random, { from: -20, to: w + 20, y: 1016, height: 120, density: 14, wind: 0.2 }), rime, 0.8),
    vignette(stage, x, 440, 0.16),
  ].join('');
}
