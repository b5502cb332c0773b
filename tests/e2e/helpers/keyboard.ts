import type { Page } from '@playwright/test';

/** More stops than any page has: who needs more goes round in circles. */
const patience = 400;

/**
 * Goes through a whole page by keyboard and tells where a visitor would lose sight of where they are: what has the
 * focus is outside the window, lies under something else, or shows no ring (WCAG 2.4.7, 2.4.11).
 *
 * @returns how many stops there were, and one line for each fault
 */
export async function walkThrough(page: Page, key: 'Tab' | 'Shift+Tab'): Promise<{ stops: number; faults: string[] }> {
  const faults: string[] = [];
  for (let stops = 0; stops < patience; stops++) {
    await page.keyboard.press(key);
    let stop = await page.evaluate(judgeFocus);
    const round = stop === 'the end' ? stop : await page.evaluate(markFocus, { key, stops });
    if (round === 'the end') return { stops, faults };
    if (round) return { stops, faults: [...faults, round] };
    // What scrolled into view may still be on its way, and the bars with it.
    for (let frame = 0; stop && frame < 10; frame++) {
      await page.evaluate(() => new Promise((done) => requestAnimationFrame(done)));
      stop = await page.evaluate(judgeFocus);
    }
    if (stop) faults.push(stop);
  }
  return { stops: patience, faults: [...faults, `no end after ${patience} stops`] };
}

/**
 * Runs in the page. Where nothing but the page takes the focus, some browsers go on from one of its ends to the other:
 * whoever is back where the walk began has been everywhere. Back anywhere else is a trap.
 */
function markFocus({ key, stops }: { key: string; stops: number }): string | undefined {
  const focus = document.activeElement;
  const walked = focus?.getAttribute('data-walked')?.split(' ');
  if (walked?.[0] === key) return walked[1] === '0' ? 'the end' : `${focus?.outerHTML.slice(0, 80)} is come to again`;
  focus?.setAttribute('data-walked', `${key} ${stops}`);
  return undefined;
}

/** Runs in the page. */
function judgeFocus(): string | undefined {
  const focus = document.activeElement;
  if (!(focus instanceof HTMLElement || focus instanceof SVGElement) || focus === document.body) return 'the end';
  const name = `${focus.localName} “${(focus.ariaLabel ?? focus.textContent ?? '').trim().slice(0, 40)}”`;
  // A control that is drawn by its label is seen there.
  const seen =
    focus instanceof HTMLInputElement && getComputedStyle(focus).opacity === '0' ? focus.parentElement : focus;
  const boxes = seen ? [...seen.getClientRects()].filter(({ width, height }) => width > 1 && height > 1) : [];
  if (!seen || boxes.length === 0) return `${name} is not there to be seen`;
  const isClear = boxes.some(({ left, right, top, bottom }) => {
    const [x, y] = [(left + right) / 2, (Math.max(top, 0) + Math.min(bottom, innerHeight)) / 2];
    const above = document.elementFromPoint(x, y);
    return above !== null && (seen.contains(above) || above.contains(seen));
  });
  if (!isClear) return `${name} is hidden at ${Math.round(boxes[0]?.top ?? 0)} px`;
  for (let box: Element | null = seen, steps = 0; box && steps < 4; box = box.parentElement, steps++) {
    // The link of a whole card has its ring around the card, on what it lays over it.
    for (const { outlineStyle, outlineWidth } of [getComputedStyle(box), getComputedStyle(box, '::after')]) {
      if (outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2) return undefined;
    }
  }
  return `${name} has no ring`;
}
