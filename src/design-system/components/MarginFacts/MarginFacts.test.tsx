import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { MarginFacts } from './MarginFacts.tsx';

describe('MarginFacts', () => {
  it('says the facts before the text', () => {
    const html = renderToStaticMarkup(
      <MarginFacts facts={<p>feiten</p>}>
        <p>tekst</p>
      </MarginFacts>,
    );
    expect(html.indexOf('feiten')).toBeLessThan(html.indexOf('tekst'));
  });
});
