import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { RecordList } from './RecordList.tsx';

const record = {
  kind: 'record',
  id: '1',
  title: 'Handboek bodem',
  href: '/resultaat/1',
  meta: ['CBAV', '', '2023'],
  links: [{ href: 'https://www.example.org/1.pdf', label: 'PDF', kind: 'document' }],
} as const;

describe('RecordList', () => {
  it('puts records one level under the list’s title', () => {
    const html = renderToStaticMarkup(<RecordList title="Publicaties (1)" level={2} items={[record]} />);
    expect(html).toMatch(/<h2[^>]*>Publicaties \(1\)<\/h2>.*<h3/);
  });

  it('puts records at the level itself when the list has no title', () => {
    expect(renderToStaticMarkup(<RecordList level={2} items={[record]} />)).toMatch(
      /<h2[^>]*><a href="\/resultaat\/1"/,
    );
  });

  it('says of a link to elsewhere that it opens a new tab', () => {
    const html = renderToStaticMarkup(
      <RecordList level={2} items={[record]} externalHint="opent in een nieuw tabblad" />,
    );
    expect(html).toMatch(/target="_blank"[^>]*>.*PDF<span[^>]*> \(opent in een nieuw tabblad\)<\/span><\/a>/);
  });

  it('says in which language a title is, and of the words around it nothing', () => {
    const html = renderToStaticMarkup(
      <RecordList
        level={2}
        items={[{ ...record, language: 'nl', href: 'https://a.example/1' }]}
        externalHint="new tab"
      />,
    );
    expect(html).toContain('<span lang="nl">Handboek bodem</span>');
    expect(html.match(/lang=/g)).toHaveLength(1);
  });

  it('leaves out facts that are not known', () => {
    expect(renderToStaticMarkup(<RecordList level={2} items={[record]} />)).toContain('>CBAV · 2023<');
  });

  it('keeps the others when a record is missing', () => {
    const html = renderToStaticMarkup(
      <RecordList level={2} items={[{ kind: 'missing', id: '0', note: 'Niet meer beschikbaar' }, record]} />,
    );
    expect(html).toContain('Niet meer beschikbaar');
    expect(html).toContain('Handboek bodem');
  });
});
