import { renderToString } from 'react-dom/server';
import { beforeAll, describe, expect, it } from 'vitest';
import { read } from '#tests/contract/reading.ts';
import { preloadRegistry } from '#tests/contract/renderPlan.tsx';
import { newsletterFixtures } from '../elements/newsletter/newsletter.fixtures.ts';
import { Zone } from '../PageRenderer.tsx';
import { plan } from '../plan/plan.ts';
import { RendererProvider } from '../renderer/RendererProvider.tsx';
import { storyContext, storyRenderer } from '../stories/storyPlan.tsx';

beforeAll(preloadRegistry);

const { monthly, bare } = newsletterFixtures;
const words = { type: 'text', html: '<p>Zes keer per jaar.</p>' };

/** An area of the layout `newsletter`, as the CMS sends it. */
function readArea(area: object, ...elements: readonly object[]) {
  const contents = [{ area: 'brief', contentarea_template: 'contenttemplate_newsletter', ...area, elements }];
  const { plan: planned } = plan({ type: 'page', title: 'Bodem', url: '/nl/x', contents }, storyContext('nl'));
  const html = renderToString(
    <RendererProvider value={storyRenderer('nl')}>
      <Zone areas={planned.areas} />
    </RendererProvider>,
  );
  return { ...read(html), html };
}

describe('the area of a newsletter', () => {
  it('has the band to itself, with what it is about beside the form', () => {
    const area = { title: 'Vers van het veld', contentarea_leadtext: 'In je mailbox', background: true };
    const { headings, text, all, html } = readArea(area, words, bare.element);
    expect(headings).toEqual([{ level: 2, text: 'Vers van het veld' }]);
    expect(text).toMatch(/Vers van het veld.*In je mailbox.*Zes keer per jaar\..*E-mailadres/);
    expect(all('section').map(({ attribs }) => attribs['aria-labelledby'])).toEqual(['title-s-brief']);
    expect(all('form').map(({ attribs }) => attribs['aria-label'])).toEqual(['Nieuwsbrief']);
    expect(html.match(/on-brand-ground/g)).toHaveLength(1);
  });

  it('keeps the titles of both, one below the other', () => {
    expect(readArea({ title: 'Brieven', background: true }, monthly.element).headings).toEqual([
      { level: 2, text: 'Brieven' },
      { level: 3, text: 'Elke maand vers uit het veld' },
    ]);
  });

  it.each([
    ['on a plain ground', { title: 'Brieven', background: false }],
    ['without a title of its own', { title: '', background: true }],
  ])('lets the form bring its ground %s', (_, area) => {
    const { html, headings } = readArea(area, monthly.element);
    expect(html).toMatch(/<section id="form-21793850"[^>]*on-brand-ground/);
    expect(headings.at(-1)?.text).toBe('Elke maand vers uit het veld');
  });

  it.each([true, false])('is not for paper where it holds nothing but the form (coloured: %s)', (background) => {
    const isForPaper = (...elements: readonly object[]) => {
      const [section] = readArea({ title: 'Brieven', background }, ...elements).all('section');
      return !section?.attribs.class?.split(' ').includes('print:hidden');
    };
    expect(isForPaper(bare.element)).toBe(false);
    expect(isForPaper(words, bare.element)).toBe(true);
  });
});
