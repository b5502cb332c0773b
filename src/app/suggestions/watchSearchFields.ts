import type { i18n } from 'i18next';

/**
 * Gives every search field of the page its suggestions, from the first time that it gets the focus or is written in:
 * fields of the page, of bars that come and go, of pages that follow. Until then nothing of them is loaded, and without
 * them the field is the plain form that it is.
 */
export function watchSearchFields(i18n: i18n): void {
  const attend = (target: EventTarget | null, before?: string) => {
    // Other fields of this type look for values of a filter.
    if (!(target instanceof HTMLInputElement) || target.type !== 'search' || target.name !== 'term') return;
    const known = before ?? target.value;
    void import('./attendField.tsx').then(
      ({ attendField }) => attendField(target, known, i18n),
      () => {},
    );
  };
  document.addEventListener('focusin', ({ target }) => attend(target));
  // A page that arrives takes the focus and leaves the caret: letters still come into the field, and the focus after them.
  document.addEventListener('input', ({ target }) => attend(target, ''));
  // Visitors may be quicker than the browser is idle. What they typed by now differs from what the server sent.
  const active = document.activeElement;
  if (active instanceof HTMLInputElement) attend(active, active.defaultValue);
}
