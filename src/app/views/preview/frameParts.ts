/** The parts of a framed page, and where each comes from: they carry a JSON Pointer as `data-source`. */

/** How a part is shown on the page that an editor points at or looks for. */
const markId = 'preview-mark';

/** The smallest part that holds what a pointer speaks of. */
export function partAt(shown: Document, pointer: string): Element | undefined {
  const parts = [...shown.querySelectorAll('[data-source]')];
  const sourceOf = (part: Element) => part.getAttribute('data-source') ?? '';
  return parts
    .filter((part) => pointer === sourceOf(part) || pointer.startsWith(`${sourceOf(part)}/`))
    .sort((a, b) => sourceOf(b).length - sourceOf(a).length)[0];
}

/** Brings the part that a pointer speaks of into sight, and marks it. */
export function showPart({ contentDocument }: HTMLIFrameElement, pointer: string, label: string): void {
  const part = contentDocument && partAt(contentDocument, pointer);
  if (!part) return;
  part.scrollIntoView({ block: 'center', behavior: 'instant' });
  markPart(part, label);
}

interface Picking {
  readonly labelOf: (pointer: string) => string;
  readonly onPick: (pointer: string) => void;
}

/**
 * Names the part below the pointer or with the focus, and hands over its place at a press, which then does nothing else.
 * @returns ends it
 */
export function pickParts({ contentDocument: shown }: HTMLIFrameElement, { labelOf, onPick }: Picking): () => void {
  if (!shown) return () => {};
  const sourced = ({ target }: Event) =>
    target instanceof (shown.defaultView?.Element ?? Element) ? target.closest('[data-source]') : null;
  const name = (event: Event) => {
    const part = sourced(event);
    if (part) markPart(part, labelOf(part.getAttribute('data-source') ?? ''));
    else unmark(shown);
  };
  const pick = (event: Event) => {
    const part = sourced(event);
    if (!part) return;
    event.preventDefault();
    event.stopPropagation();
    onPick(part.getAttribute('data-source') ?? '');
  };
  shown.addEventListener('pointerover', name);
  shown.addEventListener('focusin', name);
  shown.addEventListener('click', pick, true);
  shown.documentElement.style.cursor = 'crosshair';
  return () => {
    shown.removeEventListener('pointerover', name);
    shown.removeEventListener('focusin', name);
    shown.removeEventListener('click', pick, true);
    shown.documentElement.style.cursor = '';
    unmark(shown);
  };
}

/**
 * Tells of the part below the pointer or with the focus, and leaves the page alone.
 * @returns ends it
 */
export function watchParts(
  { contentDocument: shown }: HTMLIFrameElement,
  onPart: (pointer?: string) => void,
): () => void {
  if (!shown) return () => {};
  const tell = ({ target }: Event) => {
    const part = target instanceof (shown.defaultView?.Element ?? Element) ? target.closest('[data-source]') : null;
    onPart(part?.getAttribute('data-source') ?? undefined);
  };
  // A document that is still being made has no root to listen to.
  const forget = ({ relatedTarget }: PointerEvent) => relatedTarget === null && onPart();
  shown.addEventListener('pointerover', tell);
  shown.addEventListener('focusin', tell);
  shown.addEventListener('pointerout', forget);
  return () => {
    shown.removeEventListener('pointerover', tell);
    shown.removeEventListener('focusin', tell);
    shown.removeEventListener('pointerout', forget);
  };
}

/** What moves the mark of a document when its page becomes wider, narrower, longer or shorter. */
const followers = new WeakMap<Document, ResizeObserver>();

/** A frame and a name over a part, outside of what React knows of. It goes where the part goes, and away with it. */
function markPart(part: Element, label: string): void {
  const shown = part.ownerDocument;
  followers.get(shown)?.disconnect();
  const mark = shown.getElementById(markId) ?? shown.createElement('div');
  mark.id = markId;
  mark.ariaHidden = 'true';
  mark.className = 'pointer-events-none absolute z-50 rounded-control border-4 border-action print:hidden';
  const name = shown.createElement('span');
  name.className =
    'absolute start-0 top-0 max-w-full rounded-control bg-action px-3 py-1 font-strong text-on-action text-small';
  name.textContent = label;
  mark.replaceChildren(name);
  shown.body.append(mark);
  layOver(mark, part);
  const follower = new ResizeObserver(() => (part.isConnected ? layOver(mark, part) : unmark(shown)));
  follower.observe(part);
  follower.observe(shown.body);
  followers.set(shown, follower);
}

function layOver(mark: HTMLElement, part: Element): void {
  const { top, left, width, height } = part.getBoundingClientRect();
  const { scrollX = 0, scrollY = 0 } = part.ownerDocument.defaultView ?? {};
  Object.assign(mark.style, {
    top: `${top + scrollY}px`,
    left: `${left + scrollX}px`,
    width: `${width}px`,
    height: `${height}px`,
  });
}

export function unmark(shown: Document): void {
  followers.get(shown)?.disconnect();
  shown.getElementById(markId)?.remove();
}
