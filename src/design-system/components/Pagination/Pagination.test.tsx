import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Pagination } from './Pagination.tsx';

const render = (page: number, pages: number) =>
  renderToStaticMarkup(
    <Pagination
      label="Bladeren"
      page={page}
      pages={pages}
      hrefFor={(target) => `?start=${(target - 1) * 20}`}
      previousLabel="Vorige"
      nextLabel="Volgende"
      pageLabel={(target) => `Pagina ${target}`}
    />,
  );

describe('Pagination', () => {
  it('is nothing where there is one page', () => {
    expect(render(1, 1)).toBe('');
  });

  it('is a named landmark of links to the pages', () => {
    expect(render(2, 3)).toMatch(/^<nav aria-label="Bladeren"/);
    expect(render(2, 3)).toMatch(/<a href="\?start=40" aria-label="Pagina 3"/);
  });

  it('marks the current page', () => {
    expect(render(2, 3).match(/aria-label="Pagina (\d+)" aria-current="page"/)?.[1]).toBe('2');
  });

  it('leads one page back and one page on', () => {
    expect(render(2, 3)).toMatch(/<a href="\?start=0" rel="prev"[^>]*>.*?Vorige/);
    expect(render(2, 3)).toMatch(/<a href="\?start=40" rel="next"[^>]*>Volgende/);
  });

  it('leads nowhere before the first page and after the last', () => {
    expect(render(1, 3)).not.toContain('rel="prev"');
    expect(render(3, 3)).not.toContain('rel="next"');
  });

  it('keeps separators from screen readers', () => {
    expect(render(7, 42).match(/<li aria-hidden="true"[^>]*>…<\/li>/g)).toHaveLength(2);
  });
});
