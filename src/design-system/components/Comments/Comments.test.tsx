import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { sampleComments, sampleCommentsTexts } from './Comments.samples.ts';
import { Comments, type CommentsProps } from './Comments.tsx';
import type { OwnComment } from './comment.ts';

const props: CommentsProps = {
  id: 'reacties',
  title: 'Reacties',
  level: 2,
  state: 'idle',
  comments: sampleComments,
  total: 4,
  shown: 'newest',
  allHref: '?reacties=alle#reacties',
  retryHref: '?#reacties',
  language: 'nl',
  texts: sampleCommentsTexts,
};
const markupOf = (extra: Partial<CommentsProps> = {}) => renderToStaticMarkup(<Comments {...props} {...extra} />);
const words = (html: string) => html.replaceAll(/<[^>]+>/g, '');
const own: OwnComment = {
  id: '9',
  name: 'Jantine',
  date: { year: 2026, month: 5, day: 3, time: null },
  text: 'Mooi <b>stuk</b>\nen goed.',
  by: 'self',
  standing: { kind: 'shown' },
  state: 'idle',
  deletion: { action: '/weg', hiddenFields: <input type="hidden" name="id" value="9" /> },
};

describe('Comments', () => {
  it('are not there before anybody asked for them', () => {
    expect(markupOf({ state: 'init' })).toBe('');
  });

  it('show the two newest, and lead to all of them without scripts', () => {
    const markup = markupOf();
    expect(markup.match(/<article/g)).toHaveLength(2);
    expect(markup).toMatch(/<a href="\?reacties=alle#reacties"[^>]*>Toon alle 4 reacties<\/a>/);
  });

  it('show all when asked to', () => {
    const markup = markupOf({ shown: 'all' });
    expect(markup.match(/<article/g)).toHaveLength(4);
    expect(markup).not.toContain('Toon alle');
  });

  it('fold the older ones away where there is no code to show them', () => {
    const markup = markupOf({ shown: 'folded' });
    expect(markup.match(/<article/g)).toHaveLength(4);
    expect(markup).toMatch(/<details[^>]*><summary[^>]*>Toon alle 4 reacties<\/summary>/);
    expect(markup.split('group/older')[0]?.match(/<article/g)).toHaveLength(2);
    expect(markup).not.toContain('?reacties=alle');
    // More than the page carries: the same page with all of them.
    expect(markupOf({ shown: 'folded', total: 12 })).toContain('?reacties=alle');
  });

  it('count all there are, once they are known', () => {
    expect(words(markupOf({ total: 12 }))).toContain('12 reacties');
    expect(markupOf({ state: 'loading', total: 12 })).not.toContain('count-badge');
  });

  it('hold the place of what is loading, and say so', () => {
    const markup = markupOf({ state: 'loading' });
    expect(markup).toContain('aria-busy="true"');
    expect(markup).toMatch(/<p role="status"[^>]*>De reacties worden geladen\./);
    expect(markup).not.toContain('<article');
  });

  it('can be asked for again without scripts', () => {
    expect(markupOf({ state: 'failed' })).toMatch(/<a href="\?#reacties"[^>]*>Opnieuw proberen<\/a>/);
  });

  it('say that there are none', () => {
    expect(words(markupOf({ comments: [], total: 0 }))).toContain('Nog geen reacties.');
  });

  it('show a text as text, with its line breaks', () => {
    const markup = markupOf({ comments: [own], total: 1 });
    expect(markup).toMatch(
      /<p dir="auto" class="[^"]*whitespace-pre-line[^"]*">Mooi &lt;b&gt;stuk&lt;\/b&gt;\nen goed\.<\/p>/,
    );
  });

  it('lead to addresses in a text without vouching for them', () => {
    expect(markupOf()).toMatch(
      /<a href="https:\/\/www\.example\.org\/metingen\/veenweide"[^>]* rel="nofollow ugc noopener noreferrer"/,
    );
  });

  it('give the time of a comment to machines too', () => {
    expect(markupOf()).toContain('<time dateTime="2026-05-12T09:04">12 mei 2026, 09:04</time>');
  });

  it('let one delete what is one’s own, by a plain form', () => {
    const markup = markupOf({ comments: [own], total: 1 });
    expect(markup).toMatch(/<form[^>]* action="\/weg" method="post".*name="id" value="9".*<button type="submit"/);
    expect(words(markup)).toContain('Verwijderen: reactie van Jantine');
    expect(markup).not.toContain('<details');
  });

  it('let one report what is not, by a plain form', () => {
    const [comment] = sampleComments;
    const markup = markupOf({ comments: comment ? [comment] : [], total: 1 });
    expect(markup).toMatch(
      /<details.*<form[^>]* action="\/reacties\/melden" method="post".*<textarea[^>]* name="reason"/,
    );
    expect(markup).not.toContain('Verwijderen');
  });

  it.each([
    [{ kind: 'waiting' } as const, 'Wacht op een moderator.'],
    [{ kind: 'removed', reason: 'reclame' } as const, 'De reden: reclame'],
  ])('tell their author how they stand: %o', (standing, text) => {
    expect(words(markupOf({ comments: [{ ...own, standing }], total: 1 }))).toContain(text);
  });

  it('tell their author why they were removed, with its line breaks', () => {
    const standing = { kind: 'removed', reason: 'reclame.\nLees de <b>regels</b>.' } as const;
    expect(markupOf({ comments: [{ ...own, standing }], total: 1 })).toMatch(
      /<span class="[^"]*whitespace-pre-line[^"]*">[^<]*De reden: reclame\.\nLees de &lt;b&gt;regels&lt;\/b&gt;\.<\/span>/,
    );
  });
});
