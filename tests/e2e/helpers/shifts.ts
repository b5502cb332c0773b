import type { Page } from '@playwright/test';

declare global {
  interface Window {
    /** How far things moved by themselves since the page was asked for, and what moved. */
    shifts?: { sum: number; moved: string[] };
  }
}

/** From the next document on a page notes every layout shift that no hand caused. */
export async function noteShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const shifts: NonNullable<Window['shifts']> = { sum: 0, moved: [] };
    window.shifts = shifts;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        // TypeScript's own list of the browser's names lacks this kind of entry.
        if (!('value' in entry && 'hadRecentInput' in entry) || entry.hadRecentInput) continue;
        shifts.sum += Number(entry.value);
        const sources: unknown[] = 'sources' in entry && Array.isArray(entry.sources) ? entry.sources : [];
        for (const source of sources) {
          const node = typeof source === 'object' && source !== null && 'node' in source ? source.node : undefined;
          if (node instanceof Node) shifts.moved.push(`${node.nodeName} “${node.textContent?.trim().slice(0, 40)}”`);
        }
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

/** What moved on the page as it stands, in words; empty when nothing did. */
export async function shiftsOf(page: Page): Promise<string[]> {
  const shifts = await page.evaluate(
    () =>
      // Shifts are told after the frame in which they happen.
      new Promise<Window['shifts']>((done) =>
        requestAnimationFrame(() => requestAnimationFrame(() => done(window.shifts))),
      ),
  );
  if (!shifts) return ['nothing was noted'];
  return shifts.sum === 0 ? [] : [`moved by ${shifts.sum.toFixed(4)}: ${shifts.moved.join(', ')}`];
}
