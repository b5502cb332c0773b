import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { VisuallyHidden } from './VisuallyHidden.tsx';

describe('VisuallyHidden', () => {
  it('keeps its words in the document, inside a line of text', () => {
    expect(renderToStaticMarkup(<VisuallyHidden>naar de startpagina</VisuallyHidden>)).toMatch(
      /^<span[^>]*>naar de startpagina<\/span>$/,
    );
  });
});
