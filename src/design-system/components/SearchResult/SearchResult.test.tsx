import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { SearchResult, type SearchResultProps } from './SearchResult.tsx';

const bare: SearchResultProps = {
  title: 'Greppelinfiltratie',
  href: '/zoeken/resultaat/greppel?id=1',
  badgeKind: 'gkz',
  badgeLabel: 'Artikel',
  meta: [],
  snippet: null,
  keywords: [],
  links: [],
  level: 3,
  moreLinks: (count) => `Nog ${count} ${count === 1 ? 'link' : 'links'}`,
  externalHint: 'opent in een nieuw tabblad',
};

describe('SearchResult', () => {
  it('is an article whose title, at its level, leads to the record', () => {
    expect(renderToStaticMarkup(<SearchResult {...bare} />)).toMatch(
      /^<article.*<h3[^>]*><a href="\/zoeken\/resultaat\/greppel\?id=1"[^>]*>Greppelinfiltratie<\/a><\/h3>/,
    );
  });

  it('says what kind of item it is, and where it comes from', () => {
    const markup = renderToStaticMarkup(<SearchResult {...bare} meta={['Vakblad Water', '2024']} />);
    expect(markup.replaceAll(/<[^>]+>/g, ' ')).toMatch(/Artikel\s+Vakblad Water\u00a0· 2024/);
  });

  it('keeps its parts apart for readers without its styles', () => {
    const markup = renderToStaticMarkup(
      <SearchResult
        {...bare}
        meta={['Vakblad Water']}
        authors={['Jansen, P.', 'Bakker, A.'].map((label) => ({ label, href: `/auteur/${label}` }))}
        versions={{ label: 'Ook als', items: ['Rapport', 'Brochure'].map((label) => ({ label, href: `/${label}` })) }}
        links={['Lees de PDF', 'Bekijk de webpagina'].map((label) => ({ label, href: `https://x.example/${label}` }))}
      />,
    );
    const text = markup.replaceAll(/<[^>]+>/g, '');
    expect(text).toContain('Artikel Vakblad Water');
    expect(text).toContain('Jansen, P. Bakker, A. ');
    expect(text).toContain('Ook als Rapport Brochure');
    expect(text).toMatch(/\(opent in een nieuw tabblad\)\W* Nog 1 link/);
  });

  it('shows the words that were searched for in the passage', () => {
    const snippet = (
      <>
        In het <mark>veen</mark>
      </>
    );
    expect(renderToStaticMarkup(<SearchResult {...bare} snippet={snippet} />)).toContain('In het <mark>veen</mark>');
  });

  it('is read out in the language of the record, its kind and its links in that of the page', () => {
    const markup = renderToStaticMarkup(
      <SearchResult {...bare} language="en" snippet="Wet farming" links={[{ label: 'Lees', href: '/a.pdf' }]} />,
    );
    expect(markup).toMatch(/<a [^>]*lang="en"[^>]*>Greppelinfiltratie/);
    expect(markup).toMatch(/<p lang="en"[^>]*>Wet farming/);
    expect(markup.match(/lang=/g)).toHaveLength(2);
  });

  it('says beside a full text what tells it from the others', () => {
    const links = [{ label: 'Lees de PDF', href: 'https://bibliotheek.example/2.pdf', note: 'Beperkt toegankelijk' }];
    const markup = renderToStaticMarkup(<SearchResult {...bare} links={links} />);
    expect(markup.replaceAll(/<[^>]+>/g, '')).toContain('(Beperkt toegankelijk)');
  });

  it('leads on to searches for its keywords and to the full texts', () => {
    const markup = renderToStaticMarkup(
      <SearchResult
        {...bare}
        keywords={[{ label: 'waterpeil', href: '/zoeken/waterpeil' }]}
        links={[{ label: 'Volledige tekst', href: 'https://bibliotheek.example/1.pdf' }]}
      />,
    );
    expect(markup).toMatch(/<a href="\/zoeken\/waterpeil"[^>]*>.*?waterpeil/);
    expect(markup).toMatch(/<a href="https:\/\/bibliotheek.example\/1.pdf"[^>]*>Volledige tekst/);
  });

  it('leaves no empty lists behind', () => {
    expect(renderToStaticMarkup(<SearchResult {...bare} />)).not.toContain('<ul');
  });
});
