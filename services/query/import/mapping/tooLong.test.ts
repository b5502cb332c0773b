import { describe, expect, it } from 'vitest';
import { readChange } from '#services/query/api/readChange.ts';
import { recordLimits } from '#services/query/collection/recordLimits.ts';
import { openGazetteer } from '#services/query/places/openGazetteer.ts';
import { busyClock } from '#services/query/testing/busyClock.ts';
import type { FieldName } from './fieldNames.ts';
import { createSpellings } from './keywords.ts';
import { mapRecord } from './mapRecord.ts';

type Texts = Partial<Record<FieldName, string | readonly string[]>>;

/** A record of these texts as the service takes it, and what was told of it. */
function read(texts: Texts) {
  const fields = Object.entries({ title: 'Furrow', year: '2020', ...texts }).flatMap(([field, given]) =>
    [given].flat().map((text) => ({ name: field, field: field as FieldName, text })),
  );
  const mapped = mapRecord(fields, createSpellings(), openGazetteer);
  if (mapped.kind !== 'record') throw new Error(`it is no record: ${mapped.kind}`);
  const taken = readChange(mapped.record);
  if (taken.kind === 'bad') throw new Error(taken.reason);
  const record = taken.change.kind === 'put' ? taken.change.record : undefined;
  return { record, told: mapped.problems.map(({ kind }) => kind) };
}

const long = (most: number) => 'klei '.repeat(most / 5 + 1);
const list = (count: number, of: (at: number) => string) => Array.from({ length: count }, (_, at) => of(at));

describe('what is too long', () => {
  it('is cut where it is read as text', () => {
    const { record, told } = read({ title: long(recordLimits.title), abstract: long(recordLimits.text) });
    expect(record?.title).toMatch(/^klei klei .*…$/);
    expect(record?.title.length).toBeLessThanOrEqual(recordLimits.title);
    expect(record?.abstract).toMatch(/^klei klei .*…$/);
    expect(told).toEqual(['a title of more than 2000 characters', 'an abstract of more than 100000 characters']);
  });

  it('is cut between letters, whatever they are made of', () => {
    const { record } = read({ title: `a${'😀'.repeat(1500)}` });
    expect(record?.title.endsWith('😀…')).toBe(true);
  });

  it.each<[FieldName, string]>([
    ['publisher', 'a publisher of more than 500 characters'],
    ['journal', 'a journal of more than 500 characters'],
    ['theme', 'a theme of more than 500 characters'],
    ['filetype', 'a file type of more than 500 characters'],
  ])('is left out where it is a name: %s', (field, told) => {
    const read500 = read({ [field]: long(recordLimits.name), url: 'https://example.org/a' });
    expect(read500.record).toMatchObject({ [field]: '' });
    expect(read500.told).toEqual([told]);
  });

  it('is left out of a list, and the others stay', () => {
    const { record, told } = read({
      authors: ['Jansen, Anna', long(recordLimits.name)],
      organisations: [long(recordLimits.name), 'Deltares'],
      url: [`https://example.org/${'a'.repeat(recordLimits.address)}`, 'https://example.org/a'],
      places: [JSON.stringify({ lat: 52, lon: 5, name: long(recordLimits.name) })],
    });
    expect(record).toMatchObject({
      authors: [{ name: 'Jansen, Anna' }],
      organisations: [{ name: 'Deltares' }],
      links: [{ url: 'https://example.org/a' }],
      places: [{ lat: 52, lon: 5, name: '' }],
    });
    expect(told.toSorted()).toEqual([
      "a place's name of more than 500 characters",
      'an address of more than 2000 characters',
      'an author of more than 500 characters',
      'an organisation of more than 500 characters',
    ]);
  });

  it('of lists are only the first', () => {
    const { record, told } = read({
      authors: list(501, (at) => `Jansen, A${at}`),
      organisations: list(501, (at) => `Farm ${at}`),
      url: list(201, (at) => `https://example.org/${at}`),
      isbn: list(201, (at) => isbnOf(at)),
      places: list(21, (at) => JSON.stringify({ lat: at, lon: 5 })),
    });
    const { authors, organisations, links, isbn, places } = record ?? {};
    expect([authors, organisations, links, isbn, places].map((each) => each?.length)).toEqual([500, 500, 200, 200, 20]);
    expect(told.toSorted()).toEqual([
      'more than 20 places',
      'more than 200 ISBNs',
      'more than 200 addresses',
      'more than 500 authors',
      'more than 500 organisations',
    ]);
  });

  it('is no identifier of a publication, and a short one is made of a long one of its source', () => {
    const { record, told } = read({ doi: `10.1234/${'a'.repeat(500)}`, handle: `hdl:10568/${'1'.repeat(500)}` });
    expect(record?.id).toMatch(/^title:/);
    expect(record).not.toHaveProperty('doi', expect.anything());
    expect(told).toEqual(['a DOI of more than 500 characters', 'a handle of more than 500 characters']);

    expect(read({ doi: `10.1234/${'a'.repeat(490)}` }).record?.id).toMatch(/^long:/);

    const id = `oai:example.org:${'a'.repeat(500)}`;
    const mapped = mapRecord(
      [
        { name: 'id', field: 'id', text: id },
        { name: 'deleted', field: 'deleted', text: 'true' },
      ],
      createSpellings(),
      openGazetteer,
    );
    expect(mapped).toMatchObject({ kind: 'deletion', id: read({ id }).record?.id });
    expect(read({ id: `${id}b` }).record?.id).not.toBe(read({ id }).record?.id);
    expect(read({ id }).told).toEqual(['an identifier of more than 500 characters']);
  });

  it('is a DOI of other letters as an address, which is left out', () => {
    const { record, told } = read({ doi: `10.1234/${'字'.repeat(300)}` });
    expect(record).toMatchObject({ doi: `10.1234/${'字'.repeat(300)}`, url: '' });
    expect(told).toEqual(['an address of more than 2000 characters']);
  });
});

