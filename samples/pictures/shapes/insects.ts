import { mix } from '../colour.ts';
import type { Random } from '../random.ts';
import type { Stage } from '../stage.ts';
import { circle, ellipse, fill, group, stroke } from '../svg.ts';
import { fur } from './fur.ts';

/** A wing of glass with its veins; its root lies at the origin, its tip to the left and up. */
function wing(stage: Stage, length: number, wide: number): string {
  const { land } = stage;
  const shape = `M0 0C${-length * 0.2} ${-wide} ${-length * 0.7} ${-wide * 1.3} ${-length} ${-wide * 0.7}C${-length * 0.96} ${-wide * 0.1} ${-length * 0.5} ${wide * 0.3} 0 0Z`;
  return (
    fill(shape, mix(land.water.light, land.paper, 0.5), 0.72) +
    stroke(
      `${shape}M0 0C${-length * 0.4} ${-wide * 0.7} ${-length * 0.7} ${-wide * 0.7} ${-length * 0.96} ${-wide * 0.6}M${-length * 0.3} ${-wide * 0.62}L${-length * 0.42} ${-wide * 0.04}M${-length * 0.6} ${-wide * 0.72}L${-length * 0.66} ${-wide * 0.1}`,
      land.ink,
      2.4,
      0.5,
    )
  );
}

interface Bands {
  readonly thorax: string;
  readonly bands: readonly [string, string, string, string];
}

/** A furry bee from the side, about 420 long, its head to the right; it stands on y 120. */
export function bee(stage: Stage, random: Random, { thorax, bands }: Bands, furry: boolean): string {
  const { land } = stage;
  const dark = land.ink;
  const body = 'M-230 30C-236-60-160-106-60-100C0-96 30-60 28 0C26 60-40 96-120 92C-190 90-226 70-230 30Z';
  const segments = bands
    .map((colour, index) =>
      fill(
        `M${-262 + index * 64}-130C${-228 + index * 64}-40 ${-232 + index * 64} 50 ${-256 + index * 64} 130L${-190 + index * 66} 130C${-164 + index * 66} 50 ${-162 + index * 66}-40 ${-196 + index * 66}-130Z`,
        colour,
      ),
    )
    .join('');
  const hairs = (x: number, y: number, rx: number, ry: number, count: number, colour: string): string =>
    fur(
      random,
      { x, y, rx, ry, lie: (u, v) => Math.atan2(v, u), length: furry ? 30 : 14, width: furry ? 3.6 : 2.4 },
      count,
      colour,
      0.75,
    );
  const leg = (d: string): string => stroke(d, dark, 13) + stroke(d, mix(dark, land.soil.base, 0.3), 4, 0.7);
  return [
    leg('M-10 60C-20 100-40 110-30 150') + leg('M40 64C46 104 40 120 56 152') + leg('M-90 66C-110 104-140 112-136 152'),
    fill(body, bands[0]),
    stage.clip(
      body,
      segments +
        fill('M-240 40C-160 90-60 90 30 40L30 140L-240 140Z', dark, 0.3) +
        fill(ellipse(-120, -70, 90, 18), land.paper, 0.25),
    ),
    hairs(-120, 0, 108, 84, furry ? 220 : 80, mix(bands[1], land.paper, 0.3)),
    hairs(-200, 20, 40, 60, furry ? 70 : 30, mix(bands[0], land.paper, 0.35)),
    fill(ellipse(50, -30, 84, 80), thorax),
    fill(ellipse(60, -60, 56, 34), mix(thorax, land.paper, 0.3), 0.6),
    hairs(50, -30, 80, 76, furry ? 220 : 110, mix(thorax, land.paper, 0.3)),
    hairs(40, 0, 76, 56, 90, mix(thorax, dark, 0.4)),
    fill('M110-60C160-76 196-40 190 10C184 50 150 66 124 50C100 30 92-30 110-60Z', mix(dark, land.soil.dark, 0.2)),
    fill(ellipse(150, -18, 22, 36), mix(dark, land.heather.dark, 0.4)) +
      fill(ellipse(142, -32, 8, 14), land.paper, 0.6),
    stroke('M160-56C176-90 214-96 240-84M174-46C200-66 236-60 252-44', dark, 7),
    stroke('M166 44C190 64 204 84 206 112', dark, 9),
    group(wing(stage, 290, 84), 'transform="translate(40 -76) rotate(20)"'),
    group(wing(stage, 230, 60), 'transform="translate(20 -70) rotate(2)"'),
  ].join('');
}

