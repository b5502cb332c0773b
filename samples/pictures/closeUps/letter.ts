import { mix } from '../colour.ts';
import { vignette } from '../shapes/backdrop.ts';
import { leafBlade } from '../shapes/flowers.ts';
import type { Stage } from '../stage.ts';
import { circle, ellipse, fill, group, n, polygon, rect, stroke } from '../svg.ts';

/** Post: an open envelope with a letter in it, a stamp, a pressed fern and a pen, seen from above. */
export function letter(stage: Stage): string {
  const { w, land, sky, side } = stage;
  const random = stage.random.fork('post');
  const x = w * 0.58;
  const top = mix(land.wood.light, land.wall.base, 0.45);
  const planks = Array.from({ length: 6 }, (_, index) =>
    fill(
      rect(0, index * 170, w, 164),
      mix(top, index % 2 === 0 ? land.wall.light : land.wood.light, random.range(0.1, 0.4)),
    ),
  );
  const grain = Array.from(
    { length: 36 },
    () =>
      `M${n(random.range(-100, w))} ${n(random.range(0, 1000))}q${n(random.range(120, 260))} ${n(random.range(-8, 8))} ${n(random.range(300, 620))} ${n(random.range(-4, 4))}`,
  );
  const kraft = mix(land.crop.light, land.wall.base, 0.4);
  const envelope = [
    fill('M-330-90H330V330H-330Z', land.ink, 0.25).replace('<path ', '<path transform="translate(-10 18)" '),
    fill('M-330-90L0-330L330-90Z', mix(kraft, land.ink, 0.16)),
    fill('M-330-90H330V330H-330Z', mix(kraft, land.ink, 0.26)),
    fill('M-280-360H280V180H-280Z', land.paper) + fill('M-280-360H-240V180H-280Z', land.ink, 0.06),
    fill('M-230-310H-70V-170H-230Z', land.leaf.light) +
      fill('M-230-170L-180-230L-140-200L-70-270V-170Z', land.leaf.base) +
      fill(circle(-190, -276, 17), land.bloom),
    stroke('M-40-300H210M-40-264H160M-40-228H196M-40-192H120', mix(land.ink, land.paper, 0.25), 11, 0.8),
    stroke('M-230-124H220M-230-88H190M-230-52H220M-230-16H150', mix(land.ink, land.paper, 0.4), 8, 0.7),
    fill('M-330-90L0 150L-330 330Z', mix(kraft, land.paper, 0.1)) +
      fill('M330-90L0 150L330 330Z', mix(kraft, land.paper, 0.1)),
    fill('M-330 330L0 90L330 330Z', kraft),
    stroke('M-330 330L0 90L330 330', mix(kraft, land.ink, 0.3), 4, 0.7),
  ].join('');
  const fern = [stroke('M0 0C160-40 300-60 430-40', land.leaf.dark, 8)];
  for (let index = 0; index < 13; index += 1) {
    const t = index / 13;
    const [fx, fy] = [430 * t + 20, -60 * Math.sin(t * 2)];
    const long = 120 * Math.sin(Math.PI * (0.16 + 0.8 * t));
    fern.push(
      group(leafBlade(long, long * 0.16, land.leaf, 4), `transform="translate(${n(fx)} ${n(fy)}) rotate(-66)"`),
      group(leafBlade(long, long * 0.16, land.leaf, 4), `transform="translate(${n(fx)} ${n(fy)}) rotate(58)"`),
    );
  }
  const perforation = Array.from(
    { length: 8 },
    (_, k) =>
      circle(-70 + k * 20, -90, 7) +
      circle(-70 + k * 20, 90, 7) +
      circle(-74, -76 + k * 22, 7) +
      circle(74, -76 + k * 22, 7),
  ).join('');
  const stamp =
    fill('M-74-90H74V90H-74Z', land.paper) +
    fill('M-58-74H58V74H-58Z', land.water.base) +
    fill('M-58 40C-20 10 20 20 58-10V74H-58Z', land.leaf.base) +
    fill(circle(24, -34, 19), land.bloom) +
    fill(perforation, top);
  return [
    fill(rect(0, 0, w, 1000), mix(land.wood.base, land.ink, 0.2)),
    ...planks,
    stroke(grain.join(''), land.wood.base, 2.4, 0.35),
    fill(
      rect(0, 0, w, 1000),
      stage.glow(w * (0.5 + side * 0.3), 80, 1000, [
        [0, sky.sun, 0.6],
        [1, sky.sun, 0],
      ]),
    ),
    fill(
      polygon([
        [w * 0.5 + side * 300, -20],
        [w * 0.5 + side * 420, -20],
        [w * 0.5 + side * 40, 1020],
        [w * 0.5 - side * 80, 1020],
      ]),
      sky.sun,
      0.2,
    ),
    group(fern.join(''), `transform="translate(${n(w * 0.05)} 300) rotate(${n(random.range(10, 18))})"`),
    group(envelope, `transform="translate(${n(x)} 560) rotate(-7) scale(1.14)"`),
    group(stamp, `transform="translate(${n(w * 0.16)} 740) rotate(11) scale(0.9)"`),
    group(stamp, `transform="translate(${n(w * 0.27)} 850) rotate(-8) scale(0.7)"`),
    group(
      stroke('M0 0L330-150', land.ink, 12, 0.25).replace('<path ', '<path transform="translate(-8 16)" ') +
        stroke('M0 0L300-136', land.leaf.dark, 30) +
        stroke('M10-10L290-138', land.leaf.light, 6, 0.7) +
        stroke('M300-136L350-160', mix(land.bloom, land.crop.dark, 0.3), 28) +
        fill('M-12-12L-56 26L6 14Z', mix(land.bloom, land.crop.dark, 0.3)) +
        stroke('M-50 22L-12-4', land.ink, 3),
      `transform="translate(${n(w * 0.86)} 880) rotate(-16) scale(1.1)"`,
    ),
    fill(ellipse(w * 0.92, 150, 120, 116), land.ink, 0.2) +
      fill(circle(w * 0.92 + 8, 138, 116), mix(land.wall.light, land.paper, 0.4)) +
      fill(circle(w * 0.92 + 8, 138, 88), mix(land.leaf.light, land.bloom, 0.5)) +
      stroke(circle(w * 0.92 + 8, 138, 102), land.accent, 9),
    vignette(stage, x, 500, 0.2),
  ].join('');
}
