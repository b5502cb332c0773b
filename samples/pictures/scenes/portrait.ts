import { mix } from '../colour.ts';
import type { Random } from '../random.ts';
import { leafy } from '../shapes/leaves.ts';
import { hairs, skins } from '../shapes/people.ts';
import type { Stage } from '../stage.ts';
import { circle, ellipse, fill, group, n, place, rect, stroke } from '../svg.ts';

const face = 'M-74-36C-77 34-52 108-12 116Q0 118 12 116C52 108 77 34 74-36C73-98 42-124 0-124C-42-124-73-98-74-36Z';

type Style = 'crop' | 'parted' | 'bob' | 'long' | 'curls' | 'bun' | 'shaved' | 'scarf' | 'waves';
type Garment = 'sweater' | 'jacket' | 'rollneck' | 'dungarees' | 'labcoat' | 'blouse';

const styles: readonly [Style, ...Style[]] = [
  'crop',
  'bob',
  'curls',
  'parted',
  'long',
  'bun',
  'scarf',
  'shaved',
  'waves',
];
const garments: readonly [Garment, ...Garment[]] = ['sweater', 'jacket', 'rollneck', 'dungarees', 'labcoat', 'blouse'];

interface Person {
  readonly skin: string;
  readonly shade: string;
  readonly hair: string;
  readonly style: Style;
  readonly garment: Garment;
  readonly cloth: string;
  readonly second: string;
  readonly bearded: boolean;
  readonly glasses: boolean;
}

/** A person, drawn with few shapes and much respect: no two variants share skin, hair, dress and bearing. */
export function portrait(stage: Stage): string {
  const { w } = stage;
  const person = cast(stage);
  const scale = Math.min(1.5, Math.max(1, w / 660));
  return background(stage) + place(bust(stage, person), w / 2, 445, scale);
}

function cast(stage: Stage): Person {
  const { land, variant } = stage;
  const random = stage.random.fork('person');
  const style = styles[variant % styles.length] ?? 'crop';
  const skin = skins[(variant * 5 + Math.floor(variant / 6)) % skins.length] ?? skins[0];
  const hair = hairs[(variant * 3 + Math.floor(variant / 7)) % hairs.length] ?? hairs[0];
  const cloths = [
    land.leaf.base,
    land.accent,
    land.water.dark,
    land.heather.dark,
    land.roof.base,
    land.leaf.dark,
  ] as const;
  const short = style === 'crop' || style === 'parted' || style === 'shaved';
  return {
    skin,
    shade: mix(skin, mix('#6b2f2a', land.ink, 0.25), 0.3),
    hair,
    style,
    garment: garments[(variant + Math.floor(variant / 9)) % garments.length] ?? 'sweater',
    cloth: cloths[(variant * 2 + 1 + Math.floor(variant / 3)) % cloths.length] ?? land.leaf.base,
    second: random.pick([land.paper, land.crop.light, land.water.light]),
    bearded: short && variant % 4 !== 3 && random.chance(0.6),
    glasses: random.chance(0.34),
  };
}

/** A quiet ground: the sky's inks, one disc, and a few sprigs from the site's own green. */
function background(stage: Stage): string {
  const { w, h, sky, land, side } = stage;
  const random = stage.random.fork('sprigs');
  const ground = stage.fall(0, h, [
    [0, mix(sky.middle, sky.top, 0.3)],
    [0.7, mix(sky.low, sky.middle, 0.35)],
    [1, sky.low],
  ]);
  const sprigs = [-1, 1].flatMap((edge) =>
    [0, 1, 2].map((index) => {
      const x = w / 2 + edge * (w * 0.5 - 40 - index * 90) + random.range(-20, 20);
      return sprig(
        random,
        x,
        h + 20,
        random.range(430, 640) - index * 120,
        edge * random.range(-50, 30),
        stage.air(land.leaf.base, 260 - index * 60),
        stage.air(land.leaf.light, 260 - index * 60),
      );
    }),
  );
  return [
    fill(rect(0, 0, w, h), ground),
    fill(circle(w / 2 + side * 120, 380, 330), mix(sky.sun, sky.low, 0.25), 0.75),
    fill(circle(w / 2 + side * 120, 380, 400), sky.sun, 0.22),
    ...sprigs,
  ].join('');
}

