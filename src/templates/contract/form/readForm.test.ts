import { describe, expect, it } from 'vitest';
import { formFixtures, hostileForm } from '../../elements/form/form.fixtures.ts';
import type { FormDelivery } from './formField.ts';
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
      buttons: [{ label: 'Versturen' }],
      delivery: { action: '/nl/groenkennisnet/Contactformulier', encoding: 'urlencoded', hidden: [] },
    });
  });

  it('takes every kind of field from what a form builder makes', () => {
    const { fields, buttons } = readForm(markupOf('registration'));
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
    expect(buttons).toEqual([{ label: 'Meld mij aan' }]);
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
      buttons: [{ label: 'Meld mij aan', sends: [] }],
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
    ['<p><img src="x"> Velden met een * zijn verplicht.</p>', '<p><img src="x"></p>'],
    ['<figure><img src="x"></figure>', '<figure><img src="x"></figure>'],
    ['<p>Een paspoort is verplicht.</p>', '<p>Een paspoort is verplicht.</p>'],
    ['<p>Leuk! Wat met een * staat, is verplicht! Tot dan.</p>', '<p>Leuk! Tot dan.</p>'],
    ['<p>Een * in de tekst. Een paspoort is verplicht.</p>', '<p>Een * in de tekst. Een paspoort is verplicht.</p>'],
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

  describe('with links in its labels', () => {
    const consent = (label: string, hrefOf = (address: string): string | undefined => address) =>
      readForm(`<form>${label}</form>`, { hrefOf }).fields[0]?.label;

    it.each([
      ['around the box', '<label><input type="checkbox" name="a"> Ik las de\n <a href="/p">privacy</a>  * </label>'],
      [
        'beside the box',
        '<input type="checkbox" name="a" id="a"><label for="a">Ik las de <a href="/p">privacy</a>*</label>',
      ],
      ['within bold', '<label><input name="a">Ik las de <b><a href="/p"><i>privacy</i> </a></b>(verplicht):</label>'],
    ])('keeps a link, and no mark: %s', (_, html) => {
      expect(consent(html)).toEqual([{ text: 'Ik las de ' }, { text: 'privacy', href: '/p' }]);
    });

    it('keeps links in the question above a group, and in its answers', () => {
      const html = `<fieldset><legend>Kies (<a href="/q">uitleg</a>)</legend>
        <label><input type="checkbox" name="a" value="x"><a href="/x">X</a></label>
        <label><input type="checkbox" name="a" value="y">Y</label></fieldset>`;
      expect(readForm(html, { hrefOf: (address) => address }).fields[0]).toMatchObject({
        label: [{ text: 'Kies (' }, { text: 'uitleg', href: '/q' }, { text: ')' }],
        options: [
          { value: 'x', label: [{ text: 'X', href: '/x' }] },
          { value: 'y', label: 'Y' },
        ],
      });
    });

    it('keeps the words alone of a link that leads nowhere', () => {
      expect(consent('<label><a href="javascript:a()">Naam</a> <input name="a"></label>', () => undefined)).toBe(
        'Naam',
      );
    });

    it('hears what a picture shows', () => {
      expect(consent('<label><input type="radio" name="a" value="1"><img src="x" alt="Een appel"></label>')).toBe('A');
      const fruit =
        '<input type="radio" name="a" value="1" id="a"><label for="a"><img src="x" alt="Een appel"></label>';
      expect(readForm(fruit).fields[0]).toMatchObject({ options: [{ label: 'Een appel' }] });
    });
  });

  it('reads fields that no form element surrounds', () => {
    expect(readForm(markupOf('loose'))).toMatchObject({ fields: [{ name: 'waarneming' }], buttons: [{ label: '' }] });
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

  it.each([
    '<label for="a">Postcode *</label><input id="a" name="veld_3">',
    '<label>Postcode van de locatie <input name="a"></label>',
    '<label>Bedrijfspostcode <input name="a" type="text" maxlength="7"></label>',
    '<label>Wat is je postcode? <input name="a"></label>',
    '<label>Postal code of the farm <input name="a"></label>',
    '<label>Zip/Postal Code <input name="a"></label>',
    '<label>ZIP <input name="a" type="search"></label>',
    '<input name="a" placeholder="Postcode">',
    '<input name="billing_address[postal_code]">',
    '<input name="zip">',
    '<label>Code <input name="adresPostcode2"></label>',
    '<label for="zipcode">Code</label><input name="f12" id="zipcode">',
    '<label>Code <input name="a" autocomplete="shipping postal-code"></label>',
    '<input name="postcode" pattern="[1-9][0-9]{3} ?[A-Za-z]{2}">',
    '<input name="postcode" pattern="^[1-9]\\d{3}(?!SA|SD|SS)[A-Z]{2}$" maxlength="6">',
  ])('knows a field for a postal code by its words: %s', (html) => {
    expect(first(html)).toMatchObject({ kind: 'postalCode' });
  });

  it.each([
    ['asks for more', '<label>Postcode en plaats <input name="postcode"></label>'],
    ['asks for more', '<label>Postcode / huisnummer <input name="a" autocomplete="postal-code"></label>'],
    ['asks for more', '<input name="postcode_huisnummer">'],
    ['asks for less', '<label>Postcode (4 cijfers) <input name="postcode"></label>'],
    ['is too short', '<label>Postcode <input name="postcode" maxlength="4"></label>'],
    ['takes numbers', '<label>Postcode <input name="postcode" type="number"></label>'],
    ['is a list', '<label>Postcode <select name="postcode"><option>8251 AB</option></select></label>'],
    ['has a pattern of another country', '<input name="zip" pattern="\\d{5}(-\\d{4})?">'],
    ['has a pattern of another country', '<input name="postcode" pattern="[A-Z]{1,2}[0-9][A-Z0-9]? ?[0-9][A-Z]{2}">'],
    ['has a pattern that nobody should try', '<input name="zip" pattern="((((\\d*)*)*)*)*[A-Z]{2}">'],
    ['has a pattern that is too long to try', `<input name="zip" pattern="${'\\d*'.repeat(50)}">`],
    ['is something else', '<label>Zip-bestand <input name="a"></label>'],
    ['is something else', '<label>Postal address <input name="a"></label>'],
    ['is something else', '<label>Unzipped <input name="unzip"></label>'],
  ])('judges no field as a postal code that %s: %s', (_, html) => {
    expect(first(html)?.kind).not.toBe('postalCode');
  });

  it('takes a pattern that is none as none', () => {
    expect(first('<input name="postcode" pattern="[0-9">')).toMatchObject({ kind: 'postalCode' });
  });

  it.each([
    '<input name="land">',
    '<label>Land <select name="land"><option>België</option></select></label>',
    '<label>Country: * <input name="land"></label>',
    '<label>Member State <select name="ms"><option>Belgium</option></select></label>',
    '<label>Waar? <input name="land" autocomplete="billing country-name"></label>',
    '<fieldset><legend>Land</legend><input type="radio" name="land" value="be"><input type="radio" name="land" value="nl"></fieldset>',
    '<input name="address[country]" id="x"><input name="land">',
  ])('tells whose country a postal code is of: %s', (html) => {
    const { fields } = readForm(`<form><input name="postcode"><input name="plaats">${html}</form>`);
    expect(fields[0]).toMatchObject({ kind: 'postalCode', country: fields[2]?.name });
  });

  it('gives each postal code the country next to it', () => {
    const { fields } = readForm(
      '<form><input name="zip"><input name="country"><input name="zip2"><input name="country2"><input name="land">',
    );
    expect(fields).toMatchObject([{ country: 'country' }, {}, { country: 'country2' }, {}, {}]);
  });

  it.each(['<input name="landbouw">', '<label>Land in gebruik (ha) <input name="a"></label>'])(
    'takes land that is no country for none: %s',
    (html) => {
      expect(readForm(`<form><input name="postcode">${html}</form>`).fields[0]).not.toHaveProperty('country');
    },
  );

  describe('with groups of fields', () => {
    const group = (legend: string, ...fields: readonly string[]) =>
      `<fieldset><legend>${legend}</legend>${fields.join('')}</fieldset>`;
    const line = (label: string, name: string) => `<label>${label} <input name="${name}"></label>`;
    const labelsOf = (html: string) => readForm(`<form>${html}</form>`).fields.map(({ label }) => label);
    /** Each field, behind the name of the group it stands in. */
    const placesOf = (html: string) => {
      const { fields, groups } = readForm(`<form>${html}</form>`, { hrefOf: (address) => address });
      return fields.map(({ label, group: index }) => (index === undefined ? label : { [index]: groups[index], label }));
    };

    it('says in which group a field stands, and what that is called', () => {
      const invoice = group('Factuuradres *', line('Straat *', 'a'), line('Klantnummer', 'b'));
      const visit = group(
        'Bezoekadres:',
        '<label>Straat <select name="c"><option>Dorpsstraat</option></select></label>',
      );
      expect(placesOf(`${line('Naam', 'n')}${invoice}${visit}`)).toEqual([
        'Naam',
        { 0: 'Factuuradres', label: 'Straat' },
        { 0: 'Factuuradres', label: 'Klantnummer' },
        { 1: 'Bezoekadres', label: 'Straat' },
      ]);
    });

    it('keeps the links of what a group is called', () => {
      const terms = '<label><input type="checkbox" name="a"> Ik ken de <a href="/x">regels</a></label>';
      expect(placesOf(group('Op <a href="/y">kamp</a>', terms))).toEqual([
        {
          0: [{ text: 'Op ' }, { text: 'kamp', href: '/y' }],
          label: [{ text: 'Ik ken de ' }, { text: 'regels', href: '/x' }],
        },
      ]);
    });

    it('keeps two groups of one name apart, and the parts of a group around another', () => {
      expect(placesOf(group('Gast', line('Naam', 'a')) + group('Gast', line('Naam', 'b')))).toEqual([
        { 0: 'Gast', label: 'Naam' },
        { 1: 'Gast', label: 'Naam' },
      ]);
      expect(placesOf(group('Reis', line('Van', 'a'), group('Hotel', line('Naam', 'b')), line('Naar', 'c')))).toEqual([
        { 0: 'Reis', label: 'Van' },
        { 1: 'Hotel', label: 'Naam' },
        { 2: 'Reis', label: 'Naar' },
      ]);
    });

    it('keeps buttons in the group that is around their question', () => {
      const radio = '<input type="radio" name="v" value="a"><input type="radio" name="v" value="b">';
      expect(placesOf(group('Reis', line('Van', 'a'), group('Hoe kom je?', radio), line('Naar', 'c')))).toEqual([
        { 0: 'Reis', label: 'Van' },
        { 0: 'Reis', label: 'Hoe kom je?' },
        { 0: 'Reis', label: 'Naar' },
      ]);
    });

    it('takes what a group of several fields is called for no question of one of them', () => {
      const radio = '<input type="radio" name="aanhef" value="m"><input type="radio" name="aanhef" value="v">';
      const boxes = '<input type="checkbox" name="dagen" value="ma"><input type="checkbox" name="dagen" value="di">';
      expect(placesOf(group('Over jou', radio, line('Naam', 'a'), line('Plaats', 'b')))).toEqual([
        { 0: 'Over jou', label: 'Aanhef' },
        { 0: 'Over jou', label: 'Naam' },
        { 0: 'Over jou', label: 'Plaats' },
      ]);
      expect(placesOf(group('Over jou', line('Naam', 'a'), boxes))).toEqual([
        { 0: 'Over jou', label: 'Naam' },
        { 0: 'Over jou', label: 'Dagen' },
      ]);
    });

    it('says a question once, with a line below its answers for another one', () => {
      const radio = '<input type="radio" name="v" value="fiets"><input type="radio" name="v" value="anders">';
      const question = group('Hoe kom je?', radio, line('Namelijk', 'a'));
      expect(placesOf(question)).toEqual(['Hoe kom je?', 'Namelijk']);
      expect(placesOf(group('Reis', line('Van', 'b'), question))).toEqual([
        { 0: 'Reis', label: 'Van' },
        { 0: 'Reis', label: 'Hoe kom je?' },
        { 0: 'Reis', label: 'Namelijk' },
      ]);
    });

    it('shows no group of one field that is called the same', () => {
      expect(placesOf(group('Bericht', '<textarea name="bericht"></textarea>'))).toEqual(['Bericht']);
      expect(placesOf(group('Reis', line('Van', 'a'), group('naar *', line('Naar:', 'b'))))).toEqual([
        { 0: 'Reis', label: 'Van' },
        { 0: 'Reis', label: 'Naar' },
      ]);
      expect(placesOf(group('Nieuwsbrief?', '<label><input type="checkbox" name="c"> Ja</label>'))).toEqual([
        { 0: 'Nieuwsbrief?', label: 'Ja' },
      ]);
    });

    it('calls buttons and boxes by their question alone', () => {
      const radio = (name: string) =>
        `<input type="radio" name="${name}" value="ja"><input type="radio" name="${name}">`;
      expect(labelsOf(group('Eten?', radio('a')) + group('Eten?', radio('b')))).toEqual(['Eten?', 'Eten?']);
    });

    it('gives no field the name of a group that it is not in', () => {
      const visit = group('Bezoekadres', line('Straat', 'b'));
      expect(placesOf(`<fieldset>${line('Straat', 'a')}${visit}</fieldset>`)).toEqual([
        'Straat',
        { 0: 'Bezoekadres', label: 'Straat' },
      ]);
    });

    it('gives buttons no question of a group inside theirs', () => {
      const radio = '<input type="radio" name="vervoer" value="fiets">';
      expect(labelsOf(`<fieldset>${radio}${group('Adres', line('Straat', 'a'))}</fieldset>`)).toEqual([
        'Vervoer',
        'Straat',
      ]);
    });

    it('reads a legend that stands in a box of its own', () => {
      const radio = '<input type="radio" name="vervoer" value="fiets">';
      expect(labelsOf(`<fieldset><div><legend>Hoe kom je?</legend></div>${radio}</fieldset>`)).toEqual(['Hoe kom je?']);
    });

    it('takes the nearest group with a name', () => {
      const nameless = `<fieldset>${line('Straat', 'a')}</fieldset>`;
      expect(placesOf(group('Factuur', nameless))).toEqual([{ 0: 'Factuur', label: 'Straat' }]);
    });

    it('calls buttons by their own group or their name, and not by a group around it', () => {
      const radio = '<fieldset><input type="radio" name="vervoer" value="fiets"></fieldset>';
      expect(labelsOf(group('Gegevens', radio))).toEqual(['Vervoer']);
    });

    it('gives a postal code the country of its own group', () => {
      const address = (name: string) => [line('Postcode', `${name}1`), line('Land', `${name}2`)];
      const { fields } = readForm(`${group('Factuur', ...address('a'))}${group('Bezoek', ...address('b'))}`);
      expect(fields).toMatchObject([
        { kind: 'postalCode', label: 'Postcode', country: 'a2' },
        { label: 'Land' },
        { kind: 'postalCode', label: 'Postcode', country: 'b2' },
        { label: 'Land' },
      ]);
    });
  });

  it('takes a list of which several may be chosen as boxes', () => {
    const options =
      '<option value="">Kies</option><option value="k" selected>Koe</option><option selected>Geit</option><option>Ezel</option>';
    expect(first(`<label>Dieren <select name="a" multiple required>${options}</select></label>`)).toEqual({
      kind: 'checkboxes',
      name: 'a',
      label: 'Dieren',
      required: true,
      options: [
        { value: 'k', label: 'Koe' },
        { value: 'Geit', label: 'Geit' },
        { value: 'Ezel', label: 'Ezel' },
      ],
      values: ['k', 'Geit'],
    });
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

  it.each<[string, string, FormDelivery['buttons']]>([
    ['a button', '<button name="go" value="1">Stuur</button>', [{ label: 'Stuur', sends: [['go', '1']] }]],
    ['a button without a value', '<button name="go">Stuur</button>', [{ label: 'Stuur', sends: [['go', '']] }]],
    ['a button without a name', '<button value="1">Stuur</button>', [{ label: 'Stuur', sends: [] }]],
    ['the older kind', '<input type="submit" name="go" value="Stuur">', [{ label: 'Stuur', sends: [['go', 'Stuur']] }]],
    [
      'a picture',
      '<input type="image" name="go" alt="Stuur">',
      [
        {
          label: 'Stuur',
          sends: [
            ['go.x', '0'],
            ['go.y', '0'],
          ],
        },
      ],
    ],
    [
      'several',
      '<button name="a" value="ja">Ja</button><button name="a" value="nee">Nee</button>',
      [
        { label: 'Ja', sends: [['a', 'ja']] },
        { label: 'Nee', sends: [['a', 'nee']] },
      ],
    ],
    [
      'one that stands there twice',
      '<button name="a">Ja</button><button name="a">Ja</button>',
      [{ label: 'Ja', sends: [['a', '']] }],
    ],
    [
      'only what can be pressed',
      '<button disabled name="a">A</button><button hidden>B</button><button>C</button>',
      [{ label: 'C', sends: [] }],
    ],
    [
      'the hidden one, where there is no other',
      '<button hidden name="go" value="1">B</button>',
      [{ label: 'B', sends: [['go', '1']] }],
    ],
    [
      'none that does something else',
      '<button type="button">A</button><button formaction="/x">B</button><button type="reset">C</button>',
      [],
    ],
    ['none under a name that is ours', '<button name="_page" value="/x">A</button>', [{ label: 'A', sends: [] }]],
  ])('takes from its buttons what each sends: %s', (_, html, buttons) => {
    const read = readForm(`<form><input name="x">${html}</form>`);
    expect(read.delivery.buttons).toEqual(buttons);
    expect(read.buttons).toEqual(buttons.map(({ label }) => ({ label })));
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

  it('tells of questions and choices beyond what a form may have', () => {
    const excessOf = (html: string) => {
      const told: unknown[] = [];
      readForm(html, { tell: (excess) => told.push(excess) });
      return told;
    };
    const times = (count: number, each: (at: number) => string) =>
      Array.from({ length: count }, (_, at) => each(at)).join('');
    const fields = (count: number) => times(count, (at) => `<input name="a${at}">`);
    expect(excessOf(`${fields(60)}<input type="submit" name="send">`)).toEqual([]);
    expect(excessOf(`${fields(5000)}<input type="submit" name="send">`)).toEqual([{ received: 5000, maximum: 60 }]);
    const options = (count: number) => `<select name="a">${times(count, (at) => `<option>${at}</option>`)}</select>`;
    expect(excessOf(options(500))).toEqual([]);
    expect(excessOf(options(5000))).toEqual([{ received: 5000, maximum: 500 }]);
    const buttons = times(5000, (at) => `<input type="radio" name="a" value="${at}">`);
    expect(excessOf(buttons)).toEqual([{ received: 5000, maximum: 500 }]);
    const sends = times(5000, (at) => `<button>${at}</button>`);
    expect(excessOf(sends)).toEqual([{ received: 5000, maximum: 10 }]);
  });

  it('is read in one go, however many groups of buttons there are', () => {
    // Looked for among each other, a hundred thousand would take minutes.
    const many = Array.from({ length: 100_000 }, (_, at) => `<input type="radio" name="a${at}">`).join('');
    expect(readForm(many).fields).toHaveLength(60);
  });

  it('asks no more than sixty questions, and nothing of markup without end', () => {
    expect(readForm('<input name="a">'.repeat(5000)).fields).toHaveLength(60);
    expect(readForm(`${'<div>'.repeat(100_000)}<input name="a">`).fields).toEqual([]);
  });
});
