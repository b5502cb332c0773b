import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import type { PlanSource } from '#templates/plan/areas/planAreas.ts';
import { useTexts } from '../../language/useTexts.ts';
import { type CameFrom, cameFromOf } from './cameFrom.ts';
import { pickParts, showPart, unmark } from './frameParts.ts';
import { partName } from './parts.ts';

export interface Picking {
  /** The place that was chosen last. */
  readonly place: { readonly pointer: string } | undefined;
  /** Whether a press on the page chooses a part of it. */
  readonly isOn: boolean;
  readonly toggle: () => void;
  /** Chooses a place, on the page and in the JSON. @param pressed what leads there, and back again */
  readonly goTo: (pointer: string, pressed?: HTMLElement) => void;
  /** Where the JSON was opened from. */
  readonly cameFrom: RefObject<CameFrom | undefined>;
  /** Takes the mark of a place off the page. */
  readonly forget: () => void;
  /** What an editor calls the part that a pointer speaks of. */
  readonly labelOf: (pointer: string) => string;
  /** The frame that shows the page; a new object for another document in it. */
  readonly frame: { readonly element: HTMLIFrameElement } | undefined;
  /** Takes the frame that shows the page, whenever it shows another. */
  readonly setFrame: (frame: HTMLIFrameElement) => void;
}

/** Where the parts of the page come from, and the way there and back. */
export function usePicking(sources: readonly PlanSource[]): Picking {
  const t = useTexts('preview');
  const rt = useTexts('report');
  const [place, setPlace] = useState<Picking['place']>();
  const [isOn, setOn] = useState(false);
  const [frame, setShown] = useState<{ readonly element: HTMLIFrameElement }>();
  const cameFrom = useRef<CameFrom>(undefined);
  const known = useRef({ sources, t, rt });
  known.current = { sources, t, rt };
  const labelOf = useCallback((pointer: string) => {
    const { sources: all, ...texts } = known.current;
    const nearest = all
      .filter((source) => pointer === source.pointer || pointer.startsWith(`${source.pointer}/`))
      .sort((a, b) => b.pointer.length - a.pointer.length)[0];
    return nearest ? partName(nearest, texts.t, texts.rt) : pointer;
  }, []);
  const goTo = useCallback(
    (pointer: string, pressed?: HTMLElement) => {
      cameFrom.current = pressed && cameFromOf(pressed);
      setPlace({ pointer });
      if (frame) showPart(frame.element, pointer, labelOf(pointer));
    },
    [frame, labelOf],
  );
  useEffect(() => {
    if (!isOn || !frame) return undefined;
    return pickParts(frame.element, { labelOf, onPick: (pointer) => goTo(pointer) });
  }, [isOn, frame, labelOf, goTo]);
  const toggle = useCallback(() => setOn((before) => !before), []);
  // A new object each time: the same element may show another document.
  const setFrame = useCallback((element: HTMLIFrameElement) => setShown({ element }), []);
  const forget = useCallback(() => {
    if (frame?.element.contentDocument) unmark(frame.element.contentDocument);
  }, [frame]);
  return { place, isOn, toggle, goTo, cameFrom, forget, setFrame, frame, labelOf };
}