function sprig(
  random: Random,
  x: number,
  y: number,
  height: number,
  lean: number,
  colour: string,
  light: string,
): string {
  const leaves = Array.from({ length: 9 }, (_, index) => {
    const t = 0.3 + 0.68 * (index / 8);
    const [sx, sy] = [x + lean * t * t, y - height * t];
    const way = index % 2 === 0 ? 1 : -1;
    const long = height * 0.2 * (1.25 - t) * random.range(0.9, 1.1);
    const [ex, ey] = [sx + way * long, sy - long * 0.62];
    return fill(
      `M${n(sx)} ${n(sy)}Q${n(sx + way * long * 0.25)} ${n(sy - long * 0.75)} ${n(ex)} ${n(ey)}Q${n(sx + way * long * 0.85)} ${n(sy + long * 0.1)} ${n(sx)} ${n(sy)}Z`,
      index % 3 === 0 ? light : colour,
    );
  });
  return (
    stroke(`M${n(x)} ${n(y)}Q${n(x)} ${n(y - height * 0.5)} ${n(x + lean)} ${n(y - height)}`, colour, 4) +
    leaves.join('')
  );
}

function bust(stage: Stage, person: Person): string {
  const { side } = stage;
  const flip = (content: string): string => (side === 1 ? content : group(content, 'transform="scale(-1 1)"'));
  return [
    hairBehind(stage, person),
    fill(ellipse(-75, -8, 12, 20) + ellipse(75, -8, 12, 20), mix(person.skin, person.shade, 0.4)),
    fill('M-42 70C-40 112-46 140-62 164L0 214L62 164C46 140 40 112 42 70Z', person.skin),
    fill('M-41 84C-20 128 20 128 41 84L44 124C20 150-22 150-44 120Z', person.shade, 0.85),
    group(garment(stage, person), 'transform="translate(0 -24)"'),
    fill(face, person.skin),
    flip(
      fill(
        'M-74-36C-77 34-52 108-12 116C-34 92-46 60-44 18C-42-10-56-30-46-70C-42-92-32-110-14-122C-52-116-73-90-74-36Z',
        person.shade,
        0.55,
      ),
    ),
    flip(
      fill(
        'M14-104C48-100 62-70 62-40C54-52 34-58 20-54C10-70 8-90 14-104ZM34 8C48 4 60 8 62 16C58 38 46 46 38 40C30 30 28 16 34 8Z',
        mix(person.skin, '#ffe2bd', 0.3),
        0.5,
      ),
    ),
    flip(features(stage, person)),
    beard(person),
    hairBefore(stage, person),
    glasses(stage, person),
  ].join('');
}

/** Brows, lowered eyes, the line of the nose, a mouth at rest. The light comes from the right. */
function features(stage: Stage, { skin, shade, hair, style }: Person): string {
  const ink = mix(stage.land.ink, '#2a1712', 0.5);
  const brow = style === 'scarf' ? mix(hair, ink, 0.6) : mix(hair, ink, 0.45);
  const lip = mix(mix(skin, '#9c3f3c', 0.5), shade, 0.3);
  return [
    stroke('M-48-38C-40-45-27-46-17-41M17-41C27-46 40-45 48-38', brow, 6),
    stroke('M-43-14C-37-20-25-20-19-13M19-13C25-20 37-20 43-14', ink, 4.2),
    fill(ellipse(-30, -10, 10, 5.6) + ellipse(31, -10, 10, 5.6), mix(skin, '#fff6e8', 0.62)),
    fill(ellipse(-30, -11, 5.6, 6) + ellipse(32, -11, 5.6, 6), ink),
    stroke('M-4-30C-8-6-14 16-15 26C-14 33-6 34 2 33', mix(skin, shade, 0.9), 4.6),
    fill('M2 33C8 34 12 31 12 26C8 22 3 24 2 33Z', shade, 0.5),
    fill('M-24 62C-12 59-5 60 0 63C5 60 12 59 24 62C12 69-12 69-24 62Z', mix(lip, shade, 0.35)),
    fill('M-24 62C-12 69 12 69 24 62C16 79-15 79-24 62Z', lip),
    fill(ellipse(46, 32, 17, 12), mix(skin, '#d9564a', 0.35), 0.35),
  ].join('');
}

