import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { sampleAside, sampleItems } from './MainMenu.samples.ts';
import { MainMenu } from './MainMenu.tsx';
import { MenuPage } from './MenuPage.tsx';

describe('MainMenu on the server', () => {
  it('is a plain link to the menu at the page’s end, which works without script', () => {
    const markup = renderToString(
      <MainMenu
        label="Inhoud"
        openLabel="Menu"
        closeLabel="Sluiten"
        backLabel="Terug"
        state="done"
        items={sampleItems}
        aside={sampleAside}
      />,
    );
    expect(markup).toMatch(/^<a href="#menu"/);
    expect(markup).not.toContain('role=');
    expect(markup.replaceAll(/<[^>]+>/g, '')).toBe('Menu');
  });
});

describe('MenuPage', () => {
  const markup = renderToStaticMarkup(
    <MenuPage label="Inhoud" content={{ state: 'done', items: sampleItems, aside: sampleAside }} />,
  );

  it('is a landmark that the opener’s link leads to, for visitors without script only', () => {
    expect(markup).toMatch(/^<nav id="menu" aria-label="Inhoud"/);
  });

  it('holds every entry of every level, and the aside', () => {
    for (const name of ['Bodem en water', 'Mest en kringlooplandbouw', 'Weidegang', 'Agenda', 'Lesmateriaal'])
      expect(markup).toMatch(new RegExp(`<a href="[^"]+"[^>]*>${name}</a>`));
  });

  it('says of an entry that leaves the site that it opens a new tab', () => {
    const items = [{ label: 'Waarneming', href: 'https://waarneming.example/' }];
    const content = { state: 'done', items, aside: [], externalHint: 'nieuw tabblad' } as const;
    expect(renderToStaticMarkup(<MenuPage label="Inhoud" content={content} />)).toMatch(
      /target="_blank"[^>]*>Waarneming<span class="sr-only"> \(nieuw tabblad\)<\/span><\/a>/,
    );
  });

  it('says in what language its entries are where the page is in another', () => {
    const item = (label: string) => ({ label, href: `https://${label}.example/`, language: 'nl' });
    const items = [{ ...item('bodem'), children: [item('mest')] }];
    const aside = [{ title: 'Over ons', language: 'nl', items: [item('redactie')] }];
    const content = { state: 'done', items, aside, externalHint: 'new tab' } as const;
    const written = renderToStaticMarkup(<MenuPage label="Contents" content={content} />);
    for (const words of ['bodem', 'mest', 'Over ons', 'redactie'])
      expect(written).toMatch(new RegExp(`lang="nl"[^>]*>${words}<`));
    expect(written).toMatch(/<span lang="nl">mest<\/span><span class="sr-only"> \(new tab\)/);
  });

  it.each(['error', 'wrong'] as const)('says why there is no menu: %s', (state) => {
    const failed = renderToStaticMarkup(
      <MenuPage label="Inhoud" content={{ state, errorText: 'Er ging iets mis.' }} />,
    );
    expect(failed).toMatch(/^<nav id="menu"[^>]*><p[^>]*>Er ging iets mis\.<\/p>/);
  });

  it('marks the page being read, and that one alone', () => {
    expect(markup.match(/<a[^>]*aria-current="page"[^>]*>[^<]*/g)).toHaveLength(1);
    expect(markup).toMatch(/aria-current="page"[^>]*>Waterbeheer in het veenweidegebied</);
  });
});
