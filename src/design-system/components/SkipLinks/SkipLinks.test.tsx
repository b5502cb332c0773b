import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { SkipLinks } from './SkipLinks.tsx';

describe('SkipLinks', () => {
  it('links to each place in the order given', () => {
    const markup = renderToStaticMarkup(
      <SkipLinks
        links={[
          { href: '#main', label: 'Naar de inhoud' },
          { href: '#search', label: 'Naar het zoekveld' },
        ]}
      />,
    );
    expect([...markup.matchAll(/href="([^"]+)"[^>]*>([^<]+)/g)].map(([, href, label]) => [href, label])).toEqual([
      ['#main', 'Naar de inhoud'],
      ['#search', 'Naar het zoekveld'],
    ]);
  });
});
