import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { CardGrid } from './CardGrid.tsx';

describe('CardGrid', () => {
  it('is one list with an item for each card', () => {
    const html = renderToStaticMarkup(
      <CardGrid layout="lead-and-list">
        <p>Een</p>
        {[<p key="2">Twee</p>, <p key="3">Drie</p>]}
      </CardGrid>,
    );
    expect(html.match(/<ul/g)).toHaveLength(1);
    expect(html.match(/<li>/g)).toHaveLength(3);
  });

  it.each([
    [1, '1fr'],
    [2, '1fr'],
    [3, 'repeat(1, auto) 1fr'],
    [100, 'repeat(98, auto) 1fr'],
  ])('lays %i cards beside their lead in rows that are said in short', (count, rows) => {
    const titles = Array.from({ length: count }, (_, at) => `Kaart ${at}`);
    const cards = titles.map((title) => <p key={title}>{title}</p>);
    const html = renderToStaticMarkup(<CardGrid layout="lead-and-list">{cards}</CardGrid>);
    expect(html).toContain(`style="--lead-rows:${rows}"`);
  });
});
