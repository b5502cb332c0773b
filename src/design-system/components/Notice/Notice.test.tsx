import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Notice } from './Notice.tsx';

describe('Notice', () => {
  it.each(['info', 'positive', 'warning', 'negative'] as const)(
    'shows its sign as decoration beside the text: %s',
    (tone) => {
      const html = renderToStaticMarkup(<Notice tone={tone}>Aangemeld</Notice>);
      expect(html).toMatch(/<svg[^>]*aria-hidden="true"/);
      expect(html).toContain('Aangemeld');
    },
  );

  it('shows no empty title', () => {
    expect(renderToStaticMarkup(<Notice tone="info">Aangemeld</Notice>)).not.toMatch(/<p[ >]/);
  });
});
