import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { FilterTag } from './FilterTag.tsx';

describe('FilterTag', () => {
  it('is a link to the list without this filter, and says so', () => {
    const markup = renderToStaticMarkup(
      <FilterTag label="2024" removeHref="/zoeken/bodem" removeLabel="verwijder dit filter" />,
    );
    expect(markup).toMatch(/^<a href="\/zoeken\/bodem"/);
    expect(markup.replaceAll(/<[^>]+>/g, '')).toBe('2024, verwijder dit filter');
  });
});
