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
});
