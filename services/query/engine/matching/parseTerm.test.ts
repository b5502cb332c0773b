import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseTerm } from './parseTerm.ts';
import { normaliseTerm } from './term.ts';

const word = (text: string) => ({ kind: 'word', word: text });

describe('parseTerm', () => {
  it('wants every word', () => {
    expect(parseTerm('mest uitrijden')).toEqual({ groups: [[word('mest')], [word('uitrijden')]], leaveOut: [] });
  });

  it('wants one of the words around or', () => {
    expect(parseTerm('teelt lelies or tulpen')).toEqual({
      groups: [[word('teelt')], [word('lelies'), word('tulpen')]],
      leaveOut: [],
    });
  });

  it.each(['or', 'or or', 'or lelies', 'lelies or', 'lelies or -tulpen'])('takes nothing amiss in %j', (term) => {
    expect(parseTerm(term).groups.flat()).toEqual(term.includes('lelies') ? [word('lelies')] : []);
  });

  it('leaves out words and phrases behind a minus', () => {
    expect(parseTerm('uitloop -vogelgriep -"vrije uitloop"')).toEqual({
      groups: [[word('uitloop')]],
      leaveOut: [word('vogelgriep'), { kind: 'adjacent', words: ['vrije', 'uitloop'], typed: 'quoted' }],
    });
  });

  it('takes what is quoted, and what is typed without a space, for words next to each other', () => {
    expect(parseTerm('"droge zomer" 2,4-d')).toEqual({
      groups: [
        [{ kind: 'adjacent', words: ['droge', 'zomer'], typed: 'quoted' }],
        [{ kind: 'adjacent', words: ['2', '4', 'd'], typed: 'together' }],
      ],
      leaveOut: [],
    });
  });

  it.each([
    ['stikstof,fosfaat', ['stikstof', 'fosfaat']],
    ['varkens/kippen;eenden', ['varkens', 'kippen', 'eenden']],
    ['bodem&water+lucht', ['bodem', 'water', 'lucht']],
  ])('takes what is listed without a space for words: %s', (typed, words) => {
    expect(parseTerm(typed).groups).toEqual(words.map((each) => [word(each)]));
  });

  it('has no more words than are looked up, however they are listed', () => {
    const listed = Array.from({ length: 250 }, (_, at) => `b${String.fromCharCode(97 + (at % 26))}c`).join(',');
    expect(parseTerm(normaliseTerm(listed)).groups).toHaveLength(64);
  });

  it.each(['mg/l', 'r&d', '1,5', 'cd,2', '-varkens/kippen'])('keeps the signs of %s', (typed) => {
    const { groups, leaveOut } = parseTerm(typed);
    expect([...groups.flat(), ...leaveOut]).toMatchObject([{ kind: 'adjacent', typed: 'together' }]);
  });

  it('reads an asterisk behind a word as the rest of any word', () => {
    expect(parseTerm('stikstofdepos*').groups).toEqual([[{ kind: 'start', word: 'stikstofdepos' }]]);
  });

  it('takes a quote that is never closed for nothing', () => {
    expect(parseTerm('"droge zomer').groups).toEqual([[word('droge')], [word('zomer')]]);
  });

  it.each([
    ['ISBN 978 90 8686 123 1', '9789086861231'],
    ['978 90 8686 123 1', '9789086861231'],
    ['ISBN: 978-90-8686-123-1', '9789086861231'],
    ['ISBN-13: 9789086861231', '9789086861231'],
    ['isbn 90 8686 123 7', '9086861237'],
    ['978–90–8686–123–1', '9789086861231'],
    ['doi: 10.1234/abc', '101234abc'],
    ['DOI https://doi.org/10.1234/abc', '101234abc'],
    ['openalex:W2101234009', 'openalexw2101234009'],
    ['isbn9789086861231', '9789086861231'],
    ['urn:isbn:9086861237', '9086861237'],
    ['(90-8686-123-7)', '9086861237'],
    ['2-s2.0-0033456704', '2s200033456704'],
    ['pmid:9086861237', 'pmid9086861237'],
    ['"10.1234/abc"', '101234abc'],
    ['"978-90-8686-123-1"', '9789086861231'],
  ])('takes %j for an identifier alone', (typed, identifier) => {
    expect(parseTerm(normaliseTerm(typed)).groups).toMatchObject([[{ kind: 'identifier', word: identifier }]]);
  });

  it.each(['isbn opzoeken', '2010 2015 20', '978 90 8686 123 2', 'doi aanvragen'])(
    'takes %j for the words that it is',
    (typed) => {
      for (const operand of parseTerm(typed).groups.flat()) expect(operand.kind).toBe('word');
    },
  );

  it.each(['Pauwels et al., 2004', 'Pauwels et al. 2004', 'Pauwels et. al (2004)', 'Pauwels e.a. 2004'])(
    'asks for nobody who is not named in %j',
    (typed) => {
      expect(parseTerm(normaliseTerm(typed)).groups).toEqual([[word('pauwels')], [word('2004')]]);
    },
  );

  it.each(['Jansen, E.A.', 'Jansen E.A. weidevogels', 'weidevogels E.A. Jansen'])(
    'keeps the initials of somebody that look like others who are not named: %j',
    (typed) => {
      expect(parseTerm(normaliseTerm(typed)).groups).toContainEqual([
        { kind: 'adjacent', words: ['e', 'a'], typed: 'together' },
      ]);
    },
  );

  it('keeps every word of what stands in quotes', () => {
    const quoted = (...words: string[]) => ({ kind: 'adjacent', words, typed: 'quoted' });
    expect(parseTerm('"pauwels et al. 2004"').groups).toEqual([[quoted('pauwels', 'et', 'al', '2004')]]);
    expect(parseTerm('"met isbn 9789086861231 erop"').groups).toEqual([
      [quoted('met', 'isbn', '9789086861231', 'erop')],
    ]);
    expect(parseTerm('"pauwels" et al. 2004').groups).toEqual([[quoted('pauwels')], [word('2004')]]);
  });

  it('takes what begins like the others who are not named for the words that it is', () => {
    expect(parseTerm('zuur et alkali').groups).toEqual([[word('zuur')], [word('et')], [word('alkali')]]);
    expect(parseTerm('et al').groups).toEqual([[word('et')], [word('al')]]);
  });

  it('reads any text whatever', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 80 }), (text) => {
        for (const operand of parseTerm(normaliseTerm(text)).groups.flat()) expect(operand.kind).toBeDefined();
      }),
    );
  });
});
