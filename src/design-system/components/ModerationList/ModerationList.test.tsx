import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { sampleModeration, sampleModerationTexts } from './ModerationList.samples.ts';
import { ModerationList, type ModerationListProps } from './ModerationList.tsx';

const props: ModerationListProps = {
  id: 'moderatie',
  title: 'Reacties om te bekijken',
  level: 2,
  comments: sampleModeration,
  language: 'nl',
  texts: sampleModerationTexts,
};
const markupOf = (extra: Partial<ModerationListProps> = {}) =>
  renderToStaticMarkup(<ModerationList {...props} {...extra} />);
const words = (html: string) => html.replaceAll(/<[^>]+>/g, '');

describe('ModerationList', () => {
  it.each(['approve', 'hold', 'remove'])('posts each decision by a plain form: %s', (decision) => {
    const form = new RegExp(
      `<form[^>]* action="/moderatie" method="post"[^>]*><input type="hidden" name="decision" value="${decision}"/>`,
      'g',
    );
    expect(markupOf().match(form)).toHaveLength(2);
  });

  it('removes nothing without a reason', () => {
    expect(markupOf()).toMatch(/value="remove"\/>.*?<textarea[^>]* name="reason"[^>]* required=""/s);
  });

  it('says why each is here, and what readers reported', () => {
    const text = words(markupOf());
    expect(text).toContain('Wacht op een besluit');
    expect(text).toContain('2 keer gemeld');
    expect(text).toContain('Dit staat er nu drie keer');
  });

  it('has no line for who reported without a reason', () => {
    const reports = [
      { id: 'a', reason: 'Reclame.' },
      { id: 'b', reason: '' },
    ];
    const [comment] = sampleModeration.slice(1).map((each) => ({ ...each, reports }));
    const html = markupOf({ comments: comment ? [comment] : [] });
    expect(words(html)).toContain('2 keer gemeld');
    expect(html.match(/<li[^>]* dir="auto"[^>]*>/g)).toHaveLength(1);
  });

  it('tells the buttons of its rows apart', () => {
    expect(words(markupOf())).toContain('Plaatsen: reactie van wilg22');
    expect(words(markupOf())).toContain('Weghalen…: reactie van Koopjesjager');
  });

  it('says that a decision did not arrive', () => {
    const comments = sampleModeration.map((comment) => ({ ...comment, state: { kind: 'failed' as const } }));
    expect(markupOf({ comments })).toMatch(/role="alert">.*Je besluit is niet aangekomen/s);
  });

  it('is busy with the decision that was taken, and with no other', () => {
    const state = { kind: 'deciding', decision: 'hold' } as const;
    const comments = sampleModeration.slice(0, 1).map((comment) => ({ ...comment, state }));
    expect(
      markupOf({ comments })
        .match(/<button[^>]*aria-busy="true".*?<\/button>/gs)
        ?.map(words),
    ).toEqual(['Aanhouden: reactie van wilg22']);
  });

  it('says that all is done', () => {
    expect(words(markupOf({ comments: [] }))).toContain('Alles bekeken');
  });
});
