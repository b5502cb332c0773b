import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { TopBar, type TopBarProps } from './TopBar.tsx';

const slots: TopBarProps = { variant: 'default', logo: 'LOGO', search: 'ZOEK', actions: 'ACTIES', menu: 'MENU' };

describe('TopBar', () => {
  it('is the page’s header, at the top until script says otherwise', () => {
    expect(renderToStaticMarkup(<TopBar {...slots} />)).toMatch(/^<header[^>]*data-state="top"/);
  });

  it('puts logo, search, actions and menu in that order', () => {
    expect(
      renderToStaticMarkup(<TopBar {...slots} />)
        .replaceAll(/<[^>]+>/g, ' ')
        .match(/\S+/g),
    ).toEqual(['LOGO', 'ZOEK', 'ACTIES', 'MENU']);
  });

  it('leads back where there is a way back', () => {
    const back = { href: '/zoeken/bodem', label: 'Terug naar de resultaten' };
    expect(renderToStaticMarkup(<TopBar {...slots} back={back} />)).toMatch(
      /<a href="\/zoeken\/bodem"[^>]*>.*Terug naar de resultaten.*<\/a>/,
    );
  });
});
