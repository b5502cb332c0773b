/** A rectangle in the window (px). */
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

export interface PopupPlace {
  readonly left: number;
  readonly width: number;
  /** The edge of the popup that lies at the field, from the window's top. */
  readonly edge: number;
  readonly side: 'below' | 'above';
  readonly maxHeight: number;
}

/** Between field and popup, clear of the field's focus ring, and between popup and the window's edges (px). */
const gap = 8;
const marginBelow = 8;
const marginBeside = 16;
/** In rem: a narrow field has a wider list, a high window no longer one than can be surveyed, and none has a slit. */
const leastWidth = 20;
const mostHeight = 36;
const leastHeight = 8;
/** With less than this below, and more above, the list goes up (rem). */
const enoughHeight = 12;

/**
 * Where the list of a field goes: below it, above it where there is much more room, never on it.
 *
 * @param view what is seen of the window: less than all of it when a keyboard lies over its lower half
 * @param rem the size of the root's text (px), which grows when visitors enlarge text
 */
export function popupPlace(field: Box, view: Box, rem: number): PopupPlace {
  const roomBelow = view.top + view.height - (field.top + field.height) - gap - marginBelow;
  const roomAbove = field.top - view.top - gap - marginBelow;
  const side = roomBelow < enoughHeight * rem && roomAbove > roomBelow ? 'above' : 'below';
  const room = side === 'below' ? roomBelow : roomAbove;
  const width = Math.min(Math.max(field.width, leastWidth * rem), view.width - 2 * marginBeside);
  const rightmost = view.left + view.width - marginBeside - width;
  return {
    left: Math.max(view.left + marginBeside, Math.min(field.left, rightmost)),
    width,
    edge: side === 'below' ? field.top + field.height + gap : field.top - gap,
    side,
    maxHeight: Math.max(leastHeight * rem, Math.min(room, mostHeight * rem)),
  };
}
