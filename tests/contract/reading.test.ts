import { beforeAll, describe, expect, it } from 'vitest';
import { exampleLanguage } from '#templates/elements/exampleLanguage.ts';
import { plan } from '#templates/plan/plan.ts';
import { contextOf, readEmbedded } from './answers.ts';
import { announcementsOf, read } from './reading.ts';
import { preloadRegistry, renderPlan } from './renderPlan.tsx';

beforeAll(preloadRegistry);

describe('reading a page', () => {
  it('tells what is written from what is only said', () => {
    const page = read('<p>Zie <a href="/x">de  wet<span class="sr-only"> (nieuw tabblad)</span></a>.</p>');
    expect(page.text).toBe('Zie de wet.');
    expect(page.links).toEqual([{ text: 'de wet', href: '/x' }]);
    expect(page.announcements).toEqual(['(nieuw tabblad)']);
  });
});

describe('links to other sites', () => {
  const announcement = { nl: '(opent in een nieuw tabblad)', en: '(opens in a new tab)' } as const;
  const pages = readEmbedded().filter(({ name }) => !name.startsWith('sections/'));

  it('say in the language of their page that they open a new tab, wherever an editor wrote one into a text', () => {
    const leaving = pages.flatMap(({ json }) => {
      const { plan: planned } = plan(json, contextOf(json));
      // What an editor wrote carries no classes.
      const links = read(renderPlan(planned))
        .all('a')
        .filter(({ attribs }) => attribs.class === undefined);
      for (const link of links) {
        const isLeaving = link.attribs.target === '_blank';
        expect(announcementsOf(link), link.attribs.href).toEqual(
          isLeaving ? [announcement[exampleLanguage(planned.language)]] : [],
        );
      }
      return links.filter(({ attribs }) => attribs.target === '_blank').map(() => planned.language);
    });
    expect(new Set(leaving)).toEqual(new Set(['nl', 'en']));
  });
});
