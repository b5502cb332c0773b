import { describe, expect, it } from 'vitest';
import { formFixtures, hostileForm } from '../../elements/form/form.fixtures.ts';
import { readForm } from './readForm.ts';

const markupOf = (name: keyof typeof formFixtures) => {
  const { element } = formFixtures[name];
  const held = 'form' in element ? element.form : element;
  return typeof held === 'object' && 'html' in held && typeof held.html === 'string' ? held.html : '';
};
const first = (html: string) => readForm(`<form>${html}</form>`).fields[0];

describe('reading a form of the CMS', () => {
  it('takes labels, types and what is required from the contact form', () => {
    expect(readForm(markupOf('contact'))).toMatchObject({
      fields: [
        { kind: 'text', name: 'naam', label: 'Naam', required: true },
        { kind: 'email', name: 'email', label: 'E-mail', required: true },
        { kind: 'textarea', name: 'bericht', label: 'Bericht', required: true },
      ],
      submitLabel: 'Versturen',
      delivery: { action: '/nl/groenkennisnet/Contactformulier', encoding: 'urlencoded', hidden: [] },
    });
  });

  it('takes every kind of field from what a form builder makes', () => {
    const { fields, submitLabel } = readForm(markupOf('registration'));
    expect(fields.map(({ kind, name, label, required }) => [kind, name, label, required])).toEqual([
      ['text', 'naam', 'Naam', true],
      ['email', 'email', 'E-mailadres', true],
      ['tel', 'telefoon', 'Telefoonnummer', false],
      ['postalCode', 'postcode', 'Postcode', false],
      ['select', 'dagdeel', 'Dagdeel', true],
      ['radio', 'vervoer', 'Hoe kom je?', false],
      ['checkboxes', 'thema', 'Waar wil je meer over weten?', true],
      ['textarea', 'vraag', 'Wat wil je vragen?', false],
      ['file', 'foto', 'Foto van je perceel', false],
      ['checkbox', 'akkoord', 'Ik heb de privacyverklaring gelezen', true],
    ]);
    expect(fields[5]).toMatchObject({
      value: 'fiets',
      options: [
        { value: 'fiets', label: 'Met de fiets' },
        { value: 'trein', label: 'Met de trein, graag vervoer vanaf het station' },
        { value: 'auto', label: 'Met de auto' },
      ],
    });
    expect(fields[0]).toMatchObject({ maxLength: 80, autoComplete: 'name' });
    expect(fields[8]).toMatchObject({ accept: 'image/*' });
    expect(submitLabel).toBe('Meld mij aan');
  });

  it('keeps what the CMS hides, its own traps included, out of sight and for the way back', () => {
    const { fields, delivery } = readForm(markupOf('registration'));
    expect(delivery).toEqual({
      action: '/nl/groenkennisnet/velddag',
      encoding: 'multipart',
      hidden: [
        ['__RequestVerificationToken', 'CfDJ8-9s'],
        ['formid', '4711'],
        ['website', ''],
      ],
    });
    expect(fields.map(({ name }) => name)).not.toContain('website');
  });

  it('keeps the editor’s words before and after the fields, and drops the note about asterisks', () => {
    const { intro, outro } = readForm(markupOf('registration'));
    expect(intro).toBe('<p>Meld je aan voor <strong>1 september</strong>; er is plaats voor tachtig mensen.</p>');
    expect(outro).toMatch(/^<p>We bewaren je gegevens tot een maand na de velddag\. Lees de <a .*<\/p>$/);
  });

  it.each([
    ['<p>Velden met een * zijn verplicht. Reclame plaatsen we niet.</p>', '<p>Reclame plaatsen we niet.</p>'],
    ['<p>Fields marked <strong>*</strong> are required.</p>', ''],
    ['<p>Lees <a href="/x">dit</a> eerst. Verplichte velden: *</p>', '<p>Lees <a href="/x">dit</a> eerst.</p>'],
    ['<p>Een paspoort is verplicht.</p>', '<p>Een paspoort is verplicht.</p>'],
  ])('loses the sentence about asterisks and no other: %s', (html, intro) => {
    expect(readForm(`<form>${html}<input name="a"></form>`).intro).toBe(intro);
  });

  it('names fields without a label by what there is: placeholder, ARIA, the name', () => {
    expect(readForm(markupOf('question')).fields.map(({ label }) => label)).toEqual([
      'Your organisation',
      'Email address',
      'Member state',
      'Your question',
    ]);
  });

  it('reads fields that no form element surrounds', () => {
    expect(readForm(markupOf('loose'))).toMatchObject({ fields: [{ name: 'waarneming' }], submitLabel: undefined });
  });

  it.each([
    ['<label for="a">Soort * :</label><input id="a" name="a">', 'Soort', true],
    ['<label>* Naam <input name="a"></label>', 'Naam', true],
    ['<label>Land <select name="a"><option>België</option></select></label>', 'Land', false],
    ['<label for="a">Naam</label><input id="a" name="a" aria-required="true">', 'Naam', true],
    ['<label for="a">*</label><input id="a" name="a">', '*', true],
    ['<input name="soort_vraag">', 'Soort vraag', false],
  ])('reads %s', (html, label, required) => {
    expect(first(html)).toMatchObject({ label, required });
  });

  it('takes buttons and boxes without a legend as one question', () => {
    expect(
      first('<input type="radio" name="ja_nee" value="ja"><input type="radio" name="ja_nee" value="nee">'),
    ).toEqual({
      kind: 'radio',
      name: 'ja_nee',
      label: 'Ja nee',
      required: false,
      options: [
        { value: 'ja', label: 'Ja' },
        { value: 'nee', label: 'Nee' },
      ],
      value: undefined,
    });
  });

  it('gives each choice of a list once', () => {
    expect(
      first('<select name="a"><option>x</option><option>x</option><option value="y">Y</option></select>'),
    ).toMatchObject({
      options: [
        { value: 'x', label: 'x' },
        { value: 'y', label: 'Y' },
      ],
    });
  });

  it('takes nothing from hostile markup but fields', () => {
    const read = readForm(hostileForm);
    expect(read.fields.map(({ kind, name, label }) => [kind, name, label])).toEqual([
      ['text', 'a', 'Naam'],
      ['text', 'constructor', 'Constructor'],
      ['text', '__proto__', 'Proto'],
      ['select', 'k', 'K'],
    ]);
    expect(read.delivery.hidden).toEqual([]);
  });

  it('asks no more than sixty questions, and nothing of markup without end', () => {
    expect(readForm('<input name="a">'.repeat(5000)).fields).toHaveLength(60);
    expect(readForm(`${'<div>'.repeat(100_000)}<input name="a">`).fields).toEqual([]);
  });
});
