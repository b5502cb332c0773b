import type { ColorPair, ComponentPairs, PairColor } from '#design-system/tokens/pairs.ts';

/*
 * Where something lies over or under text, axe cannot tell its contrast. The components can: they declare each pair of
 * colours they put together, and the check of the tokens proves each in every theme. What axe leaves undecided counts
 * as proved when its two colours are such a pair.
 */

const pairFiles = import.meta.glob<Readonly<Record<string, ComponentPairs>>>('../../src/design-system/**/*.pairs.ts', {
  eager: true,
});
const declared: readonly ColorPair[] = Object.values(pairFiles).flatMap((file) =>
  Object.values(file).flatMap(({ pairs }) => pairs),
);

/** A colour as it looks on white and on black, so that translucent ones compare too: two times red, green, blue. */
type Look = readonly number[];

function drawing(): CanvasRenderingContext2D {
  const canvas = document.createElement('canvas');
  canvas.width = canvas.height = 1;
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (context === null) throw new Error('The browser has no canvas to compare colours on');
  return context;
}

const looks = new Map<string, Look>();

function lookOf(...layers: readonly string[]): Look {
  const key = layers.join(' ');
  const known = looks.get(key);
  if (known !== undefined) return known;
  const context = drawing();
  const look = ['white', 'black'].flatMap((ground) => {
    for (const paint of [ground, ...layers]) {
      context.fillStyle = paint;
      context.fillRect(0, 0, 1, 1);
    }
    return [...context.getImageData(0, 0, 1, 1).data.slice(0, 3)];
  });
  looks.set(key, look);
  return look;
}

function same(one: string, other: string): boolean {
  const look = lookOf(other);
  return lookOf(one).every((value, index) => Math.abs(value - (look[index] ?? -1)) <= 3);
}

/** By scope: a story may give the tokens of its own scope other colours, as the workshop does. */
const tokenColors = new WeakMap<HTMLElement, Map<string, string>>();

/** The colour that a token has in a scope's theme. */
function tokenColor(scope: HTMLElement, name: PairColor, opacity = 1): string {
  const key = [scope.dataset.site, scope.dataset.mode, name, opacity].join(' ');
  const colors = tokenColors.get(scope) ?? new Map<string, string>();
  tokenColors.set(scope, colors);
  const known = colors.get(key);
  if (known !== undefined) return known;
  const property = name.startsWith('palette-') ? `--${name}` : `--site-color-${name}`;
  const probe = document.createElement('i');
  probe.style.color = `color-mix(in srgb, var(${property}) ${opacity * 100}%, transparent)`;
  scope.append(probe);
  const { color } = getComputedStyle(probe);
  probe.remove();
  colors.set(key, color);
  return color;
}

const seeThrough = 'rgba(0, 0, 0, 0)';

function isOpaque(color: string): boolean {
  const look = lookOf(color);
  return look.slice(0, 3).every((value, index) => value === look[index + 3]);
}

/** The grounds under an element, from the lowest opaque one up to its own. */
function groundsOf(element: Element | null): readonly string[] {
  if (element === null) return [];
  const { backgroundColor } = getComputedStyle(element);
  if (backgroundColor === seeThrough) return groundsOf(element.parentElement);
  return isOpaque(backgroundColor) ? [backgroundColor] : [...groundsOf(element.parentElement), backgroundColor];
}

/** Relative luminance, WCAG 2.2. */
function luminance(look: Look): number {
  const [red = 0, green = 0, blue = 0] = look
    .map((value) => value / 255)
    .map((value) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: Look, other: Look): number {
  const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (lighter + 0.05) / (darker + 0.05);
}

/**
 * Whether a component declares the colours of this text and of the ground it stands on as a pair, for text of its size.
 * A tint over a ground counts as that ground when the contrast holds on the tint too. Answers with the colours when
 * nothing proves them.
 */
export function unprovenContrast(element: Element, isLarge: boolean): string | undefined {
  const { color } = getComputedStyle(element);
  const grounds = groundsOf(element);
  const [lowest] = grounds;
  const own = grounds.at(-1);
  const scope = element.closest<HTMLElement>('[data-site]');
  if (lowest === undefined || own === undefined || scope === null) return `${color} on nothing`;
  const isPair = (ground: string) =>
    declared.some(
      ({ foreground, background, backgroundOpacity, size }) =>
        (size === 'text' || (size === 'large' && isLarge)) &&
        same(tokenColor(scope, foreground), color) &&
        same(tokenColor(scope, background, backgroundOpacity), ground),
    );
  const holdsOnTints = () => contrast(lookOf(color), lookOf(...grounds)) >= (isLarge ? 3 : 4.5);
  return isPair(own) || (isPair(lowest) && holdsOnTints()) ? undefined : `${color} on ${grounds.join(' under ')}`;
}