function beard({ bearded, hair, skin }: Person): string {
  if (!bearded) return '';
  const colour = mix(hair, skin, 0.12);
  return (
    fill(
      'M-73 0C-70 20-58 34-46 44C-34 50-28 50-22 52C-10 46 10 46 22 52C28 50 34 50 46 44C58 34 70 20 73 0C76 60 52 134 0 136C-52 134-76 60-73 0Z',
      colour,
    ) + fill('M-24 62C-12 59-5 60 0 63C5 60 12 59 24 62C15 78-15 78-24 62Z', mix(skin, '#8f3a38', 0.55))
  );
}

function hairBehind(stage: Stage, { style, hair, cloth }: Person): string {
  const deep = mix(hair, stage.land.ink, 0.22);
  const random = stage.random.fork('hair');
  switch (style) {
    case 'bob':
      return fill(
        'M-92 96C-112 40-104-146 0-148C104-146 112 40 92 96C80 112 44 104 36 92L-36 92C-44 104-80 112-92 96Z',
        deep,
      );
    case 'long':
      return fill('M-104 250C-116 120-112-148 0-150C112-148 116 120 104 250C70 262-70 262-104 250Z', deep);
    case 'waves':
      return fill(
        'M-92 170C-132 140-98 90-108 40C-120-20-104-150 0-152C104-150 120-20 108 40C98 90 132 140 92 170C60 186-60 186-92 170Z',
        deep,
      );
    case 'curls':
      return fill(leafy(random, 0, -58, 132, 122, 19), deep);
    case 'bun':
      return fill(circle(0, -158, 46), deep);
    case 'scarf':
      return fill('M-104 210C-120 90-116-150 0-152C116-150 120 90 104 210Z', mix(cloth, stage.land.ink, 0.22));
    default:
      return '';
  }
}

