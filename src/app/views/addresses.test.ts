import { describe, expect, it } from 'vitest';
import { contributorPath } from '../search/addresses.ts';
import { resultPath } from '../search/resultPath.ts';
import { answerPath } from './answer/address.ts';
import { resolveView } from './resolveView.ts';

describe('resultPath', () => {
  it('says the title in the path and the records in the query', () => {
    expect(resultPath({ language: 'nl' }, 'Mest: één slóót & veel boeren', ['1060108'])).toBe(
      '/zoeken/resultaat/mest-een-sloot-veel-boeren?id=1060108',
    );
    expect(resultPath({ language: 'en' }, 'Two records', ['1', '2'])).toBe('/search/result/two-records?id=1&id=2');
  });

  it('is an address for a title without any letter, and a short one for a long title', () => {
    expect(resultPath({ language: 'nl' }, '…', ['1'])).toBe('/zoeken/resultaat/-?id=1');
    expect(resultPath({ language: 'nl' }, 'landschap '.repeat(50), ['1']).length).toBeLessThan(120);
  });

  // Letters beyond the first 65,536 are two units of a text: mathematical italics, rare Chinese ones.
  it.each(['𝑆𝑎𝑙𝑚𝑜𝑛𝑒𝑙𝑙𝑎', '𠀀', 'a𠀀'])('never ends in the middle of a letter: %s', (letters) => {
    for (const before of ['', 'x', 'x-', 'xy-']) {
      const { pathname } = new URL(resultPath({ language: 'nl' }, before + letters.repeat(50), ['1']), 'http://x');
      const slug = decodeURIComponent(pathname).replace('/zoeken/resultaat/', '');
      expect(`${before}${letters.repeat(50)}`.startsWith(slug)).toBe(true);
      expect(slug.length).toBeGreaterThan(78);
    }
  });

  it('ends with no hyphen where half a letter stood behind it', () => {
    expect(resultPath({ language: 'nl' }, `${'x'.repeat(78)} 𠀀`, ['1'])).toBe(
      `/zoeken/resultaat/${'x'.repeat(78)}?id=1`,
    );
  });

  it('leads to the view of those records', () => {
    const { pathname, searchParams, search } = new URL(
      resultPath({ language: 'en' }, 'A title/with a slash', ['a/b', 'c&d']),
      'http://x',
    );
    expect(resolveView({ pathname, search }, 'nl')).toMatchObject({ kind: 'result', language: 'en' });
    expect(searchParams.getAll('id')).toEqual(['a/b', 'c&d']);
  });
});

describe('contributorPath', () => {
  it('says whose records they are, in the words of the language', () => {
    expect(contributorPath({ language: 'nl' }, { kind: 'author', id: 'Boer, A. de' })).toBe(
      '/zoeken/auteur/Boer%2C+A.+de',
    );
    expect(contributorPath({ language: 'en' }, { kind: 'organisation', id: '04qw24q55' })).toBe(
      '/search/organisation/04qw24q55',
    );
  });

  it.each(['0000-0002-1825-0097', 'Boer, A. de', 'Q/A + R&D?', '50% groen', 'Núñez-Çelik, Ö.'])(
    'leads to the view of that author: %s',
    (id) => {
      const path = contributorPath({ language: 'en' }, { kind: 'author', id }, new URLSearchParams('taal=nl'));
      const view = resolveView(new URL(path, 'http://x'), 'nl');
      expect(view).toMatchObject({ kind: 'contributor', language: 'en', term: '*', by: { kind: 'author', id } });
      if (view.kind === 'search') expect(view.parameters.get('taal')).toBe('nl');
    },
  );
});

describe('answerPath', () => {
  it.each(['', 'Hoe voer ik kippen?', 'wat kost 50% minder mest'])('leads back to the question: %s', (question) => {
    expect(resolveView(new URL(answerPath({ language: 'nl', question }), 'http://x'), 'en')).toEqual({
      kind: 'answer',
      language: 'nl',
      question,
      after: [],
      waits: false,
    });
  });

  it('is the question that a form sends', () => {
    expect(resolveView(new URL('/ai-zoeken?after=Een&term=Wat+%2B+hoe%3F', 'http://x'), 'en')).toMatchObject({
      question: 'Wat + hoe?',
      after: ['Een'],
    });
  });

  it('holds the last three questions of a thread, and whether it waits for a machine', () => {
    const view = {
      language: 'nl',
      question: 'En nu?',
      after: ['Een', 'Wat kost 50% & meer?', 'Drie'],
      waits: true,
    } as const;
    expect(resolveView(new URL(answerPath(view), 'http://x'), 'en')).toEqual({ kind: 'answer', ...view });
    const long = answerPath({ ...view, after: ['Nul', ...view.after] });
    expect(resolveView(new URL(long, 'http://x'), 'en')).toEqual({ kind: 'answer', ...view });
  });
});
