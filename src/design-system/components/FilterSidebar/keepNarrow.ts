/**
 * Ticking an option takes the ticks from those it is a part of and from its own parts: who goes on to a part wants no
 * more than that, and who ticks the whole wants all of it.
 */
export function keepNarrow(ticked: HTMLInputElement): void {
  const own = ticked.closest('li');
  if (!ticked.checked || own === null) return;
  for (const part of own.querySelectorAll<HTMLInputElement>(':scope ul input:checked')) part.checked = false;
  for (let above = own.parentElement?.closest('li'); above; above = above.parentElement?.closest('li')) {
    const box = above.querySelector<HTMLInputElement>('input');
    if (box) box.checked = false;
  }
}
