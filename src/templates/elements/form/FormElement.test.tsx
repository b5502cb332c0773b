import { renderToString } from 'react-dom/server';
import { beforeAll, describe, expect, it } from 'vitest';
import { read, wordsOf } from '#tests/contract/reading.ts';
import { preloadRegistry, readFixture, renderPlan } from '#tests/contract/renderPlan.tsx';
import { Zone } from '../../PageRenderer.tsx';
import { plan } from '../../plan/plan.ts';
import { publicPlan } from '../../plan/publicPlan.ts';
import type { FormOutcome } from '../../renderer/forms.ts';
import { RendererProvider } from '../../renderer/RendererProvider.tsx';
import { planFixture, storyContext, storyRenderer } from '../../stories/storyPlan.tsx';
import type { ElementFixture } from '../defineFixtures.ts';
import { formFixtures, hostileForm } from './form.fixtures.ts';

beforeAll(preloadRegistry);

const idOf = ({ element }: ElementFixture) => String(element.identifier).replace('element_', '');

/** The page that answers a post of this form. */
function htmlOf(fixture: ElementFixture, outcome: FormOutcome): string {
  const renderer = storyRenderer(fixture.language);
  const posted = { element: idOf(fixture), outcome };
  return renderToString(
    <RendererProvider value={{ ...renderer, forms: { ...renderer.forms, posted } }}>
      <Zone areas={planFixture(fixture).plan.areas} />
    </RendererProvider>,
  );
}

const hostile: ElementFixture<'form'> = {
  language: 'nl',
  element: { identifier: 'element_9', type: 'form', title: 'Vraag', html: hostileForm },
};

