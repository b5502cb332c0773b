/**
 * Safari and Firefox on macOS give the focus not to what is pressed but to what is around it, or to nothing. Here it gets
 * the focus as elsewhere, so that whatever it opens finds where the focus goes back to.
 */
export function focusPressed(): void {
  document.addEventListener(
    'click',
    ({ target }) => {
      const pressed = target instanceof Element ? target.closest<HTMLElement>('a,button,summary') : null;
      // Elsewhere the focus stays: in the field whose form Enter sends by this button, or beside its suggestions.
      if (document.activeElement?.contains(pressed)) pressed?.focus({ preventScroll: true });
    },
    true,
  );
}
