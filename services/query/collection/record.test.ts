import { describe, expect, it } from 'vitest';
import { foldLinks, type SourceRecord } from './record.ts';

const description = {
  id: '1',
  title: 'Bodem',
  publisher: '',
  journal: '',
  year: 2020,
  abstract: '',
  keywords: [],
  documenttype: 'rapport',
  language: 'nl',
  theme: 'bodem-en-water',
} satisfies Partial<SourceRecord>;

const pdf = { url: 'https://library.example/1.pdf', access: 'open', filetype: 'pdf' };
const html = { url: 'https://library.example/1.html', access: 'beperkt', filetype: 'html' };

describe('foldLinks', () => {
  it('keeps a list of links and repeats the first one for older readers', () => {
    expect(foldLinks({ ...description, links: [pdf, html] })).toMatchObject({ ...pdf, links: [pdf, html] });
  });

  it('makes the single link of an older record its only link', () => {
    expect(foldLinks({ ...description, ...pdf })).toMatchObject({ ...pdf, links: [pdf] });
  });

  it('fills what an incomplete single link does not tell', () => {
    const link = { url: pdf.url, access: '', filetype: '' };
    expect(foldLinks({ ...description, url: pdf.url })).toMatchObject({ ...link, links: [link] });
  });

  it('gives a record without any link one empty link', () => {
    const empty = { url: '', access: '', filetype: '' };
    expect(foldLinks(description).links).toEqual([empty]);
    expect(foldLinks({ ...description, links: [] }).links).toEqual([empty]);
  });
});
