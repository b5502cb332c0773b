import type { MapMark } from './searchMap.types.ts';

interface MarkHandlers {
  readonly onPress: () => void;
  /** Whether the mark is pointed at or has the focus. */
  readonly onNamed: (label: string | undefined) => void;
}

/** From so many results on a mark is larger. */
const [many, most] = [20, 200] as const;

/** A link where a mark leads elsewhere, else a button: both are the browser's own, with its keys and its focus. */
export function elementOfMark(mark: MapMark, { onPress, onNamed }: MarkHandlers): HTMLElement {
  const press = mark.href === undefined ? buttonOf(onPress) : linkTo(mark.href);
  press.className = 'search-map-mark';
  press.dataset.mark = `${mark.lat} ${mark.lon} ${mark.size}`;
  press.dataset.size = sizeOf(mark.size);
  press.setAttribute('aria-label', mark.label);
  if (mark.size > 1) press.textContent = mark.count;
  press.addEventListener('focus', () => onNamed(mark.label));
  press.addEventListener('blur', () => onNamed(undefined));
  press.addEventListener('pointerenter', () => onNamed(mark.label));
  press.addEventListener('pointerleave', () => onNamed(undefined));
  // A map is not zoomed where two marks are pressed one after the other.
  press.addEventListener('dblclick', (event) => event.stopPropagation());
  return press;
}

function buttonOf(onPress: () => void): HTMLButtonElement {
  const button = document.createElement('button');
  button.type = 'button';
  button.addEventListener('click', onPress);
  return button;
}

function linkTo(href: string): HTMLAnchorElement {
  const link = document.createElement('a');
  link.href = href;
  return link;
}

function sizeOf(count: number): string {
  if (count === 1) return 'one';
  if (count < many) return 'few';
  return count < most ? 'many' : 'most';
}
