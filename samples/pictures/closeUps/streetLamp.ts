import { mix } from '../colour.ts';
import { nightSky } from '../shapes/backdrop.ts';
import { leafy } from '../shapes/leaves.ts';
import { moth } from '../shapes/moths.ts';
import type { Stage } from '../stage.ts';
import { ellipse, fill, group, n, place, polygon, rect, stroke } from '../svg.ts';

/** A street lamp at night, moths in its cone of light, a dark hedge beside the pavement. */
export function streetLamp(stage: Stage): string {
  const { w, land } = stage;
  const random = stage.random.fork('lamp');
  const x = w * 0.62;
  const iron = mix(land.ink, land.leaf.dark, 0.35);
  const cone = stage.fall(240, 940, [
    [0, land.bloom, 0.6],
    [0.6, land.bloom, 0.2],
    [1, land.bloom, 0.08],
  ]);
  const halo = stage.glow(x, 250, 380, [
    [0, land.bloom, 0.8],
    [0.3, land.bloom, 0.28],
    [1, land.bloom, 0],
  ]);
  const hedge = mix(land.leaf.dark, land.ink, 0.5);
  const shrubs = Array.from({ length: 14 }, (_, index) => {
    const sx = (w / 13) * index;
    const lit = Math.max(0, 1 - Math.abs(sx - x) / 420);
    return fill(leafy(random, sx, 770 + random.range(-12, 26), 120, 100, 13), mix(hedge, land.leaf.base, lit * 0.6));
  });
  const guests = Array.from({ length: 11 }, (_, index) => {
    const [mx, my] = [x + random.range(-230, 230), 250 + random.range(-150, 330)];
    if (Math.hypot(mx - x, my - 250) < 90) return '';
    const inks = {
      wing: mix(land.paper, land.bloom, 0.3),
      mark: land.wood.base,
      under: land.bloom,
      body: land.wood.light,
    };
    return place(
      group(moth(stage, random, inks), `transform="rotate(${random.range(0, 360).toFixed(0)})"`),
      mx,
      my,
      0.12 + (index % 4) * 0.04,
    );
  });
  const slabs = [0.12, 0.3, 0.46, 0.62, 0.78, 0.94].map(
    (t) => `M${n(w * t)} 880L${n(w * (0.5 + (t - 0.5) * 1.5))} 1000`,
  );
  return [
    nightSky(stage, 800),
    ...shrubs,
    fill(rect(0, 820, w, 200), mix(land.ink, land.wall.dark, 0.3)),
    fill(ellipse(x, 930, 520, 76), land.bloom, 0.28),
    stroke(`${slabs.join('')}M0 884H${n(w)}M0 934H${n(w)}`, land.ink, 4, 0.4),
    fill(
      polygon([
        [x - 70, 250],
        [x + 70, 250],
        [x + 460, 940],
        [x - 460, 940],
      ]),
      cone,
    ),
    fill(rect(0, 0, w, 900), halo),
    fill(rect(x - 13, 330, 26, 590), iron) + fill(rect(x - 8, 330, 7, 590), mix(iron, land.paper, 0.4), 0.7),
    fill(`M${n(x - 44)} 920q44 -60 88 0v20h-88Z`, iron),
    fill(rect(x - 22, 300, 44, 44), iron),
    fill(
      polygon([
        [x - 78, 190],
        [x + 78, 190],
        [x + 52, 306],
        [x - 52, 306],
      ]),
      mix(land.paper, land.bloom, 0.4),
    ),
    stroke(`M${n(x - 78)} 190L${n(x - 52)} 306M${n(x + 78)} 190L${n(x + 52)} 306M${n(x)} 190V306`, iron, 9),
    fill(`M${n(x - 104)} 196Q${n(x)} 70 ${n(x + 104)} 196Z`, iron) + fill(rect(x - 12, 96, 24, 36), iron),
    ...guests,
  ].join('');
}
