import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { ErrorSummary } from './ErrorSummary.tsx';

const markup = renderToStaticMarkup(
  <ErrorSummary
    title="Er ging iets mis"
    level={2}
    takesFocus={false}
    errors={[
      { fieldId: 'naam', message: 'Vul je naam in.' },
      { fieldId: 'postcode', message: 'Vul een geldige postcode in.' },
    ]}
  />,
);

describe('ErrorSummary', () => {
  it('is an alert under a heading', () => {
    expect(markup).toMatch(/role="alert".*<h2[^>]*>Er ging iets mis<\/h2>/);
  });

  it('leads to each field by a plain link, in their order', () => {
    const links = [...markup.matchAll(/<a href="([^"]+)"[^>]*>(.*?)<\/a>/g)].map(([, href, text]) => [href, text]);
    expect(links).toEqual([
      ['#naam', 'Vul je naam in.'],
      ['#postcode', 'Vul een geldige postcode in.'],
    ]);
  });

  it('can take the focus, named by its heading, without being a stop for Tab', () => {
    const id = /<h2 id="([^"]+)"/.exec(markup)?.[1];
    expect(markup).toMatch(new RegExp(`^<section tabindex="-1" aria-labelledby="${id}"`, 'i'));
  });
});
