import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { sampleBookmarkListTexts, sampleBookmarks, sampleSharingTexts } from './BookmarkList.samples.ts';
import { BookmarkList, type BookmarkListProps } from './BookmarkList.tsx';

const target = { action: '/bewaard/delen' };
const props: BookmarkListProps = {
  id: 'bewaard',
  title: 'Mijn bewaarde artikelen',
  level: 2,
  bookmarks: sampleBookmarks,
  total: 3,
  filter: {
    action: '/mijn-gkn',
    search: { id: 'zoek', name: 'q', value: 'bodem' },
    order: { id: 'orde', name: 'srt', value: 'titel', options: [{ value: 'titel', label: 'Titel' }] },
  },
  allHref: '/mijn-gkn',
  exports: [{ label: 'RIS', href: '/bewaard.ris' }],
  sharing: { state: { kind: 'off' }, target, texts: sampleSharingTexts },
  language: 'nl',
  texts: sampleBookmarkListTexts,
};
const markupOf = (extra: Partial<BookmarkListProps> = {}) =>
  renderToStaticMarkup(<BookmarkList {...props} {...extra} />);
const words = (html: string) => html.replaceAll(/<[^>]+>/g, '');

describe('BookmarkList', () => {
  it('lists what is kept, one level below its own title', () => {
    expect(markupOf()).toMatch(
      /<h2[^>]*>Mijn bewaarde artikelen<\/h2>.*<h3[^>]*><a href="\/zoeken\/resultaat\/1060879"/s,
    );
  });

  it('reads a title in its own language wherever it stands', () => {
    const [foreign] = sampleBookmarks.filter(({ language }) => language === 'en');
    const markup = markupOf({ bookmarks: foreign ? [foreign] : [] });
    const places = markup.split(foreign?.title ?? 'no title').slice(0, -1);
    expect(places).toHaveLength(3);
    for (const before of places) expect(before).toMatch(/<(?:a|span)[^>]* lang="en"[^>]*>(?:: )?$/);
  });

  it('is searched and ordered by a plain form', () => {
    const markup = markupOf();
    expect(markup).toMatch(/<search[^>]*><form[^>]* action="\/mijn-gkn"/);
    expect(markup).toMatch(/<input[^>]* name="q"[^>]* value="bodem"/);
    expect(markup).toMatch(/<select[^>]* name="srt"/);
  });

  it('shows a note as text, and sends it under its name', () => {
    const markup = markupOf();
    expect(markup).toContain('Hoofdstuk 4 voor de les van vrijdag.\nTabel 2 narekenen.</p>');
    expect(markup).toMatch(/<form[^>]* action="\/bewaard\/notitie" method="post".*<textarea[^>]* name="note"/s);
  });

  it('stands open with a note that was begun and is not saved', () => {
    const [first, ...others] = sampleBookmarks;
    expect(markupOf()).not.toMatch(/<details open/);
    const markup = markupOf({ bookmarks: first ? [{ ...first, draft: 'Hoofdstuk 4, en ook' }, ...others] : [] });
    expect(markup.match(/<details open=""/g)).toHaveLength(1);
    expect(markup).toMatch(/<details open="".*?<textarea[^>]*>Hoofdstuk 4, en ook<\/textarea>/s);
  });

  it('tells the buttons of its rows apart', () => {
    expect(words(markupOf())).toContain('Verwijderen: Veenweide in beweging');
    expect(words(markupOf())).toContain('Notitie toevoegen: Veenweide in beweging');
  });

  it('can be taken along as a file', () => {
    expect(markupOf()).toMatch(/<a href="\/bewaard\.ris" download=""/);
  });

  it('says that nothing in it was found, and leads back to all', () => {
    const markup = markupOf({ bookmarks: [] });
    expect(words(markup)).toContain('Niets in je lijst past hierbij. Toon de hele lijst');
    expect(words(markup)).toContain('0 van de 3');
  });

  it('has nothing to search, take along or share while it is empty', () => {
    const markup = markupOf({ bookmarks: [], total: 0 });
    expect(words(markup)).toContain('Nog niets bewaard');
    expect(markup).not.toMatch(/<form|<a /);
  });

  it('is shared by a switch that posts what it shall become', () => {
    const switched = (markup: string) => /<button[^>]*role="switch"[^>]*>/.exec(markup)?.[0];
    expect(switched(markupOf())).toMatch(/(?=.*type="submit")(?=.*aria-checked="false")(?=.*name="share").*value="on"/);
    const shared = markupOf({
      sharing: { state: { kind: 'on', address: 'https://gkn.example/lijst/7' }, target, texts: sampleSharingTexts },
    });
    expect(switched(shared)).toMatch(/(?=.*aria-checked="true").*value="off"/);
    expect(shared).toContain('<a href="https://gkn.example/lijst/7"');
  });
});
