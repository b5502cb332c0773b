import { describe, expect, it } from 'vitest';
import type { SearchRecord } from '../api/responses.ts';
import { loadTestTexts } from '../language/testing/loadTestTexts.ts';
import { accessName, badgeKindOf, placeOf, readingOf } from './recordNames.ts';

const dutch = await loadTestTexts('nl', 'search');
const english = await loadTestTexts('en', 'search');
const hit = (more: Partial<SearchRecord>): SearchRecord => ({
  id: '1',
  title: 'Mest',
  keywords: [],
  links: [],
  ...more,
});

describe('the colour of a type', () => {
  it('is that of pages of the same kind', () => {
    expect(['project', 'dossier', 'evenement', 'rapport'].map((type) => badgeKindOf(hit({ type })))).toEqual([
      'project',
      'dossier',
      'event',
      'gkz',
    ]);
  });
});

describe('the name of access', () => {
  it.each([
    ['open', 'Open access'],
    ['beperkt', 'Restricted access'],
    ['Restricted', 'Restricted access'],
    ['op aanvraag', 'Op aanvraag'],
    ['', ''],
  ])('is in words: %j', (access, name) => {
    expect(accessName(access, english)).toBe(name);
  });
});

describe('what one does with a file', () => {
  it.each([
    ['pdf', 'Lees de PDF'],
    ['HTML', 'Bekijk de webpagina'],
    ['docx', 'Lees het Word-document'],
    ['.pptx', 'Bekijk de PowerPoint-presentatie'],
    ['mp4', 'Bekijk de video'],
    ['dat', 'Open het bestand (DAT)'],
    ['', 'Lees de volledige tekst'],
  ])('names the kind of file: %j', (filetype, words) => {
    expect(readingOf(filetype, dutch)).toBe(words);
  });
});

describe('where a file is', () => {
  it.each([
    ['https://www.library.example/a/bijlage.pdf?x=1', 'library.example, bijlage.pdf'],
    ['https://library.example/', 'library.example'],
    ['https://library.example/een-heel-lange-naam-waar-niemand-wijs-uit-wordt.pdf', 'library.example'],
    ['https://library.example/caf%C3%A9.pdf', 'library.example, café.pdf'],
    ['https://library.example/50%.pdf', 'library.example, 50%.pdf'],
  ])('is its host, and its name where that can be read: %s', (address, place) => {
    expect(placeOf(address)).toBe(place);
  });
});
