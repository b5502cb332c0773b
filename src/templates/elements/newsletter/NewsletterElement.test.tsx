import { renderToString } from 'react-dom/server';
import { beforeAll, describe, expect, it } from 'vitest';
import { read } from '#tests/contract/reading.ts';
import { preloadRegistry, readFixture } from '#tests/contract/renderPlan.tsx';
import { Zone } from '../../PageRenderer.tsx';
import type { FormOutcome } from '../../renderer/forms.ts';
import { RendererProvider } from '../../renderer/RendererProvider.tsx';
import { planFixture, storyRenderer } from '../../stories/storyPlan.tsx';
import { newsletterFixtures } from './newsletter.fixtures.ts';

beforeAll(preloadRegistry);

/** The page that answers a post of this form. */
function readPosted(name: keyof typeof newsletterFixtures, outcome: FormOutcome) {
  const { language, element } = newsletterFixtures[name];
  const { plan } = planFixture(newsletterFixtures[name]);
  const renderer = storyRenderer(language);
  const posted = { element: String(element.identifier).replace('element_', ''), outcome };
  return read(
    renderToString(
      <RendererProvider value={{ ...renderer, forms: { ...renderer.forms, posted } }}>
        <Zone areas={plan.areas} />
      </RendererProvider>,
    ),
  );
}

describe('a newsletter', () => {
  it.each(Object.entries(newsletterFixtures))('has nothing to report about the example %s', (_, fixture) => {
    expect(planFixture(fixture).findings).toEqual([]);
  });

  it('shows its title and its lead', () => {
    const { headings, text } = readFixture(newsletterFixtures.monthly);
    expect(headings).toEqual([{ level: 2, text: 'Elke maand vers uit het veld' }]);
    expect(text).toContain('Eén mail per maand, afmelden kan altijd.');
  });

  it.each([
    ['bare', 'Nieuwsbrief'],
    ['inspectors', 'EURCAW-Pigs newsletter'],
  ] as const)('has a name in any case: %s', (name, title) => {
    expect(readFixture(newsletterFixtures[name]).headings).toEqual([{ level: 2, text: title }]);
  });

  it('posts to the portal’s own server, with where it stands, its list and a trap', () => {
    const { all } = readFixture(newsletterFixtures.monthly);
    expect(all('form').map(({ attribs }) => [attribs.method, attribs.action])).toEqual([
      ['post', '/api/newsletter#form-21793850'],
    ]);
    expect(all('input').map(({ attribs }) => [attribs.name, attribs.type, attribs.value ?? ''])).toEqual([
      ['email', 'email', ''],
      ['_page', 'hidden', '/voorbeeld'],
      ['_element', 'hidden', '21793850'],
      ['_website', 'text', ''],
      ['list', 'hidden', 'groenkennisnet-maandelijks'],
    ]);
  });

  it('hides its trap from people: no stop for Tab, no voice, no autofill', () => {
    const [trap] = readFixture(newsletterFixtures.monthly)
      .all('input')
      .filter(({ attribs }) => attribs.name === '_website');
    expect(trap?.attribs).toMatchObject({ tabindex: '-1', autocomplete: 'off' });
    expect(trap?.parent).toMatchObject({ attribs: { 'aria-hidden': 'true' } });
  });

  const values = { email: ['anna@example.nl'], list: ['x'] };
  it.each([
    ['monthly', { state: 'asked' }, 'Open de link in de e-mail die we je hebben gestuurd'],
    ['monthly', { state: 'accepted' }, 'Je bent aangemeld'],
    ['monthly', { state: 'known', values }, 'Dit e-mailadres is al aangemeld'],
    ['monthly', { state: 'failed', values }, 'Aanmelden is mislukt, probeer het later opnieuw'],
    ['monthly', { state: 'limited', values }, 'Aanmelden is mislukt, probeer het later opnieuw'],
    ['monthly', { state: 'rejected', faults: { email: 'email' }, values }, 'Vul een geldig e-mailadres in'],
    ['inspectors', { state: 'asked' }, 'Open the link in the email we have sent you'],
    ['inspectors', { state: 'accepted' }, 'You are registered'],
    ['inspectors', { state: 'known', values }, 'This email address is already registered'],
    ['inspectors', { state: 'failed', values }, 'Subscription failed, please try again later'],
  ] as const satisfies [keyof typeof newsletterFixtures, FormOutcome, string][])(
    'says what became of it, %s: %j',
    (name, outcome, words) => {
      const { text, all } = readPosted(name, outcome);
      expect(text).toContain(words);
      const typed = all('input').flatMap(({ attribs }) => (attribs.name === 'email' ? [attribs.value] : []));
      expect(typed).toEqual('values' in outcome ? ['anna@example.nl'] : []);
    },
  );

  it('says nothing about a post of another form', () => {
    const { plan } = planFixture(newsletterFixtures.monthly);
    const renderer = storyRenderer('nl');
    const posted = { element: 'other', outcome: { state: 'accepted' } } as const;
    const html = renderToString(
      <RendererProvider value={{ ...renderer, forms: { ...renderer.forms, posted } }}>
        <Zone areas={plan.areas} />
      </RendererProvider>,
    );
    expect(read(html).text).not.toContain('Je bent aangemeld');
  });
});
