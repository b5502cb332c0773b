import { partAt } from './frameParts.ts';

/** Below the top of a window is what its reader looks at (CSS px). */
const eyeLine = 140;

/** Where each window was scrolled to by us: its own event about that leads nothing. */
const echoes = new WeakMap<Window, number>();

/**
 * Scrolls two renderings of a page together, part by part: what is read in one stands at the same height in the other,
 * whatever was added above it.
 * @param partnerOf the same part in the other one, by the JSON Pointer in this one
 * @returns ends it
 */
export function leadByParts(
  leader: HTMLIFrameElement,
  follower: HTMLIFrameElement,
  partnerOf: (pointer: string) => string | undefined,
): () => void {
  const { contentWindow: shown, contentDocument } = leader;
  if (!shown || !contentDocument) return () => {};
  const onScroll = () => {
    if (Math.abs(shown.scrollY - (echoes.get(shown) ?? -1)) < 2) return;
    const other = follower.contentWindow;
    // A document that is still being made has no root to scroll.
    if (other?.document.scrollingElement) scrollTo(other, placeOf(shown, other, partnerOf));
  };
  shown.addEventListener('scroll', onScroll);
  return () => shown.removeEventListener('scroll', onScroll);
}

function placeOf(shown: Window, other: Window, partnerOf: (pointer: string) => string | undefined): number {
  if (shown.scrollY === 0) return 0;
  const { clientHeight, scrollHeight } = shown.document.documentElement;
  const part = [...shown.document.querySelectorAll('[data-source]')].findLast(isRead);
  const partner = part && partnerOf(part.getAttribute('data-source') ?? '');
  const same = partner === undefined ? undefined : partAt(other.document, partner);
  if (part && same) {
    return other.scrollY + same.getBoundingClientRect().top - part.getBoundingClientRect().top;
  }
  const root = other.document.documentElement;
  return (shown.scrollY / Math.max(scrollHeight - clientHeight, 1)) * (root.scrollHeight - root.clientHeight);
}

/** By its place and not by what is hit there: what is inert is never hit. */
function isRead(part: Element): boolean {
  const { top, bottom } = part.getBoundingClientRect();
  return top <= eyeLine && bottom > eyeLine;
}

function scrollTo(window: Window, top: number): void {
  const { scrollHeight, clientHeight } = window.document.documentElement;
  const within = Math.round(Math.min(Math.max(top, 0), scrollHeight - clientHeight));
  echoes.set(window, within);
  window.scrollTo({ top: within, behavior: 'instant' });
}
