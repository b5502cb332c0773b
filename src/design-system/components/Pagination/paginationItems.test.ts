import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { paginationItems } from './paginationItems.ts';

/** `1 … 3 4 [5] 6 7 … 42` */
function row(page: number, pages: number): string {
  return paginationItems(page, pages)
    .map((item) => (item.kind === 'separator' ? '…' : item.current ? `[${item.page}]` : String(item.page)))
    .join(' ');
}

describe('the row of page numbers', () => {
  it('is whole where the pages are few', () => {
    expect(row(1, 1)).toBe('[1]');
    expect(row(2, 3)).toBe('1 [2] 3');
    expect(row(4, 7)).toBe('1 2 3 [4] 5 6 7');
  });

  it('has a separator before the neighbours from page 5 on', () => {
    expect(row(4, 42)).toBe('1 2 3 [4] 5 6 … 42');
    expect(row(5, 42)).toBe('1 … 3 4 [5] 6 7 … 42');
  });

  it('has a separator after the neighbours at least 4 pages from the end', () => {
    expect(row(38, 42)).toBe('1 … 36 37 [38] 39 40 … 42');
    expect(row(39, 42)).toBe('1 … 37 38 [39] 40 41 42');
  });

  it('begins and ends with the first and the last page', () => {
    expect(row(1, 42)).toBe('[1] 2 3 … 42');
    expect(row(42, 42)).toBe('1 … 40 41 [42]');
  });

  it('rises without repeating a page, names the current one once, and leaves out pages only at a separator', () => {
    const place = fc
      .integer({ min: 1, max: 500 })
      .chain((pages) => fc.tuple(fc.integer({ min: 1, max: pages }), fc.constant(pages)));
    fc.assert(
      fc.property(place, ([page, pages]) => {
        const items = paginationItems(page, pages);
        let previous = 0;
        let gap = false;
        for (const item of items) {
          if (item.kind === 'separator') {
            gap = true;
            continue;
          }
          expect(item.page > previous + 1).toBe(gap);
          expect(item.page).toBeGreaterThan(previous);
          previous = item.page;
          gap = false;
        }
        expect(previous).toBe(pages);
        expect(items.filter((item) => item.kind === 'page' && item.current)).toEqual([
          { kind: 'page', page, current: true },
        ]);
      }),
    );
  });
});
