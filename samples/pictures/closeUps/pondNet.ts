import { mix } from '../colour.ts';
import { vignette } from '../shapes/backdrop.ts';
import { mirror } from '../shapes/ground.ts';
import { handInks, pinch } from '../shapes/hands.ts';
import { meadowGrass, reeds } from '../shapes/plants.ts';
import { castShadow } from '../shapes/surfaces.ts';
import { lilies, ripples } from '../shapes/water.ts';
import type { Stage } from '../stage.ts';
import { circle, ellipse, fill, group, n, place, rect, stroke } from '../svg.ts';

/** A white tray at the ditch's edge: a newt, beetles, a snail and a stickleback out of the net, a hand with a pipette. */
export function pondNet(stage: Stage): string {
  const { w, land, sky } = stage;
  const random = stage.random.fork('pond');
  const x = w * 0.6;
  const water = mix(sky.middle, land.water.light, 0.5);
  const newtInk = mix(land.soil.dark, land.leaf.dark, 0.4);
  const newt = [
    stroke('M-10-26L-40-66M-14 26L-44 62M70-22L100-58M74 22L106 54', newtInk, 14),
    fill(
      'M-60-28C-20-46 70-40 110-22C130-30 166-26 172 0C166 26 130 30 110 22C70 40-20 46-60 28C-120 20-190 10-250-26C-190-20-120-22-60-28Z',
      newtInk,
    ),
    fill('M-60-26C-110-34-190-40-250-26C-190-14-120-10-60-10Z', mix(newtInk, land.bloom, 0.3), 0.7),
    fill([-30, -6, 20, 44, 70, 96].map((px, k) => circle(px, k % 2 === 0 ? -14 : 12, 7)).join(''), land.ink, 0.6),
    stroke('M-60 30C-10 42 60 38 108 24', mix(land.accent, land.bloom, 0.3), 9, 0.9),
    fill(circle(146, -14, 6) + circle(148, 12, 6), land.bloom) +
      fill(circle(147, -14, 3) + circle(149, 12, 3), land.ink),
  ].join('');
  const snail =
    fill('M-60 40C-80 20-60 6-40 10L60 36C80 40 84 52 70 54H-50Z', mix(land.soil.base, land.wall.dark, 0.3)) +
    stroke('M-56 20l-16-26M-46 14l-4-28', mix(land.soil.base, land.wall.dark, 0.3), 6) +
    fill(circle(14, 4, 52), mix(land.soil.base, land.crop.dark, 0.4)) +
    stroke('M14 4m-40 14a42 42 0 1 1 70 20M14 4m-20 8a24 24 0 1 1 38 14', land.soil.dark, 7, 0.7) +
    fill(ellipse(28, -20, 14, 9), land.paper, 0.4);
  const boatman =
    stroke('M-6-10L-70-54M-6 10L-70 54M24-8L44-36M24 8L44 36', land.ink, 7) +
    fill('M-60 0C-40-30 30-34 60 0C30 34-40 30-60 0Z', mix(land.leaf.dark, land.soil.dark, 0.4)) +
    fill('M-50 0C-30-16 20-20 46-4L46 4C20 8-30 6-50 0Z', mix(land.crop.base, land.leaf.light, 0.5)) +
    fill(ellipse(48, 0, 14, 18), land.ink) +
    fill(circle(52, -10, 5) + circle(52, 10, 5), land.accent);
  const fish =
    fill(
      'M-90-20L-60-4L-90 22C-96 6-96-6-90-20ZM-66 0C-40-34 50-40 96 0C50 34-40 30-66 0Z',
      mix(land.water.dark, land.wall.dark, 0.3),
    ) +
    fill('M-50 8C-10 34 60 28 94 2C60 14-10 18-50 8Z', land.paper, 0.7) +
    stroke('M-10-24l-8-24M16-28l-6-26M42-26l-2-22', land.ink, 5) +
    fill(circle(66, -8, 8), land.paper) +
    fill(circle(68, -8, 5), land.ink);
  const beetle =
    stroke('M-10-30L-34-60M20-32L34-62M-10 30L-34 60M20 32L34 62', land.ink, 8) +
    fill(ellipse(0, 0, 56, 38), mix(land.leaf.dark, land.ink, 0.4)) +
    stroke('M-54 0H40M-40-22C-10-34 20-34 40-22', mix(land.crop.base, land.bloom, 0.4), 6, 0.9) +
    fill(ellipse(50, 0, 18, 24), land.ink);
  const tray = 'M-430-190q0-30 30-30h800q30 0 30 30v380q0 30-30 30h-800q-30 0-30-30Z';
  const inner = 'M-386-150q0-24 24-24h724q24 0 24 24v300q0 24-24 24h-724q-24 0-24-24Z';
  const weeds = Array.from({ length: 7 }, () => {
    const [a, b] = [random.range(-340, 300), random.range(-140, 140)];
    return `M${n(a)} ${n(b)}q20 -16 40 0t40 0t40 0M${n(a + 20)} ${n(b - 4)}l8 -22M${n(a + 60)} ${n(b + 4)}l8 22`;
  });
  const netX = w * 0.16;
  const mesh = Array.from(
    { length: 9 },
    (_, k) =>
      `M${n(netX - 150 + k * 38)} 560Q${n(netX - 110 + k * 28)} 700 ${n(netX - 50 + k * 13)} 800M${n(netX - 166 + k * 17)} ${n(566 + k * 28)}Q${n(netX)} ${n(610 + k * 27)} ${n(netX + 166 - k * 17)} ${n(566 + k * 28)}`,
  );
  return [
    fill(rect(0, 0, w, 1000), mirror(stage, -200, 700)),
    ripples(stage, random, 20, 420, 40, sky.sun, 0.5),
    lilies(stage, random, { x: w * 0.3, y: 190, spread: 330, size: 74 }, 12),
    reeds(
      random,
      { from: w * 0.7, to: w + 20, y: 410, height: 380, density: 24, wind: 0.4 },
      stage.airRamp(land.leaf, 30),
      land.crop,
    ),
    fill(`M0 420Q${n(w * 0.3)} 350 ${n(w * 0.6)} 390T${n(w)} 360V1020H0Z`, mix(land.grass.base, land.grass.dark, 0.5)),
    meadowGrass(random, { from: -20, to: w + 20, y: 460, height: 110, density: 40 }, land.leaf),
    stroke(`M${n(netX + 40)} 560L${n(netX - 120)} -20`, mix(land.wood.dark, land.ink, 0.2), 32) +
      stroke(`M${n(netX + 40)} 560L${n(netX - 120)} -20`, mix(land.wood.light, land.crop.base, 0.4), 22),
    fill(
      `M${n(netX - 170)} 566C${n(netX - 120)} 760 ${n(netX - 60)} 860 ${n(netX)} 860C${n(netX + 60)} 860 ${n(netX + 120)} 760 ${n(netX + 170)} 566Z`,
      mix(land.paper, land.water.base, 0.3),
      0.55,
    ),
    stroke(mesh.join(''), land.water.dark, 3, 0.6),
    stroke(ellipse(netX, 562, 172, 50), mix(land.water.dark, land.ink, 0.3), 15) +
      stroke(ellipse(netX, 559, 172, 50), land.wall.light, 4, 0.8),
    castShadow(stage, x, 900, 470, 0.1, 0.4),
    group(
      fill(tray, mix(land.paper, land.wall.dark, 0.3)).replace('<path ', '<path transform="translate(0 26)" ') +
        fill(tray, land.paper) +
        fill(inner, water) +
        stage.clip(
          inner,
          fill('M-400-190H400V-130C100-170-200-160-400-120Z', land.ink, 0.16) +
            stroke(weeds.join(''), land.leaf.base, 7, 0.8),
        ) +
        stroke(inner, mix(land.wall.dark, land.paper, 0.4), 5) +
        place(newt, -90, -30, 1.06) +
        place(snail, -280, 80, 0.84) +
        place(boatman, -250, -110, 0.8) +
        place(fish, 60, 110, 0.94) +
        place(beetle, -60, 120, 0.56) +
        place(boatman, 300, 116, 0.6, true) +
        fill('M120-160L330-160L190 160L-20 160Z', land.paper, 0.16),
      `transform="translate(${n(x)} 680) rotate(-4)"`,
    ),
    place(
      pinch(
        handInks(stage, land.roof),
        stroke('M-150-30L40 10', mix(land.water.light, land.paper, 0.4), 22, 0.9) +
          stroke('M-150-30L-60-11', mix(land.leaf.light, land.water.base, 0.4), 14) +
          stroke('M-190-38L-150-30', mix(land.water.light, land.paper, 0.4), 9) +
          fill(ellipse(70, 16, 60, 32), land.accent),
      ),
      x + 290,
      590,
      0.92,
    ),
    meadowGrass(random, { from: -20, to: w + 20, y: 1020, height: 110, density: 40 }, stage.near),
    vignette(stage, x, 620, 0.22),
  ].join('');
}
