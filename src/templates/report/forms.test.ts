import { describe, expect, it } from 'vitest';
import { plan } from '../plan/plan.ts';
import { storyContext } from '../stories/storyPlan.tsx';
import { reportOf } from './reportOf.ts';

const context = storyContext('nl');

/** What the report of a page with this form says of it; each with the words it names. */
function toldOf(form: string): string[] {
  const elements = [{ type: 'form', title: 'Vraag', html: `<form>${form}<button>Stuur</button></form>` }];
  const raw = { type: 'page', title: 'Vraag het', contents: [{ area: 'main', title: 'Vragen', elements }] };
  const report = reportOf(raw, plan(raw, context), { context, now: new Date(), services: 'asked' });
  return report.findings
    .filter(({ pointer }) => pointer === '/contents/0/elements/0/html')
    .map(({ rule, values }) => [rule, values.words ?? values.address ?? values.anchor].join(' '));
}

const label = '<label>Naam <input name="naam"></label>';

describe('the report of a form', () => {
  it.each([
    [
      'a link in the label of a box',
      '<label><input type="checkbox" name="a"> Ik las de <a href="/privacy">verklaring</a></label>',
    ],
    ['a link in a paragraph', '<p>Lees de <a href="/privacy">verklaring</a>.</p>'],
    ['a picture in a paragraph', '<p><img src="https://example.org/x.jpg" alt="Een veld vol gras"></p>'],
    [
      'a mark in words behind a label',
      '<label for="a">Dagdeel (verplicht)</label><select id="a" name="a"><option>Ochtend</option></select>',
    ],
    ['a mark in English', '<label for="a">Part of the day (required):</label><input id="a" name="a">'],
    [
      'a mark behind a question',
      '<fieldset><legend>Dagdeel (verplicht)</legend><label><input type="radio" name="a" value="o"> Ochtend</label><label><input type="radio" name="a" value="m"> Middag</label></fieldset>',
    ],
    [
      'a label around its field, with a mark',
      '<label>Land (verplicht) <select name="a"><option>Zweden</option></select></label>',
    ],
    [
      'what nobody sees',
      '<div hidden><a href="/privacy">verklaring</a><img src="https://example.org/x.jpg" alt=""></div>',
    ],
    ['what stands in a button that does something else', '<button type="button"><a href="/x">Terug</a></button>'],
    ['several buttons', '<input type="submit" name="a" value="Ja"><input type="image" src="/x.png" alt="Nee">'],
    ['a button that clears the form', '<input type="reset" value="Wissen"><button type="reset">Wissen</button>'],
  ])('has nothing to say of %s', (_, html) => {
    expect(toldOf(label + html)).toEqual([]);
  });

  it.each([
    [
      'a link in words that no page shows',
      '<div>Lees de <a href="/privacy">verklaring</a></div>',
      'not-shown /privacy',
    ],
    [
      'a link that may not be one',
      '<label><a href="javascript:a()">Naam</a><input name="a"></label>',
      'link-refused javascript:a()',
    ],
    [
      'a link to a place that is not there',
      '<label><a href="#x">Over namen</a><input name="a"></label>',
      'link-anchor #x',
    ],
    [
      'a picture in a label',
      '<label><img src="https://example.org/x.jpg" alt="Gras"><input name="a"></label>',
      'not-shown https://example.org/x.jpg',
    ],
    ['a picture without a good address', '<p>Kijk <img src="/x.jpg" alt="Gras">', 'picture-lost /x.jpg'],
    ['a film', '<p>Kijk <iframe src="https://example.org/film"></iframe></p>', 'not-shown <iframe>'],
    [
      'words that are no mark',
      '<label for="a">Naam</label> (verplicht) <input id="a" name="a">',
      'not-shown (verplicht)',
    ],
    [
      'words that the page has only in what it hides',
      '<div>Geheim</div><input type="hidden" name="b" value="Geheim">',
      'not-shown Geheim',
    ],
    ['a button that sends elsewhere', '<button formaction="/x">Bewaar</button>', 'not-shown Bewaar'],
    [
      'an older button that sends elsewhere',
      '<input type="submit" formaction="/x" value="Bewaar">',
      'not-shown Bewaar',
    ],
    ['a picture that sends elsewhere', '<input type="image" formaction="/x" alt="Bewaar">', 'not-shown Bewaar'],
    ['a button with the words of another', '<button name="a" value="1">Stuur</button>', 'not-shown Stuur'],
  ])('tells of %s', (_, html, told) => {
    expect(toldOf(label + html)).toContain(told);
  });
});
