import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Answer, type AnswerProps } from './Answer.tsx';

const props: AnswerProps = {
  title: 'Antwoord',
  note: 'Woord voor woord.',
  kind: 'quoted',
  statements: [{ text: 'Cows lie down.', language: 'en', sources: [1] }],
  sources: [
    {
      ...{ number: 1, title: 'Cows', href: '/cows', badgeKind: 'gkz', badgeLabel: 'Article' },
      ...{ language: 'en', before: 'Before.', quote: 'Cows lie down.', after: 'After.' },
    },
  ],
  texts: { sources: 'Bronnen', paragraph: 'Alinea', source: (number) => `Bron ${number}` },
};

describe('Answer', () => {
  it('quotes each sentence in its language, and leads to its source beside it', () => {
    const html = renderToStaticMarkup(<Answer {...props} />);
    expect(html).toMatch(/<blockquote[^>]*><p><span lang="en">Cows lie down/);
    expect(html).toMatch(/<a href="#source-1" aria-label="Bron 1"/);
    expect(html).toMatch(/<li id="source-1"/);
    expect(html).toMatch(/<li id="source-1".*?<span class="sr-only">Bron 1<\/span>/);
    expect(html).toContain('Before. <mark>Cows lie down.</mark> After.');
  });

  it('sets dots between the cells of a row', () => {
    const row = { text: 'Formulieren | 90 dagen', sources: [1] };
    expect(renderToStaticMarkup(<Answer {...props} statements={[row]} />)).toContain('Formulieren\u00a0· 90 dagen');
  });

  it('makes no quotations of what was written', () => {
    const html = renderToStaticMarkup(<Answer {...props} kind="written" />);
    expect(html).not.toContain('<blockquote');
    expect(html).toContain('Cows lie down.');
  });
});