function hairBefore(stage: Stage, { style, hair, cloth, skin }: Person): string {
  const light = mix(hair, stage.land.paper, 0.16);
  const side = stage.side;
  const random = stage.random.fork('fringe');
  const gleam = (d: string): string => group(stroke(d, light, 7, 0.6), side === 1 ? '' : 'transform="scale(-1 1)"');
  switch (style) {
    case 'crop':
      return (
        fill(
          'M-80-14C-88-96-62-146 2-146C64-146 90-96 80-14C76-42 70-66 56-78C20-92-20-92-54-78C-70-66-76-42-80-14Z',
          hair,
        ) + gleam('M20-128C44-124 60-108 66-88')
      );
    case 'parted':
      return (
        fill(
          'M-80-10C-90-92-66-148-4-148C66-152 92-96 80-10C78-44 70-66 58-82C20-80-16-94-34-116C-44-84-70-70-80-10Z',
          hair,
        ) + gleam('M2-132C36-134 60-116 68-90')
      );
    case 'bob':
      return (
        fill(
          'M-92 70C-106-20-100-150 0-152C100-150 106-20 92 70C84 30 82-10 72-52C40-62-10-66-46-92C-60-66-80-20-92 70Z',
          hair,
        ) + gleam('M14-134C48-130 72-104 80-60')
      );
    case 'long':
      return (
        fill(
          'M-100 180C-112 20-104-150 0-152C104-150 112 20 100 180C88 120 86 30 72-44C52-70 24-92 0-112C-24-92-52-70-72-44C-86 30-88 120-100 180Z',
          hair,
        ) + gleam('M22-126C60-112 80-66 86-6')
      );
    case 'waves':
      return (
        fill(
          'M-88 120C-118 90-92 50-100 10C-108-60-92-152 0-154C92-152 108-60 100 10C92 50 118 90 88 120C94 76 76 40 78-2C80-40 52-76 16-100C-16-76-70-70-78-10C-76 40-94 76-88 120Z',
          hair,
        ) + gleam('M24-128C62-114 86-70 84-20')
      );
    case 'curls': {
      const lumps = Array.from({ length: 13 }, (_, index) => {
        const angle = Math.PI * (1.02 + (0.96 * index) / 12);
        return fill(
          leafy(random, Math.cos(angle) * 84, -34 + Math.sin(angle) * 84, 40, 38, 9),
          index % 2 === 0 ? hair : mix(hair, light, 0.35),
        );
      });
      return lumps.join('');
    }
    case 'bun':
      return (
        fill('M-78-20C-84-100-56-142 0-142C56-142 84-100 78-20C72-60 52-92 0-96C-52-92-72-60-78-20Z', hair) +
        fill(circle(0, -162, 40), hair) +
        stroke('M-22-134h44', cloth, 8) +
        gleam('M16-180a26 26 0 0 1 16 18')
      );
    case 'shaved':
      return fill(
        'M-75-30C-76-98-44-130 0-130C44-130 76-98 75-30C72-66 60-92 40-104C14-114-14-114-40-104C-60-92-72-66-75-30Z',
        mix(hair, skin, 0.55),
      );
    case 'scarf':
      return (
        fill(
          'M-98 176C-112 40-112-154 0-156C112-154 112 40 98 176C70 196 30 190 6 168C52 138 76 70 70-20C64-84 38-106 0-106C-38-106-64-84-70-20C-76 70-52 138-6 168C-30 190-70 196-98 176Z',
          cloth,
        ) +
        fill('M-98 170C-60 150 40 160 100 128L112 204C60 236-60 240-118 214Z', mix(cloth, stage.land.ink, 0.1)) +
        gleam('M30-138C70-124 88-84 90-40') +
        stroke('M-70 196C-20 186 40 190 84 168', mix(cloth, stage.land.ink, 0.35), 4, 0.7)
      );
  }
}

function glasses(stage: Stage, { glasses: worn }: Person): string {
  if (!worn) return '';
  const { land } = stage;
  const rims =
    'M-54-24h42q5 0 4 6l-4 18q-2 9-12 9h-18q-10 0-12-9l-4-18q-1-6 4-6ZM12-24h42q5 0 4 6l-4 18q-2 9-12 9h-18q-10 0-12-9l-4-18q-1-6 4-6Z';
  return fill(rims, land.paper, 0.09) + stroke(`${rims}M-9-14q9-7 18 0M-58-16l-15-4M58-16l15-4`, land.ink, 4.6);
}

