const focusable = 'a[href],button,input,select,textarea,summary';

/**
 * Remembers where in an island the focus is.
 *
 * @returns puts it on what stands in the same place by then
 */
export function keepFocus(): () => void {
  const islandsNow = () => [...document.querySelectorAll<HTMLElement>('[data-island]')];
  const { activeElement } = document;
  const before = islandsNow();
  const island = before.findIndex((each) => each.contains(activeElement));
  const control = [...(before[island]?.querySelectorAll(focusable) ?? [])].indexOf(activeElement ?? document.body);
  return () => {
    if (control < 0 || document.activeElement !== document.body) return;
    islandsNow()[island]?.querySelectorAll<HTMLElement>(focusable)[control]?.focus({ preventScroll: true });
  };
}
