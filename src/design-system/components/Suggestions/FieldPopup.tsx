import { type ReactNode, useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';
import { type Box, popupPlace } from './popupPlace.ts';

export interface FieldPopupProps {
  /** The field as it is seen, with its frame and its button. */
  readonly anchor: HTMLElement;
  readonly isOpen: boolean;
  /** The field is not there to be seen any more. */
  readonly onGone: () => void;
  readonly children: ReactNode;
}

/**
 * A popup that keeps to a field: above everything else (the browser's top layer), while it stands next to the field in
 * the page, where screen readers on phones find it by going on. It never takes the focus.
 */
export function FieldPopup({ anchor, isOpen, onGone, children }: FieldPopupProps) {
  const popup = useRef<HTMLDivElement>(null);
  const place = () => {
    const box = anchor.getBoundingClientRect();
    if (popup.current && box.width > 0) put(popup.current, box, staysInWindow(anchor));
    return box.width > 0;
  };
  const follow = useEffectEvent(() => place() || onGone());

  useLayoutEffect(() => {
    const element = popup.current;
    if (!isOpen || !element) return;
    element.showPopover();
    return () => element.hidePopover();
  }, [isOpen]);

  // Bars slide in, keyboards come up, pages scroll and grow: looking at each frame sees all of it, and only while open.
  useEffect(() => {
    if (!isOpen) return;
    const next = () => {
      frame = requestAnimationFrame(next);
      follow();
    };
    let frame = requestAnimationFrame(next);
    return () => cancelAnimationFrame(frame);
  }, [isOpen]);

  useLayoutEffect(() => void (isOpen && place()));

  return (
    <div ref={popup} popover="manual" className="field-popup">
      {isOpen && children}
    </div>
  );
}

/** Whether a bar keeps it in sight while the page scrolls. */
function staysInWindow(element: Element): boolean {
  for (let each: Element | null = element; each; each = each.parentElement) {
    if (/fixed|sticky/.test(getComputedStyle(each).position)) return true;
  }
  return false;
}

/** What is seen of the window: not what a keyboard lies over. */
function viewOf(root: HTMLElement): Box {
  const view = window.visualViewport;
  const full = { left: 0, top: 0, width: root.clientWidth, height: root.clientHeight };
  // Zoomed in with two fingers, lists stay as wide as the page.
  return view ? { ...full, top: view.offsetTop, height: view.height } : full;
}

function put(popup: HTMLElement, box: Box, isFixed: boolean): void {
  const root = document.documentElement;
  const rem = Number.parseFloat(getComputedStyle(root).fontSize);
  const { left, width, edge, side, maxHeight } = popupPlace(box, viewOf(root), rem);
  // What scrolls with the page is placed on the page: the browser moves it along by itself.
  const x = isFixed ? 0 : window.scrollX;
  const y = isFixed ? 0 : window.scrollY;
  const { style } = popup;
  style.position = isFixed ? 'fixed' : 'absolute';
  style.left = `${left + x}px`;
  style.width = `${width}px`;
  style.maxHeight = `${maxHeight}px`;
  style.top = side === 'below' ? `${edge + y}px` : 'auto';
  style.bottom = side === 'above' ? `${root.clientHeight - edge - y}px` : 'auto';
}