describe('a form', () => {
  it.each(Object.entries(formFixtures))('has nothing to report about the example %s', (_, fixture) => {
    expect(planFixture(fixture).findings).toEqual([]);
  });

  it('reports a title that was left empty, and goes on', () => {
    const element = { ...formFixtures.contact.element, title: '' };
    const { findings } = planFixture({ language: 'nl', element });
    expect(findings).toMatchObject([{ code: 'missing', pointer: '/contents/0/elements/0/title', severity: 'warning' }]);
    expect(readFixture({ language: 'nl', element }).all('textarea')).toHaveLength(1);
  });

  it('is a plain form of fields with labels, which posts to the portal’s own server', () => {
    const { headings, all } = readFixture(formFixtures.contact);
    expect(headings).toEqual([{ level: 2, text: 'Contact' }]);
    expect(all('form').map(({ attribs }) => attribs)).toMatchObject([
      { method: 'post', action: '/api/form#form-900020', enctype: 'multipart/form-data' },
    ]);
    const labels = new Map(all('label').map((label) => [label.attribs.for, wordsOf(label)]));
    const fields = all('input', 'textarea').filter(({ attribs }) => !attribs.name?.startsWith('_'));
    expect(fields.map(({ attribs }) => [attribs.name, labels.get(attribs.id ?? '')])).toEqual([
      ['field:naam', 'Naam'],
      ['field:email', 'E-mail'],
      ['field:bericht', 'Bericht'],
    ]);
    expect(all('button').map(wordsOf)).toEqual(['Versturen']);
  });

  it('shows groups of fields with their names, and tells fields of one label apart in messages alone', () => {
    const outcome: FormOutcome = {
      state: 'rejected',
      faults: { naam: 'required', plaats: 'required', plaats2: 'required', wens: 'required' },
      values: {},
    };
    const { all } = read(htmlOf(formFixtures.groups, outcome));
    expect(all('legend').map(wordsOf)).toEqual([
      'Bezoekadres',
      'Wat voor bedrijf is het? (niet verplicht)',
      'Factuuradres',
    ]);
    const labels = all('label').filter(({ attribs }) => attribs.for !== undefined);
    expect(labels.map(wordsOf)).toContain('Plaats');
    const links = all('a').filter(({ attribs }) => attribs.href?.startsWith('#form-'));
    expect(links.map(wordsOf)).toEqual([
      'Vul ‘Naam’ in.',
      'Vul ‘Bezoekadres: Plaats’ in.',
      'Vul ‘Factuuradres: Plaats’ in.',
      'Vul ‘Wat wil je zien?’ in.',
    ]);
  });

  it('says its title once, where the group around all fields is called the same', () => {
    const html = `<form><fieldset><legend>Contactformulier</legend><label>Naam <input name="naam"></label>
      <fieldset><legend>Je bedrijf</legend><label>Plaats <input name="plaats"></label></fieldset></fieldset></form>`;
    const element = { ...formFixtures.contact.element, title: 'Contactformulier ', html };
    const { all, headings } = readFixture({ language: 'nl', element });
    expect([headings[0]?.text, all('legend').map(wordsOf)]).toEqual(['Contactformulier', ['Je bedrijf']]);
  });

  it('keeps its fields apart from those of the same form further down the page', () => {
    const { element } = formFixtures.contact;
    const contents = [{ area: 'main', elements: [element, element] }];
    const html = renderPlan(
      plan({ type: 'page', title: 'Contact', language: 'nl_NL', contents }, storyContext('nl')).plan,
    );
    const ids = [...html.matchAll(/ id="([^"]*)"/g)].map(([, id]) => id);
    expect(ids).toContain('form-900020-1');
    expect(ids).toEqual([...new Set(ids)]);
  });

  it('says where it stands, and sets a trap', () => {
    const own = readFixture(formFixtures.contact)
      .all('input')
      .flatMap(({ attribs }) => (attribs.name?.startsWith('_') ? [[attribs.name, attribs.value ?? '']] : []));
    expect(own).toEqual([
      ['_page', '/voorbeeld'],
      ['_element', '900020'],
      ['_website', ''],
    ]);
  });

  it('shows the editor’s own words around the fields, with links of the site', () => {
    const { text, links, headings } = readFixture(formFixtures.registration);
    expect(text).toContain('Meld je aan voor 1 september; er is plaats voor tachtig mensen.');
    expect(links).toContainEqual({ text: 'privacyverklaring', href: '/privacy-cookie-verklaring' });
    expect(headings).toEqual([{ level: 2, text: 'Aanmelden voor de velddag' }]);
  });

  it('keeps the links in its labels, as addresses of the site, and in what is wrong their words alone', () => {
    const { all, links } = read(
      htmlOf(formFixtures.consent, { state: 'rejected', faults: { akkoord: 'required' }, values: {} }),
    );
    expect(links).toEqual([
      { text: 'Vink ‘Ik heb de privacyverklaring gelezen’ aan.', href: '#form-900021.2' },
      { text: 'privacyverklaring', href: '/privacy-cookie-verklaring' },
      { text: 'de toezichthouder', href: 'https://www.autoriteitpersoonsgegevens.nl/' },
    ]);
    expect(all('label').map(wordsOf)).toContain('Ik heb de privacyverklaring gelezen');
  });

  it('says which button was pressed by its words: one speaks for itself', () => {
    const buttonsOf = (html: string) =>
      readFixture({ language: 'nl', element: { ...formFixtures.contact.element, html } })
        .all('button')
        .map((button) => [wordsOf(button), button.attribs.name, button.attribs.value]);
    const form = (buttons: string) => `<form><input name="naam">${buttons}</form>`;
    expect(buttonsOf(form('<button name="a" value="1">Ja</button><button name="a" value="2">Nee</button>'))).toEqual([
      ['Ja', '_button', 'Ja'],
      ['Nee', '_button', 'Nee'],
    ]);
    expect(buttonsOf(form('<input type="submit" name="go">'))).toEqual([['Versturen', '_button', '']]);
    expect(buttonsOf(form(''))).toEqual([['Versturen', '_button', '']]);
  });

  it('keeps the editor’s headings below its own', () => {
    expect(readFixture(formFixtures.question).headings).toEqual([
      { level: 2, text: 'Ask the Centre a question' },
      { level: 3, text: 'For competent authorities only' },
    ]);
  });

  it('gives no browser the CMS’s address or what the CMS hides', () => {
    const { plan } = planFixture(formFixtures.registration);
    expect(JSON.stringify(plan)).toContain('CfDJ8-9s');
    expect(JSON.stringify(publicPlan(plan))).not.toMatch(/CfDJ8-9s|groenkennisnet\/velddag/);
    expect(htmlOf(formFixtures.registration, { state: 'failed', values: {} })).not.toContain('CfDJ8-9s');
  });

  it('says what is wrong at the head and at the field, and gives back everything that was typed', () => {
    const html = htmlOf(formFixtures.registration, {
      state: 'rejected',
      faults: { email: 'email', dagdeel: 'required', thema: 'required', akkoord: 'required' },
      values: {
        naam: ['Anna <b>& zonen'],
        email: ['anna'],
        vervoer: ['trein'],
        thema: [],
        vraag: ['Eerst\ndan "dit"'],
      },
    });
    const { all, links, text } = read(html);
    expect(links.slice(0, 4).map((link) => link.text)).toEqual([
      'Vul een geldig e-mailadres in, zoals naam@voorbeeld.nl.',
      'Kies een van de mogelijkheden bij ‘Dagdeel’.',
      'Kies ten minste één antwoord bij ‘Waar wil je meer over weten?’.',
      'Vink ‘Ik heb de privacyverklaring gelezen’ aan.',
    ]);
    const ids = new Set(all('input', 'select', 'textarea').map(({ attribs }) => `#${attribs.id}`));
    for (const { href } of links.slice(0, 4)) expect(ids).toContain(href);
    const givenFor = (name: string) =>
      all('input').find(({ attribs }) => attribs.name === `field:${name}`)?.attribs.value;
    expect(givenFor('naam')).toBe('Anna <b>& zonen');
    expect(givenFor('email')).toBe('anna');
    expect(all('textarea').map(wordsOf)).toEqual(['Eerst dan "dit"']);
    const checked = all('input').flatMap(({ attribs }) => (attribs.checked === undefined ? [] : [attribs.value]));
    expect(checked).toEqual(['trein']);
    expect(html).not.toContain('<b>&');
    expect(text).toContain('Nog niet alles is goed ingevuld');
  });

  it.each([
    ['contact', 'failed', 'Versturen is niet gelukt'],
    ['contact', 'limited', 'Even wachten'],
    ['question', 'failed', 'Sending did not work'],
  ] as const)('says so when sending failed (%s, %s), above what was typed', (name, state, words) => {
    const { text, all } = read(htmlOf(formFixtures[name], { state, values: { email: ['a@b.nl'] } }));
    expect(text).toContain(words);
    expect(all('input').find(({ attribs }) => attribs.name === 'field:email')?.attribs.value).toBe('a@b.nl');
  });

  it.each([
    ['nl', 'postalCode', 'Vul een geldige postcode in.'],
    ['nl', 'postalCodeNotFound', 'Postcode niet gevonden.'],
    ['en', 'postalCode', 'Enter a valid postal code.'],
    ['en', 'postalCodeNotFound', 'Postal code not found.'],
  ] as const)('says in %s what is wrong with a postal code: %s', (language, fault, sentence) => {
    const element = { ...formFixtures.contact.element, html: '<form><input name="postcode"></form>' };
    const outcome: FormOutcome = { state: 'rejected', faults: { postcode: fault }, values: { postcode: ['1234 AB'] } };
    const { all, links } = read(htmlOf({ language, element }, outcome));
    const field = all('input').find(({ attribs }) => attribs.name === 'field:postcode')?.attribs;
    expect(field).toMatchObject({ 'aria-invalid': 'true', value: '1234 AB', autocomplete: 'postal-code' });
    expect(links).toEqual([{ text: sentence, href: `#${field?.id}` }]);
    const error = all('p', 'span', 'div').find(({ attribs }) => attribs.id === field?.['aria-describedby']);
    expect(error && wordsOf(error)).toContain(sentence);
  });

  it('gives way to the message that it was sent', () => {
    const { text, all } = read(htmlOf(formFixtures.registration, { state: 'accepted' }));
    expect(text).toContain('Je bericht is verstuurd');
    expect(all('form')).toEqual([]);
  });

  it('survives fields with the names of what every object has', () => {
    const values = JSON.parse('{"constructor":["a"],"__proto__":["b"]}');
    const faults = JSON.parse('{"__proto__":"tooLong"}');
    const { all, text } = read(htmlOf(hostile, { state: 'rejected', faults, values }));
    const typed = all('input').map(({ attribs }) => [attribs.name, attribs.value]);
    expect(typed).toContainEqual(['field:constructor', 'a']);
    expect(typed).toContainEqual(['field:__proto__', 'b']);
    expect(text).toContain('Maak ‘Proto’ korter.');
  });

  it('brings nothing along from hostile markup', () => {
    const html = renderToString(
      <RendererProvider value={storyRenderer('nl')}>
        <Zone areas={planFixture(hostile).plan.areas} />
      </RendererProvider>,
    );
    const { all } = read(html);
    expect(all('script', 'style')).toEqual([]);
    const attributes = all('p', 'img', 'form', 'input', 'button', 'label').flatMap(({ attribs }) =>
      Object.keys(attribs),
    );
    expect(attributes.filter((name) => /^on|^formaction$|^autofocus$/i.test(name))).toEqual([]);
    expect(all('form').map(({ attribs }) => attribs.action)).toEqual(['/api/form#form-9']);
    expect(all('input').filter(({ attribs }) => attribs.type === 'password')).toEqual([]);
  });

  it('shows the words of a form without fields, and no empty form', () => {
    const element = { type: 'form', title: 'Aanmelden', html: '<form><p>De inschrijving is gesloten.</p></form>' };
    const { text, all } = readFixture({ language: 'nl', element });
    expect(text).toContain('De inschrijving is gesloten.');
    expect(all('form', 'button')).toEqual([]);
  });
});
