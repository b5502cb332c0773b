import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { sampleOwnComments, sampleOwnCommentsTexts } from './OwnComments.samples.ts';
import { OwnComments, type OwnCommentsProps } from './OwnComments.tsx';

const props: OwnCommentsProps = {
  id: 'mijn-reacties',
  title: 'Mijn reacties',
  level: 2,
  comments: sampleOwnComments,
  language: 'nl',
  texts: sampleOwnCommentsTexts,
};
const markupOf = (extra: Partial<OwnCommentsProps> = {}) => renderToStaticMarkup(<OwnComments {...props} {...extra} />);
const words = (html: string) => html.replaceAll(/<[^>]+>/g, '');

describe('OwnComments', () => {
  it('lead to the page each stands under', () => {
    expect(markupOf()).toMatch(/<h3[^>]*><a href="\/veenweide#reacties"[^>]*>Veenweide in beweging<\/a><\/h3>/);
  });

  it('say how each stands', () => {
    expect(words(markupOf())).toContain('Wacht op een moderator.');
    expect(words(markupOf())).toContain('De reden: reclame hoort hier niet.');
  });

  it('can each be deleted by a plain form, told apart by its page', () => {
    expect(markupOf().match(/<form[^>]* action="\/reacties\/verwijderen" method="post"/g)).toHaveLength(3);
    expect(words(markupOf())).toContain('Verwijderen: reactie op Weidevogels tellen');
  });

  it('say that there are none', () => {
    expect(words(markupOf({ comments: [] }))).toContain('Nog niet gereageerd');
  });
});
