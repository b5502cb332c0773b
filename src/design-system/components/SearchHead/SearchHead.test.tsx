import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { SearchHead } from './SearchHead.tsx';

describe('SearchHead', () => {
  it('is the heading of the page, then the tips, then the field', () => {
    const html = renderToStaticMarkup(<SearchHead title="Zoeken naar ‘mest’" tips="tips" search="veld" />);
    expect(html).toMatch(/<h1[^>]*>Zoeken naar ‘mest’<\/h1>.*tips.*veld/);
  });
});