describe('what is nothing but control characters', () => {
  it('counts as nothing', () => {
    const { record } = read({ id: '\u0001', authors: ['\u0001', 'Jansen, Anna'], organisations: 'Deltares;\u0002' });
    expect(record).toMatchObject({ authors: [{ name: 'Jansen, Anna' }], organisations: [{ name: 'Deltares' }] });
    expect(record?.id).toMatch(/^title:/);
  });

  it('counts as nothing when it is signs without a width, too', () => {
    const { record } = read({ id: '\u200b', authors: ['\u00ad', 'Jansen, Anna'], organisations: 'Deltares;\u2060' });
    expect(record).toMatchObject({ authors: [{ name: 'Jansen, Anna' }], organisations: [{ name: 'Deltares' }] });
    expect(record?.id).toMatch(/^title:/);
  });
});

describe('the DOI of a record', () => {
  it('is not made of the address that a publisher has for it', () => {
    const url = 'https://www.frontiersin.org/articles/10.3389/fpls.2020.00001/full';
    const { record } = read({ url });
    expect(record).toMatchObject({ url, id: expect.stringMatching(/^title:/) });
    expect(record?.doi).toBeUndefined();
  });

  it('is that of the resolver among its addresses, when nothing else tells it', () => {
    const { record } = read({ url: 'https://example.org/10.3389/a.pdf; https://doi.org/10.1234/B' });
    expect(record).toMatchObject({ id: 'doi:10.1234/b', doi: '10.1234/b' });
  });

  it.each([
    'https://example.org/a; doi:10.1234/B',
    'https://example.org/a doi: 10.1234/B',
    'https://example.org/a; urn:doi:10.1234/B',
    'https://example.org/a 10.1234/B',
    'https://example.org/a | 10.1234/B',
  ])('is that behind an address, and is an address too: %j', (url) => {
    const { record, told } = read({ url });
    expect(record).toMatchObject({
      id: 'doi:10.1234/b',
      doi: '10.1234/b',
      links: [{ url: 'https://example.org/a' }, { url: 'https://doi.org/10.1234/b' }],
    });
    expect(told).toEqual([]);
  });

  it.each(['doi: 10.1234/B', 'DOI 10.1234/B', 'doi:10.1234/B'])('is the only address in %j', (url) => {
    const { record, told } = read({ url });
    expect(record).toMatchObject({ doi: '10.1234/b', url: 'https://doi.org/10.1234/b' });
    expect(told).toEqual([]);
  });

  it.each([' ', '; ', 'doi: ', 'doi:', ' 10.1234', 'https:', ' |'])(
    'is looked for in time that grows with the text, also of %j again and again',
    (piece) => {
      const busy = busyClock();
      read({ url: `https://example.org/a${piece.repeat(1_000_000 / piece.length)}!` });
      expect(busy()).toBeLessThan(2000);
    },
  );
});

/** An ISBN with these figures in it. */
function isbnOf(number: number): string {
  const figures = `978000000${String(number).padStart(3, '0')}`;
  const sum = [...figures].reduce((total, figure, at) => total + Number(figure) * (at % 2 === 0 ? 1 : 3), 0);
  return `${figures}${(10 - (sum % 10)) % 10}`;
}

// Tried from each of their signs they would take minutes, or for ever.
it.each([
  ['authors', `Jansen, A. ${'a'.repeat(100_000)}!`],
  ['keywords', `klei${'.'.repeat(200_000)}veen`],
  ['keywords', `klei${'* '.repeat(100_000)}veen`],
  ['language', '('.repeat(400_000)],
] as const)('a row without an end is read once: %s', (field, text) => {
  expect(read({ [field]: text }).record?.title).toBe('Furrow');
});
