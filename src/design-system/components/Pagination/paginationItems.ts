export type PaginationItem =
  | { kind: 'page'; page: number; current: boolean }
  | { kind: 'separator'; side: 'before' | 'after' };

/** How many pages stand on each side of the current one. */
const neighbours = 2;

/**
 * The row of page numbers: the first and the last page, the current one and its neighbours, and a separator where
 * page numbers are left out, which is from page 5 on and up to four pages from the end (specification, section 9).
 *
 * @param page the current page, counted from 1
 * @param pages how many there are
 */
export function paginationItems(page: number, pages: number): PaginationItem[] {
  const start = Math.max(2, page - neighbours);
  const end = Math.min(pages - 1, page + neighbours);
  const pageItem = (number: number): PaginationItem => ({ kind: 'page', page: number, current: number === page });
  const items: PaginationItem[] = [pageItem(1)];
  if (page >= neighbours + 3) items.push({ kind: 'separator', side: 'before' });
  for (let number = start; number <= end; number += 1) items.push(pageItem(number));
  if (pages - page >= neighbours + 2) items.push({ kind: 'separator', side: 'after' });
  if (pages > 1) items.push(pageItem(pages));
  return items;
}
