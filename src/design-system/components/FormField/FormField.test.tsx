import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { sampleFields, sampleFieldsWithErrors } from './FormField.samples.ts';
import { FormField } from './FormField.tsx';
import type { Field } from './field.ts';

const markupOf = (field: Field) => renderToStaticMarkup(<FormField {...field} />);
const words = (html: string) => html.replaceAll(/<[^>]+>/g, '');

const postalCode = { kind: 'postalCode', id: 'postcode', name: 'postcode', label: 'Postcode' } as const;
const answers = {
  kind: 'radio',
  id: 'antwoord',
  name: 'antwoord',
  label: 'Hoe antwoorden we je?',
  options: [
    { value: 'email', label: 'Per e-mail' },
    { value: 'telefoon', label: 'Per telefoon' },
  ],
} as const;

describe('FormField', () => {
  it.each(sampleFields)('sends its value under its name, and is where a link can lead: $kind', (field) => {
    expect(markupOf(field)).toMatch(new RegExp(`<(input|select|textarea)[^>]* id="${field.id}"[^>]*`));
    expect(markupOf(field)).toContain(`name="${field.name}"`);
  });

  it.each(sampleFields.filter(({ kind }) => kind !== 'radio' && kind !== 'checkbox'))('is labelled: $kind', (field) => {
    const label = new RegExp(`<label for="${field.id}"[^>]*>(.*?)</label>`).exec(markupOf(field))?.[1] ?? '';
    expect(words(label)).toContain(field.label);
  });

  it.each(sampleFieldsWithErrors)('points to its hint, then to what is wrong: $kind', (field) => {
    const markup = markupOf(field);
    const pointedAt = /aria-describedby="([^"]+)"/.exec(markup)?.[1]?.split(' ') ?? [];
    const texts = pointedAt.map((id) => words(new RegExp(`<p id="${id}"[^>]*>.*?</p>`).exec(markup)?.[0] ?? ''));
    expect(texts).toEqual([...(field.hint ? [field.hint] : []), field.error]);
  });

  it.each(sampleFieldsWithErrors.filter(({ kind }) => kind !== 'radio'))('says that it is wrong: $kind', (field) => {
    expect(markupOf(field)).toContain('aria-invalid="true"');
  });

  it.each(sampleFields)('says nothing of errors where there are none: $kind', (field) => {
    expect(markupOf(field)).not.toMatch(/aria-invalid="true"|-error/);
  });

  const choices = sampleFields.filter(({ kind }) => ['select', 'radio', 'checkbox', 'file'].includes(kind));
  it.each(choices)('says of a required choice that it is not wrong before anybody made it: $kind', (field) => {
    expect(markupOf({ ...field, required: true })).toContain('aria-invalid="false"');
    expect(markupOf({ ...field, required: false })).not.toContain('aria-invalid');
  });

  it.each(sampleFields.filter(({ required }) => required))('is required by the browser too: $kind', (field) => {
    expect(markupOf(field)).toContain('required=""');
  });

  it('marks what may stay empty, and what may not stays unmarked', () => {
    expect(words(markupOf({ ...postalCode, optionalLabel: 'niet verplicht' }))).toBe('Postcode (niet verplicht)');
    expect(words(markupOf({ ...postalCode, optionalLabel: 'niet verplicht', required: true }))).toBe('Postcode');
  });

  it('is written in from the side that its language begins on', () => {
    expect(markupOf({ kind: 'textarea', id: 'vraag', name: 'vraag', label: 'Vraag' })).toMatch(
      /<textarea[^>]* dir="auto"/,
    );
  });

  it('shows what was typed before', () => {
    expect(markupOf({ ...postalCode, defaultValue: '82514' })).toContain('value="82514"');
    expect(markupOf({ kind: 'textarea', id: 'vraag', name: 'vraag', label: 'Vraag', defaultValue: 'Waar?' })).toMatch(
      />Waar\?<\/textarea>/,
    );
    expect(markupOf({ ...answers, kind: 'select', defaultValue: 'telefoon' })).toContain(
      '<option value="telefoon" selected="">',
    );
    expect(markupOf({ ...answers, defaultValue: 'telefoon' })).toMatch(/<input[^>]* checked="" value="telefoon"/);
  });

  it('tells the browser what to fill in, unless the form knows better', () => {
    expect(markupOf(postalCode)).toContain('autoComplete="postal-code"');
    expect(markupOf({ ...postalCode, autoComplete: 'shipping postal-code' })).toContain(
      'autoComplete="shipping postal-code"',
    );
  });

  it('asks for letters and digits in a postal code', () => {
    expect(markupOf(postalCode)).toMatch(/<input type="text" inputMode="text"/);
  });

  it('asks the question of a group in its legend', () => {
    expect(markupOf(answers)).toMatch(/^<fieldset[^>]*><legend[^>]*>Hoe antwoorden we je\?<\/legend>/);
  });

  it('asks for some of a few under one name, in one group', () => {
    const markup = markupOf({ ...answers, kind: 'checkboxes', defaultValues: ['telefoon'], error: 'Kies er een.' });
    expect(markup).toMatch(/^<fieldset aria-describedby="antwoord-error"[^>]*><legend[^>]*>Hoe antwoorden we je\?</);
    expect([...markup.matchAll(/<input[^>]*>/g)].map(([box]) => box)).toEqual([
      expect.stringMatching(/id="antwoord" type="checkbox"(?!.*checked="").*name="antwoord" value="email"/),
      expect.stringMatching(/type="checkbox".*(checked="".*)?name="antwoord".*value="telefoon"/),
    ]);
    expect(markup.match(/checked=""/g)).toHaveLength(1);
  });

  it.each([
    ['checkbox', { kind: 'checkbox', value: 'ja' }],
    ['text', { kind: 'text' }],
    ['radio', { kind: 'radio', options: answers.options }],
  ] as const)('keeps the links in a label, in its words: %s', (_, kind) => {
    const label = [{ text: 'Ik las de ' }, { text: 'verklaring', href: '/privacy' }, { text: ' (oud)' }];
    const markup = markupOf({ ...kind, id: 'a', name: 'a', label, externalHint: 'nieuw tabblad' });
    expect(words(markup)).toContain('Ik las de verklaring (oud)');
    expect(markup).toMatch(/<(label|legend)[^>]*>.*<a href="\/privacy"[^>]*>verklaring<\/a> \(oud\).*<\/\1>/);
  });

  it('keeps the links in the answers of a group, and says which open a new tab', () => {
    const label = [{ text: 'X', href: 'https://example.org/' }];
    for (const kind of ['radio', 'checkboxes'] as const) {
      const options = [{ value: 'x', label }];
      const markup = markupOf({ kind, id: 'a', name: 'a', label: 'Kies', options, externalHint: 'nieuw tabblad' });
      expect(markup).toMatch(
        /<a href="https:\/\/example\.org\/"[^>]* target="_blank"[^>]*>X<span[^>]*> \(nieuw tabblad\)/,
      );
    }
  });
});
