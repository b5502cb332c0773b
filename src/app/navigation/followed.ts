/** The attribute of what a visitor pressed to go elsewhere, for as long as the page it leads to is on its way. */
const mark = 'data-followed';

/** Shows that a press was heard, in the very next frame: the progress bar comes later, and only where it takes long. */
export function markFollowed(pressed: Element | null): void {
  unmarkFollowed();
  pressed?.setAttribute(mark, '');
}

export function unmarkFollowed(): void {
  for (const element of document.querySelectorAll(`[${mark}]`)) element.removeAttribute(mark);
}
