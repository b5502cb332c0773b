import { mix } from '../colour.ts';
import { softLeaves } from '../shapes/backdrop.ts';
import { leafBlade, stem } from '../shapes/flowers.ts';
import { fur } from '../shapes/fur.ts';
import type { Stage } from '../stage.ts';
import { circle, ellipse, fill, group, n, place, stroke } from '../svg.ts';

/** A butterfly with open wings on a spire of blossom. */
export function butterfly(stage: Stage): string {
  const { w, land } = stage;
  const random = stage.random.fork('spire');
  const orange = mix(land.bloom, '#dc5a22', 0.62);
  const dark = land.ink;
  const upper = 'M10-20C60-170 220-280 380-270C420-250 400-190 380-160C360-80 240 20 20 10Z';
  const lower = 'M14 0C120-20 270 10 310 90C320 160 270 210 220 200C120 200 40 110 10 30Z';
  const wing = [
    fill(lower, mix(orange, dark, 0.18)),
    stage.clip(
      lower,
      fill('M200 60C280 60 330 120 320 220L200 220C230 170 230 110 200 60Z', dark, 0.85) +
        fill(ellipse(250, 140, 32, 28), land.water.base) +
        fill(ellipse(250, 140, 14, 12), dark) +
        stroke('M20 10C100 30 180 80 220 190M20 10C120 20 230 50 300 110', dark, 5, 0.5),
    ),
    fill(upper, orange),
    stage.clip(
      upper,
      [
        fill('M250-290C300-230 320-150 300-60L420-60L420-300Z', dark),
        fill(ellipse(340, -220, 24, 18) + ellipse(350, -160, 16, 12) + ellipse(300, -250, 18, 12), land.paper),
        fill(
          'M100-190C140-160 150-120 130-90C100-110 92-150 100-190ZM190-230C230-190 236-140 216-110C190-130 180-180 190-230Z',
          dark,
        ),
        stroke('M10-20C100-80 220-140 380-270M10-20C120-50 260-90 380-160', dark, 5, 0.5),
        fur(
          random,
          { x: 60, y: -20, rx: 60, ry: 40, lie: () => -0.6, length: 40, width: 3 },
          50,
          mix(orange, dark, 0.5),
          0.6,
        ),
      ].join(''),
    ),
    stroke(upper, dark, 8) + stroke(lower, dark, 8),
  ].join('');
  const drawn = [
    wing,
    group(wing, 'transform="scale(-1 1)"'),
    stroke('M-4-70C-30-130-60-160-84-170M4-70C30-130 60-160 84-170', dark, 6),
    fill(circle(-86, -172, 9) + circle(86, -172, 9), dark),
    fill(
      'M0-84C20-84 24-50 20-20C18 60 12 130 0 150C-12 130-18 60-20-20C-24-50-20-84 0-84Z',
      mix(dark, land.soil.dark, 0.3),
    ),
    fur(
      random,
      { x: 0, y: -10, rx: 18, ry: 60, lie: (u) => Math.PI / 2 + u, length: 22, width: 3 },
      50,
      land.soil.light,
      0.6,
    ),
  ];
  const spire = (x: number, y: number, long: number, lean: number): string => {
    const florets = Array.from({ length: 170 }, (_, index) => {
      const t = index / 170;
      const half = long * 0.16 * Math.sin(Math.PI * (0.1 + 0.82 * t)) + 8;
      const across = random.range(-1, 1);
      const [fx, fy] = [x + lean * (1 - t) + across * half, y + long * t];
      const colour = random.pick([land.heather.base, land.heather.light, land.heather.base, land.heather.dark]);
      return (
        fill(
          [0, 1, 2, 3].map((k) => circle(fx + Math.cos(k * 1.57) * 9, fy + Math.sin(k * 1.57) * 9, 9)).join(''),
          colour,
        ) + fill(circle(fx, fy, 5), land.bloom)
      );
    });
    return (
      stem(`M${n(x + lean)} ${n(y)}Q${n(x)} ${n(y + long * 0.6)} ${n(x - lean * 0.4)} 1020`, land.leaf, 16) +
      place(
        group(leafBlade(300, 50, land.leaf), 'transform="rotate(28)"') +
          group(leafBlade(280, 46, land.leaf), 'transform="rotate(150)"'),
        x,
        y + long * 1.06,
        1,
      ) +
      florets.join('')
    );
  };
  return [
    softLeaves(stage, 0.1),
    spire(w * 0.18, 330, 420, -60),
    spire(w * 0.9, 430, 380, 50),
    spire(w * 0.58, 300, 560, 40),
    place(group(drawn.join(''), `transform="rotate(${random.range(12, 26).toFixed(0)})"`), w * 0.61, 400, 1.04),
  ].join('');
}