/** A hoverfly from above, about 320 long, its head up: great eyes, a striped waist, two wings held out. */
export function hoverfly(stage: Stage, random: Random): string {
  const { land } = stage;
  const yellow = mix(land.bloom, land.crop.base, 0.3);
  const abdomen = 'M-52-20C-66 40-50 130 0 190C50 130 66 40 52-20Z';
  const pane = group(wing(stage, 240, 66), 'transform="translate(-26 -36) rotate(-24)"');
  return [
    pane,
    group(pane, 'transform="scale(-1 1)"'),
    stroke(
      'M-40-20C-90 0-110 30-120 70M40-20C90 0 110 30 120 70M-40-50C-80-70-100-90-120-80M40-50C80-70 100-90 120-80',
      land.ink,
      7,
    ),
    fill(abdomen, yellow),
    stage.clip(
      abdomen,
      fill(
        'M-80-24h160v22h-160ZM-80 24c50 16 110 16 160 0v26c-50 16-110 16-160 0ZM-80 76c50 16 110 16 160 0v26c-50 16-110 16-160 0ZM-80 130c50 16 110 16 160 0v18c-50 16-110 16-160 0Z',
        land.ink,
      ) + fill(ellipse(16, 60, 12, 100), land.paper, 0.3),
    ),
    fill(ellipse(0, -60, 54, 52), mix(land.crop.dark, land.ink, 0.5)),
    fill(ellipse(10, -76, 30, 24), mix(land.crop.base, land.paper, 0.2), 0.45),
    fur(
      random,
      { x: 0, y: -60, rx: 52, ry: 48, lie: (u, v) => Math.atan2(v, u), length: 12, width: 2.2 },
      80,
      land.crop.light,
      0.6,
    ),
    fill(ellipse(-26, -126, 32, 38) + ellipse(26, -126, 32, 38), mix(land.roof.dark, land.ink, 0.2)),
    fill(ellipse(-32, -138, 10, 14) + ellipse(20, -138, 10, 14), land.paper, 0.5),
    fill('M-12-150h24l-4 40h-16Z', yellow) + stroke('M-6-158L-20-186M6-158L20-186', land.ink, 6),
  ].join('');
}

/** A ladybird from above, about 240 long, its head to the right. */
export function ladybird(stage: Stage): string {
  const { land } = stage;
  const red = mix(land.accent, '#cf2a1e', 0.78);
  const shell = 'M-120 0C-120-70-66-108-4-108C60-108 96-60 96 0C96 60 60 108-4 108C-66 108-120 70-120 0Z';
  const leg = 'M-60-90C-76-120-100-126-112-122M10-104C14-138 34-150 48-146M70-78C92-106 112-108 124-98';
  return [
    stroke(leg, land.ink, 9),
    group(stroke(leg, land.ink, 9), 'transform="scale(1 -1)"'),
    fill('M70-66C120-74 152-40 152 0C152 40 120 74 70 66Z', land.ink),
    fill(ellipse(104, -46, 20, 14) + ellipse(104, 46, 20, 14), land.paper),
    fill('M138-32C170-32 176 32 138 32Z', land.ink) + fill(circle(152, -16, 5) + circle(152, 16, 5), land.paper),
    stroke('M160-20C180-36 196-36 206-28M160 20C180 36 196 36 206 28', land.ink, 6),
    fill(shell, red),
    stage.clip(
      shell,
      [
        fill('M-130 20C-60 80 40 90 110 40L110 120L-130 120Z', mix(red, land.ink, 0.5), 0.55),
        fill(
          circle(-70, -48, 21) +
            circle(-2, -64, 22) +
            circle(-20, -18, 18) +
            circle(-70, 48, 21) +
            circle(-2, 64, 22) +
            circle(-20, 18, 0.1),
          land.ink,
        ),
        fill(ellipse(84, 0, 30, 26), land.ink),
        fill('M-90-70C-60-104 20-108 56-82C20-92-50-88-90-70Z', land.paper, 0.6),
      ].join(''),
    ),
    stroke('M-120 0H92', land.ink, 6),
  ].join('');
}

/** A ground beetle from above, about 360 long, its head to the right. */
export function groundBeetle(stage: Stage): string {
  const { land } = stage;
  const shine = mix(land.leaf.base, land.water.dark, 0.4);
  const legs = 'M60-60C90-110 70-150 110-180M-20-80C-30-140-70-150-60-196M-110-70C-150-110-190-110-210-150';
  const shell = 'M-190 0C-190-66-120-96-40-92C20-88 54-60 58 0C54 60 20 88-40 92C-120 96-190 66-190 0Z';
  const lines = [-64, -44, -24, 24, 44, 64].map(
    (y) => `M${-172 + Math.abs(y) * 0.5} ${y * 0.7}C-100 ${y * 1.16} -20 ${y * 1.16} 44 ${y * 0.7}`,
  );
  return [
    stroke(legs, land.ink, 15),
    group(stroke(legs, land.ink, 15), 'transform="scale(1 -1)"'),
    stroke('M190-20C240-60 290-60 320-96M190 20C240 50 300 40 336 66', land.ink, 8),
    fill('M54-56C90-72 128-58 132 0C128 58 90 72 54 56Z', mix(shine, land.ink, 0.5)),
    fill('M128-40C170-44 196-24 196 0C196 24 170 44 128 40Z', land.ink),
    fill('M190-22C214-24 224-10 226-4L196 2ZM190 22C214 24 224 10 226 4L196-2Z', land.ink),
    fill(circle(162, -30, 10) + circle(162, 30, 10), mix(land.soil.light, land.ink, 0.4)),
    fill(shell, mix(shine, land.ink, 0.22)),
    stage.clip(
      shell,
      fill('M-190-30C-120-90 0-90 60-40C0-60-120-60-190-10Z', mix(shine, land.leaf.light, 0.5), 0.8) +
        fill('M-190 30C-100 80 0 80 60 40L60 110L-190 110Z', land.ink, 0.4) +
        stroke(lines.join(''), land.ink, 4, 0.5),
    ),
    stroke('M-190 0H56', land.ink, 5),
    fill(ellipse(96, -28, 18, 9), mix(shine, land.paper, 0.5), 0.6),
  ].join('');
}
