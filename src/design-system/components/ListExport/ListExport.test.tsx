import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { ListExport } from './ListExport.tsx';

const markup = renderToStaticMarkup(
  <ListExport
    title="Bewaren"
    intro="Alles, of wat je aanvinkt."
    action="/api/list"
    fields={[{ name: 'term', value: 'veen & klei' }]}
    choicesLabel="Kies"
    choices={[{ name: 'id', value: '7', label: 'Greppels', language: 'nl' }]}
    formats={[{ value: 'ris', label: 'RIS', readers: 'Zotero' }]}
    formatName="format"
    feed={{ href: '/api/feed?term=veen', label: 'Volg', note: 'In een feedlezer.' }}
  />,
);

describe('ListExport', () => {
  it('is folded, and a form that needs no script', () => {
    expect(markup).toMatch(/^<details(?![^>]* open)/);
    expect(markup).toMatch(/<form(?=[^>]* action="\/api\/list")(?=[^>]* method="get")/);
    expect(markup).toMatch(/<input(?=[^>]* type="hidden")(?=[^>]* name="term")(?=[^>]* value="veen &amp; klei")/);
    expect(markup).toMatch(/<button(?=[^>]* type="submit")(?=[^>]* name="format")(?=[^>]* value="ris")/);
    expect(markup).toMatch(/<input(?=[^>]* type="checkbox")(?=[^>]* name="id")(?=[^>]* value="7")(?![^>]* checked="")/);
  });

  it('reads a title in its own language', () => {
    expect(markup).toContain('<span lang="nl">Greppels</span>');
  });

  it('leads to the feed', () => {
    expect(markup).toMatch(
      /<a (?=[^>]*href="\/api\/feed\?term=veen")(?=[^>]*type="application\/atom\+xml")[^>]*>Volg<\/a>/,
    );
  });
});
