import { describe, expect, it } from 'vitest';
import { loadTestTexts } from '../language/testing/loadTestTexts.ts';
import { referenceText } from './referenceText.ts';

const dutch = await loadTestTexts('nl', 'record');
const english = await loadTestTexts('en', 'record');
const address = 'https://library.example/1.pdf';
const article = { publisher: 'Fieldgate Research Group', year: 2023, title: 'Tail biting', journal: 'Animal Keeping' };

describe('the reference of a record', () => {
  it('has publisher, year, title, journal and address, in that order', () => {
    expect(referenceText(article, address, english)).toBe(
      'Fieldgate Research Group. (2023). Tail biting. Animal Keeping. https://library.example/1.pdf',
    );
  });

  it('begins with the authors where they are named, without who published their journal', () => {
    const authors = [
      { name: 'Anna Maria de Boer', id: '', listed: 'Boer, A.M. de' },
      { name: 'Jansen JW', id: '', listed: 'Jansen, J.W.' },
      { name: 'FAO', id: '' },
    ];
    expect(referenceText({ ...article, authors }, address, english)).toBe(
      `Boer, A. M. de, Jansen, J. W., & FAO. (2023). Tail biting. Animal Keeping. ${address}`,
    );
    const { journal: _, ...report } = article;
    expect(referenceText({ ...report, authors: authors.slice(0, 1) }, address, english)).toBe(
      `Boer, A. M. de. (2023). Tail biting. Fieldgate Research Group. ${address}`,
    );
    const many = Array.from({ length: 30 }, (_, at) => ({ name: `N${at + 1}`, id: '' }));
    expect(referenceText({ ...article, authors: many }, address, english)).toMatch(/^N1, .* N19, … N30\. \(2023\)/);
  });

  it('says of editors that they are', () => {
    const editors = [
      { name: 'Anna de Boer', id: '', listed: 'Boer, A. de', role: 'editor' as const },
      { name: 'J. Jansen', id: '', listed: 'Jansen, J.', role: 'editor' as const },
    ];
    const of = (count: number) => ({ title: 'Mest', year: 2001, authors: editors.slice(0, count) });
    expect(referenceText(of(2), address, english)).toBe(`Boer, A. de, & Jansen, J. (Eds.). (2001). Mest. ${address}`);
    expect(referenceText(of(1), address, english)).toBe(`Boer, A. de (Ed.). (2001). Mest. ${address}`);
    expect(referenceText(of(2), address, dutch)).toBe(`Boer, A. de, & Jansen, J. (Red.). (2001). Mest. ${address}`);
  });

  it('says in the reader’s language that the year is not known', () => {
    const { year: _, ...undated } = article;
    expect(referenceText(undated, address, dutch)).toContain('Group. (z.d.). Tail biting.');
    expect(referenceText(undated, address, english)).toContain('Group. (n.d.). Tail biting.');
  });

  it('begins with the title where no publisher is known', () => {
    expect(referenceText({ title: 'Mest', year: 2001 }, address, dutch)).toBe(`Mest. (2001). ${address}`);
  });

  it('closes no part twice, and breaks no line', () => {
    const title = 'Hoe  voer ik\nkippen?';
    expect(referenceText({ title, publisher: 'Zaad & Zode B.V.' }, address, dutch)).toBe(
      `Zaad & Zode B.V. (z.d.). Hoe voer ik kippen? ${address}`,
    );
  });
});
