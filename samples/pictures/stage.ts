import { lean, mix } from './colour.ts';
import { createRandom, type Random } from './random.ts';
import { group, n } from './svg.ts';
import { type Land, type Mood, type Ramp, type Sky, type ToneName, tones } from './tones.ts';

export interface StageOptions {
  readonly scene: string;
  readonly tone: ToneName;
  readonly variant: number;
  /** Width divided by height. */
  readonly ratio: number;
  /** Whether variants may step closer, as two photographs of one place do; the whole sheet when left out. */
  readonly steps?: boolean | undefined;
}

/** A colour, where it stands along a gradient (0 to 1), and how much of it covers (1 when left out). */
export type Stop = readonly [at: number, colour: string, opacity?: number];

const moods: readonly [Mood, Mood, Mood] = ['day', 'evening', 'morning'];
/** Metres after which two thirds of a colour has become haze. */
const visibility = { morning: 210, day: 620, evening: 330 } as const;

const stops = (list: readonly Stop[]): string =>
  list
    .map(([at, colour, opacity = 1]) => {
      const faint = opacity < 1 ? ` stop-opacity="${opacity.toFixed(3)}"` : '';
      return `<stop offset="${at.toFixed(3)}" stop-color="${colour}"${faint}/>`;
    })
    .join('');

/**
 * What a scene draws on: a sheet 1000 units high and as wide as the picture asks, the inks of the site in this light,
 * a seeded source of chance, and the gradients and clips used so far. The composition follows the scene and the
 * variant; the tone changes the inks alone, so sites share scenes without sharing looks.
 */
export class Stage {
  readonly w: number;
  readonly h = 1000;
  readonly variant: number;
  readonly mood: Mood;
  readonly sky: Sky;
  readonly land: Land;
  readonly random: Random;
  /** Where the light comes from: 1 from the right, -1 from the left. */
  readonly side: 1 | -1;
  /** The part of the sheet that the picture shows. */
  private readonly frame: Frame;
  private readonly definitions: string[] = [];

  constructor({ scene, tone, variant, ratio, steps = false }: StageOptions) {
    const random = createRandom(`${scene}:${variant}`);
    this.w = 1000 * ratio;
    this.variant = variant;
    this.random = random;
    this.frame = variant === 0 || !steps ? whole : crop(random.fork('frame'));
    this.mood = moods[variant % 3] ?? 'day';
    this.side = random.chance(0.5) ? 1 : -1;
    this.sky = tones[tone].skies[this.mood];
    this.land = lit(tones[tone].land, this.sky, this.mood);
  }

  /** A colour seen through so many metres of air. */
  air(colour: string, metres: number): string {
    return mix(colour, this.sky.haze, 0.94 * (1 - Math.exp(-Math.max(0, metres) / visibility[this.mood])));
  }

  /** A whole ramp seen through so many metres of air. */
  airRamp(ramp: Ramp, metres: number): Ramp {
    return {
      light: this.air(ramp.light, metres),
      base: this.air(ramp.base, metres),
      dark: this.air(ramp.dark, metres),
    };
  }

  /** All the land's inks seen through so many metres of air. */
  landAt(metres: number): Land {
    const ramp = (inks: Ramp): Ramp => this.airRamp(inks, metres);
    const { land } = this;
    return {
      leaf: ramp(land.leaf),
      grass: ramp(land.grass),
      crop: ramp(land.crop),
      soil: ramp(land.soil),
      water: ramp(land.water),
      wall: ramp(land.wall),
      roof: ramp(land.roof),
      wood: ramp(land.wood),
      heather: ramp(land.heather),
      accent: this.air(land.accent, metres),
      bloom: this.air(land.bloom, metres),
      paper: this.air(land.paper, metres),
      ink: this.air(land.ink, metres),
    };
  }

  /** What a tree at that distance is drawn with. */
  treeAt(metres: number, leaf: Ramp = this.land.leaf): { leaf: Ramp; wood: Ramp; side: 1 | -1 } {
    return { leaf: this.airRamp(leaf, metres), wood: this.airRamp(this.land.wood, metres), side: this.side };
  }

  /** The dark greens at the viewer's feet, against the light. */
  get near(): Ramp {
    const { leaf, ink } = this.land;
    return { light: leaf.base, base: leaf.dark, dark: mix(leaf.dark, ink, 0.6) };
  }

