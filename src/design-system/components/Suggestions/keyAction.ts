/** What a key does to the list; `type`: it goes to the text, as without a list. */
export type KeyAction =
  | { readonly kind: 'none' }
  | { readonly kind: 'type' }
  | { readonly kind: 'open' }
  | { readonly kind: 'close' }
  | { readonly kind: 'move'; readonly id: string | undefined }
  | { readonly kind: 'choose'; readonly id: string };

interface ListState {
  /** The suggestions from top to bottom; none: the list is closed. */
  readonly ids: readonly string[];
  readonly activeId: string | undefined;
}

type Key = Pick<KeyboardEvent, 'key' | 'isComposing' | 'altKey' | 'ctrlKey' | 'metaKey' | 'shiftKey'>;

/**
 * The keys of an editable combobox (ARIA Authoring Practices). The arrows go round by way of the field itself, so that
 * one comes back to what one typed; what is not said here is the field's.
 */
export function keyAction(event: Key, { ids, activeId }: ListState): KeyAction {
  const { key, altKey } = event;
  // While letters are put together, keys are the input method's.
  if (event.isComposing || event.ctrlKey || event.metaKey || event.shiftKey) return { kind: 'none' };
  const isOpen = ids.length > 0;
  switch (key) {
    case 'ArrowDown':
    case 'ArrowUp': {
      if (!isOpen) return { kind: key === 'ArrowDown' ? 'open' : 'none' };
      if (altKey) return { kind: key === 'ArrowUp' ? 'close' : 'none' };
      // The field's own place is before the first and after the last.
      const places = [undefined, ...ids];
      const step = key === 'ArrowDown' ? 1 : -1;
      return { kind: 'move', id: places.at((places.indexOf(activeId) + step) % places.length) };
    }
    case 'Enter':
      return activeId === undefined ? { kind: 'none' } : { kind: 'choose', id: activeId };
    case 'Escape':
      return { kind: isOpen ? 'close' : 'none' };
    case 'ArrowLeft':
    case 'ArrowRight':
    case 'Home':
    case 'End':
      return { kind: isOpen ? 'type' : 'none' };
    default:
      return { kind: 'none' };
  }
}
