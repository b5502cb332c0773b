import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Link } from './Link.tsx';

describe('Link', () => {
  it('stays in the tab for an in-app address', () => {
    expect(renderToStaticMarkup(<Link href="/dossier/bodem">Bodem</Link>)).not.toContain('target');
  });

  it.each(['normal', 'search-query', 'pill', 'more-info', 'external'] as const)(
    'opens an external address in a new tab without giving it a handle on the page: %s',
    (kind) => {
      const html = renderToStaticMarkup(
        <Link kind={kind} href="https://www.wur.nl/">
          WUR
        </Link>,
      );
      expect(html).toContain('target="_blank" rel="noopener noreferrer"');
    },
  );

  it('announces the new tab after its text', () => {
    const html = renderToStaticMarkup(
      <Link kind="external" href="https://www.wur.nl/" externalHint="opent in een nieuw tabblad">
        WUR
      </Link>,
    );
    expect(html).toMatch(/WUR<span[^>]*> \(opent in een nieuw tabblad\)<\/span>/);
  });

  it('announces nothing for an in-app address', () => {
    const html = renderToStaticMarkup(
      <Link href="/dossier/bodem" externalHint="opent in een nieuw tabblad">
        Bodem
      </Link>,
    );
    expect(html).not.toContain('nieuw tabblad');
  });
});