  /** A straight gradient over the shape's own box: downwards, unless told otherwise. */
  linear(list: readonly Stop[], [x1, y1, x2, y2]: readonly [number, number, number, number] = [0, 0, 0, 1]): string {
    return this.define('g', (id) => {
      return `<linearGradient id="${id}" x1="${x1}" y1="${y1}" x2="${x2}" y2="${y2}">${stops(list)}</linearGradient>`;
    });
  }

  /** A straight downward gradient between two heights of the sheet. */
  fall(from: number, to: number, list: readonly Stop[]): string {
    return this.define('g', (id) => {
      const line = `x1="0" y1="${n(from)}" x2="0" y2="${n(to)}" gradientUnits="userSpaceOnUse"`;
      return `<linearGradient id="${id}" ${line}>${stops(list)}</linearGradient>`;
    });
  }

  /** A round gradient about a place on the sheet; `flatten` below 1 makes it lie down. */
  glow(x: number, y: number, radius: number, list: readonly Stop[], flatten = 1): string {
    return this.define('g', (id) => {
      const flat = flatten === 1 ? '' : ` gradientTransform="translate(0 ${n(y * (1 - flatten))}) scale(1 ${flatten})"`;
      const round = `cx="${n(x)}" cy="${n(y)}" r="${n(radius)}" gradientUnits="userSpaceOnUse"`;
      return `<radialGradient id="${id}" ${round}${flat}>${stops(list)}</radialGradient>`;
    });
  }

  /** Shows of the content only what lies inside the shape. */
  clip(shape: string, content: string): string {
    this.definitions.push(`<clipPath id="c${this.definitions.length}"><path d="${shape}"/></clipPath>`);
    return group(content, `clip-path="url(#c${this.definitions.length - 1})"`);
  }

  /** The finished drawing, in pixels of the asked size. */
  svg(body: string, width: number, height: number): string {
    const { left, top, share } = this.frame;
    const view = [left * this.w, top * this.h, share * this.w, share * this.h].map(n).join(' ');
    const box = `width="${width}" height="${height}" viewBox="${view}" preserveAspectRatio="none"`;
    return `<svg xmlns="http://www.w3.org/2000/svg" ${box}><defs>${this.definitions.join('')}</defs>${body}</svg>`;
  }

  private define(prefix: string, markup: (id: string) => string): string {
    const id = `${prefix}${this.definitions.length}`;
    this.definitions.push(markup(id));
    return `url(#${id})`;
  }
}

/** A piece of the sheet in its own proportions; all numbers are shares of the sheet. */
interface Frame {
  readonly left: number;
  readonly top: number;
  readonly share: number;
}

const whole: Frame = { left: 0, top: 0, share: 1 };

/** Steps closer for most variants, so that two pictures of one scene differ as two photographs of one place do. */
function crop(random: Random): Frame {
  const share = random.range(0.74, 1);
  return { left: (1 - share) * random.range(0.1, 0.9), top: (1 - share) * random.pick([0.15, 0.5, 0.9, 1]), share };
}

/** The land's inks in this light: cooler and paler in the morning, deeper and warmer in the evening. */
function lit(land: Land, sky: Sky, mood: Mood): Land {
  if (mood === 'day') return land;
  const shift = (colour: string, warmth: number, shade: number): string =>
    mood === 'morning'
      ? mix(mix(colour, sky.middle, 0.1 - shade * 0.4), sky.low, 0.05)
      : lean(lean(colour, sky.low, warmth), land.ink, shade);
  const ramp = ({ light, base, dark }: Ramp): Ramp => ({
    light: shift(light, 0.26, 0),
    base: shift(base, 0.09, 0.12),
    dark: shift(dark, 0.04, 0.2),
  });
  return {
    leaf: ramp(land.leaf),
    grass: ramp(land.grass),
    crop: ramp(land.crop),
    soil: ramp(land.soil),
    water: ramp(land.water),
    wall: ramp(land.wall),
    roof: ramp(land.roof),
    wood: ramp(land.wood),
    heather: ramp(land.heather),
    accent: shift(land.accent, 0.08, 0),
    bloom: shift(land.bloom, 0.1, 0),
    paper: shift(land.paper, 0.2, 0.04),
    ink: land.ink,
  };
}
