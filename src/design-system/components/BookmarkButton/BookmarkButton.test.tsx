import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { BookmarkButton, type BookmarkButtonProps } from './BookmarkButton.tsx';

const props: BookmarkButtonProps = {
  state: 'idle',
  bookmarked: false,
  label: 'Bewaren',
  item: 'Handboek bodem',
  size: 'row',
};
const markupOf = (extra: Partial<BookmarkButtonProps> = {}) =>
  renderToStaticMarkup(<BookmarkButton {...props} {...extra} />);

describe('BookmarkButton', () => {
  it('sends the form it stands in', () => {
    expect(markupOf()).toMatch(/^<button type="submit"/);
  });

  it.each(['row', 'header'] as const)('is named after what it keeps: %s', (size) => {
    expect(markupOf({ size }).replaceAll(/<[^>]+>/g, '')).toBe('Bewaren: Handboek bodem');
  });

  it.each(['row', 'header'] as const)('reads a title in its own language: %s', (size) => {
    const markup = markupOf({ size, item: 'Soil health', itemLanguage: 'en' });
    expect(markup).toMatch(/<span lang="en"[^>]*>(?:: )?Soil health<\/span>/);
    expect(markup).not.toMatch(/lang="en"[^>]*>Bewaren/);
  });

  it.each([true, false])('says whether the item is kept: %s', (bookmarked) => {
    expect(markupOf({ bookmarked })).toContain(`aria-pressed="${bookmarked}"`);
  });

  it('says nothing about what is not known yet', () => {
    const markup = markupOf({ state: 'init', bookmarked: true });
    expect(markup).not.toContain('aria-pressed=');
    expect(markup).toContain('#bookmark"');
  });

  it('tells by its sign too, not by colour alone', () => {
    expect(markupOf({ bookmarked: true })).toContain('#bookmark-check"');
  });

  it('is busy without leaving the keyboard’s reach', () => {
    const markup = markupOf({ state: 'updating' });
    expect(markup).toContain('aria-busy="true" aria-disabled="true"');
    expect(markup).not.toContain('disabled=""');
  });

  it('points at where a failure is said', () => {
    expect(markupOf({ describedBy: 'melding' })).toContain('aria-describedby="melding"');
  });
});
