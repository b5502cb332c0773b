import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { recordSample } from './RecordDetail.samples.tsx';
import { RecordDetail, type RecordDetailProps } from './RecordDetail.tsx';

const markupOf = (more: Partial<RecordDetailProps> = {}) =>
  renderToStaticMarkup(<RecordDetail {...recordSample} {...more} />);

/** Titles of the parts, in their order. */
const partsOf = (markup: string) => [...markup.matchAll(/<h2[^>]*>(.*?)<\/h2>/g)].map(([, title]) => title);

describe('RecordDetail', () => {
  it('has the title as its only first heading, in the language of the record', () => {
    const markup = markupOf({ language: 'en' });
    expect(markup.match(/<h1/g)).toHaveLength(1);
    expect(markup).toMatch(/<h1[^>]*><span lang="en">Factsheet uitstoot/);
    expect(markup).toMatch(/<p lang="en"[^>]*>In enkele bladzijden/);
    expect(markup).toMatch(/<ul role="list" lang="en"[^>]*><li><a href="\/zoeken\/bodemdaling"/);
  });

  it('says where it comes from in one line that never begins with a point', () => {
    expect(markupOf()).toContain('>Redactie Veldwerk\u00a0· Groen Bekeken\u00a0· 2026</p>');
  });

  it('begins with the first full text and lists the others, each address once on screen', () => {
    const markup = markupOf();
    const places = [...markup.matchAll(/<a [^>]*href="(https:\/\/library[^"]+)"/g)].map(([, href]) => href);
    expect(places).toEqual(recordSample.fullTexts.map(({ href }) => href));
    expect(markup).toContain('Beperkt toegankelijk · library.example, presentatie.pptx');
  });

  it('says of every full text that it opens a new tab', () => {
    const links = markupOf().match(/<a [^>]*href="https:\/\/library.*?<\/a>/g) ?? [];
    expect(links.filter((link) => !/target="_blank".*opent in een nieuw tabblad/.test(link))).toEqual([]);
  });

  it('says honestly where there is nothing to read', () => {
    const markup = markupOf({ fullTexts: [] });
    expect(markup).toContain('Van deze publicatie staat geen volledige tekst online.');
    expect(markup).not.toContain('Lees de PDF');
  });

  it('pairs every fact with its term', () => {
    expect(markupOf()).toMatch(/<dt[^>]*>Verschenen in<\/dt><dd[^>]*>Groen Bekeken<\/dd>/);
  });

  it('leaves no empty parts behind', () => {
    const bare = markupOf({ fullTexts: [], origin: [], abstract: undefined, keywords: [], facts: [] });
    expect(partsOf(bare)).toEqual(['Naar deze publicatie verwijzen']);
    expect(partsOf(markupOf())).toHaveLength(5);
  });

  it('writes the first address on paper, where nothing can be pressed', () => {
    expect(markupOf()).toMatch(/<p class="hidden[^"]*print:block">Lees de PDF \([^)]*\): https:\/\/library/);
  });
});
