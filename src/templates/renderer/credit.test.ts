import { describe, expect, it } from 'vitest';
import type { CreditPart, Picture } from '../contract/pictures.ts';
import { storyRenderer } from '../stories/storyPlan.tsx';
import { creditOf } from './credit.ts';

const part = (role: CreditPart['role'], text: string): CreditPart => ({ role, text });
const photographer = part('photographer', 'A. Bruinsma');
const source = part('source', 'Beeldbank');
const licence = part('licence', 'CC BY 4.0');

function lineOf(language: 'nl' | 'en', ...credit: readonly CreditPart[]): string | undefined {
  return creditLine({ source: 'https://example.org/x.jpg', alt: '', credit }, language);
}

function creditLine(picture: Picture, language: 'nl' | 'en'): string | undefined {
  const line = creditOf(picture, storyRenderer(language).t);
  return line && `${line.label} ${line.parts.map(({ text }) => text).join('')}`;
}

describe('the credit of a picture', () => {
  it.each([
    ['Bron foto: A. Bruinsma, Beeldbank (CC BY 4.0)', [photographer, source, licence]],
    ['Bron foto: A. Bruinsma (CC BY 4.0)', [photographer, licence]],
    ['Bron foto: A. Bruinsma, Beeldbank', [photographer, source]],
    ['Bron foto: Beeldbank (CC BY 4.0)', [source, licence]],
    ['Bron foto: A. Bruinsma', [photographer]],
    ['Bron foto: (CC BY 4.0)', [licence]],
  ])('leaves out what is not known, with its punctuation: %s', (line, parts) => {
    expect(lineOf('nl', ...parts)).toBe(line);
  });

  it('is in the language of the page', () => {
    expect(lineOf('en', photographer)).toBe('Source photo: A. Bruinsma');
  });

  it.each([
    ['Illustratie: Studio Veldzicht', 'nl'],
    ['Illustration: Studio Veldzicht', 'en'],
  ] as const)('says of a drawing that it is one: %s', (line, language) => {
    const credit = [part('photographer', 'Studio Veldzicht')];
    expect(creditLine({ source: 'https://example.org/x.jpg', alt: '', credit, isDrawn: true }, language)).toBe(line);
  });

  it('has its punctuation outside of links', () => {
    const credit = [photographer, source, licence].map((each) => ({ ...each, href: 'https://example.org' }));
    const line = creditOf({ source: 'https://example.org/x.jpg', alt: '', credit }, storyRenderer('nl').t);
    expect(line?.parts.map(({ text, href }) => (href === undefined ? text : `[${text}]`)).join('')).toBe(
      '[A. Bruinsma], [Beeldbank] [(CC BY 4.0)]',
    );
  });

  it('is none when nothing is known', () => {
    expect(lineOf('nl')).toBeUndefined();
  });
});
