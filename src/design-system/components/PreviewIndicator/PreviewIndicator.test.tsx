import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { PreviewIndicator } from './PreviewIndicator.tsx';

describe('PreviewIndicator', () => {
  it('says once, in words, what the border shows', () => {
    const html = renderToStaticMarkup(<PreviewIndicator label="Voorbeeld" />);
    expect(html.match(/Voorbeeld/g)).toHaveLength(1);
  });
});