function garment(stage: Stage, { garment: kind, cloth, second, skin, shade }: Person): string {
  const { land, side } = stage;
  const deep = mix(cloth, land.ink, 0.3);
  const pale = mix(cloth, land.paper, 0.22);
  const body =
    'M-262 700C-262 420-250 276-150 226C-110 206-80 198-58 178C-40 206 40 206 58 178C80 198 110 206 150 226C250 276 262 420 262 700Z';
  const fold = group(
    fill('M262 700C262 420 250 276 150 226C190 300 186 460 196 700Z', pale, 0.55) +
      fill('M-262 700C-262 420-250 276-150 226C-196 300-206 460-206 700Z', deep, 0.6),
    side === 1 ? '' : 'transform="scale(-1 1)"',
  );
  switch (kind) {
    case 'sweater':
      return (
        fill(body, cloth) +
        fold +
        stroke('M-60 182C-40 224 40 224 60 182', deep, 18) +
        stroke('M-60 178C-40 216 40 216 60 178', pale, 4, 0.7)
      );
    case 'rollneck':
      return (
        fill(body, cloth) +
        fold +
        fill('M-50 126C-30 150 30 150 50 126L60 196C30 220-30 220-60 196Z', cloth) +
        stroke('M-46 146C-26 166 26 166 46 146M-52 172C-28 192 28 192 52 172', deep, 5, 0.7)
      );
    case 'jacket':
      return [
        fill(body, second),
        fill(
          'M-10 700L-22 330C-44 270-60 220-66 186C-110 206-150 222-160 230C-250 276-262 420-262 700ZM10 700L22 330C44 270 60 220 66 186C110 206 150 222 160 230C250 276 262 420 262 700Z',
          cloth,
        ),
        fold,
        fill(
          'M-66 184L-108 216L-92 286L-118 292L-22 420C-40 340-56 250-66 184ZM66 184L108 216L92 286L118 292L22 420C40 340 56 250 66 184Z',
          deep,
        ),
        fill('M-56 176L-64 214L-30 252L0 206L30 252L64 214L56 176L0 204Z', land.paper),
        stroke('M0 210V700', mix(second, land.ink, 0.35), 3, 0.6),
      ].join('');
    case 'labcoat':
      return [
        fill(body, mix(cloth, land.paper, 0.1)),
        fill(
          'M-10 700L-30 320C-48 262-58 214-64 184C-112 206-150 222-160 230C-250 276-262 420-262 700ZM10 700L30 320C48 262 58 214 64 184C112 206 150 222 160 230C250 276 262 420 262 700Z',
          land.paper,
        ),
        group(
          fill('M-262 700C-262 420-250 276-150 226C-196 300-206 460-206 700Z', land.wall.dark, 0.45),
          side === 1 ? '' : 'transform="scale(-1 1)"',
        ),
        fill(
          'M-64 182L-104 214L-90 276L-114 284L-30 396C-44 320-56 250-64 182ZM64 182L104 214L90 276L114 284L30 396C44 320 56 250 64 182Z',
          land.wall.base,
        ),
        stroke('M98 420h76', land.wall.dark, 4),
        stroke('M118 386v40M134 392v34', land.accent, 6),
      ].join('');
    case 'dungarees':
      return [
        fill(body, second),
        stage.clip(
          body,
          [0, 1, 2, 3, 4, 5, 6]
            .map((row) => `M-270 ${250 + row * 62}C-120 ${232 + row * 62} 120 ${232 + row * 62} 270 ${250 + row * 62}`)
            .map((line) => stroke(line, land.accent, 11, 0.75))
            .join(''),
        ),
        stroke('M-58 180C-40 216 40 216 58 180', mix(second, land.ink, 0.25), 12),
        fill('M-112 700L-112 372C-60 356 60 356 112 372L112 700Z', cloth),
        fill('M-112 376L-138 238L-98 214L-78 372ZM112 376L138 238L98 214L78 372Z', cloth),
        stroke('M-112 700L-112 374C-60 358 60 358 112 374L112 700', deep, 5),
        fill(circle(-94, 386, 10) + circle(94, 386, 10), land.bloom),
        fill(rect(-46, 424, 92, 74), deep, 0.55),
      ].join('');
    case 'blouse':
      return [
        fill(body, cloth),
        fold,
        fill('M-56 178C-40 212-20 262 0 300C20 262 40 212 56 178Z', skin),
        fill('M-56 178C-40 212-20 262 0 300C-6 250-16 206-20 178Z', shade, 0.6),
        stroke('M-60 180C-40 220-20 266 0 304C20 266 40 220 60 180', pale, 11),
        ...[0, 1, 2].map((index) => fill(circle(0, 346 + index * 66, 6), pale)),
      ].join('');
  }
}
