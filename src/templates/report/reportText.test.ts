import { describe, expect, it } from 'vitest';
import en from '#languages/en/report.json' with { type: 'json' };
import nl from '#languages/nl/report.json' with { type: 'json' };
import { plainTexts } from '#languages/plainTexts.ts';
import { placeOf } from './placeOf.ts';
import type { ReportFinding } from './report.types.ts';
import { findingLine, findingText, uncheckedText } from './reportText.ts';

const dutch = plainTexts(nl);
const english = plainTexts(en);
const raw = {
  contents: [
    { title: 'Klei', elements: [{ type: 'text' }, {}, { type: 'modularcontent', itemlist: { title: 'Lees ook' } }] },
  ],
};
const finding = ({
  pointer = '/contents/0/elements/2/itemlist/items/0/title',
  ...more
}: Partial<ReportFinding>): ReportFinding => ({
  rule: 'missing',
  pointer,
  place: placeOf(pointer, raw),
  severity: 'warning',
  values: { expected: 'string' },
  ...more,
});

describe('what a finding says', () => {
  it('names the field inside its element, counted from one', () => {
    expect(findingLine(finding({}), dutch)).toBe('‘items 1 › title’ ontbreekt of is leeg. Vul hier tekst in.');
  });

  it('names what stands there and what belongs there', () => {
    const wrong = finding({ rule: 'wrong-type', values: { expected: 'string | object', received: 'array' } });
    expect(findingLine(wrong, english)).toBe(
      '‘items 1 › title’ holds a list where text or a group of fields belongs. Correct the entry.',
    );
  });

  it('asks nothing of an editor where the CMS wrote otherwise what was read as it was meant', () => {
    const wrong = finding({ rule: 'wrong-type', values: { expected: 'string', received: 'int', read: 'as-meant' } });
    expect(findingLine(wrong, dutch)).toBe(
      'In ‘items 1 › title’ staat een getal, waar tekst hoort; de site leest het alsof dat er staat. ' +
        'Kijk of het goed op de pagina staat, en meld het bij de beheerder van het CMS.',
    );
    expect(findingText(wrong, english).why).toBe(
      'The CMS sends this in another form than agreed. Mostly nothing of it shows on the page.',
    );
  });

  it('names types it has no word for as values', () => {
    expect(findingLine(finding({ values: { expected: 'value' } }), dutch)).toContain('Vul hier een geldige waarde in.');
  });

  it('names an area or an element that is none as editors count it', () => {
    const wrong = { rule: 'wrong-type', values: { expected: 'object', received: 'string' } } as const;
    expect(findingLine(finding({ ...wrong, pointer: '/contents/0/elements/1' }), dutch)).toContain(
      'In ‘element 2 (onbekend soort)’ staat',
    );
    expect(findingLine(finding({ ...wrong, pointer: '/contents/0' }), english)).toContain('‘area 1’ holds');
  });

  it('counts an only area and element that came without their lists as the first', () => {
    const lone = { contents: { title: 'Grond', elements: { type: 'text', html: 7 } } };
    expect(placeOf('/contents/elements/html', lone)).toEqual([
      { kind: 'area', number: 1, title: 'Grond' },
      { kind: 'element', number: 1, type: 'text', title: '' },
      { kind: 'field', name: 'html' },
    ]);
    expect(placeOf('/contents', lone)).toEqual([{ kind: 'field', name: 'contents' }]);
    expect(placeOf('/contents/elements', lone)).toEqual([
      { kind: 'area', number: 1, title: 'Grond' },
      { kind: 'field', name: 'elements' },
    ]);
  });

  it('names a field of the page by its path', () => {
    expect(findingLine(finding({ pointer: '/metadata/item_metadata/a~1b' }), dutch)).toContain('‘item_metadata › a/b’');
  });

  it('names the page where all its fields are wrong', () => {
    const wrong = { rule: 'wrong-type', values: { expected: 'object', received: 'array' } } as const;
    expect(findingLine(finding({ ...wrong, pointer: '/metadata' }), dutch)).toContain(
      'In ‘de pagina als geheel’ staat',
    );
  });

  it('names the kind that is unknown, and how deep areas may stand', () => {
    expect(findingLine(finding({ rule: 'unknown-kind', values: { kind: 'kaartspel' } }), dutch)).toContain(
      '‘kaartspel’',
    );
    const deep = finding({ rule: 'too-deep', values: { maximum: '3' } });
    expect(findingLine(deep, dutch)).toContain('hooguit 3 lagen diep in elkaar');
  });

  it('counts what is too much, and does not take the number for a type', () => {
    const many = finding({ rule: 'too-many', values: { maximum: '1000', received: '1200' } });
    expect(findingLine(many, dutch)).toContain('Hier staan er 1200, en daarvan passen er 1000');
  });

  it('asks whether the nearest name was meant', () => {
    const unknown = finding({ rule: 'unknown-field', values: { field: 'leadd', nearest: 'lead' } });
    expect(findingText(unknown, dutch).wrong).toContain('Bedoel je ‘lead’?');
    expect(findingText(unknown, english).wrong).toContain('Do you mean ‘lead’?');
  });

  it('says the way there: the area, the element, the field', () => {
    expect(findingText(finding({}), dutch).place).toBe(
      'gebied 1 ‘Klei’, element 3 (lijst van artikelen) ‘Lees ook’, veld items 1 › title',
    );
    expect(findingText(finding({ pointer: '' }), english).place).toBe('the page as a whole');
  });

  it('says why a rule was not checked', () => {
    expect(uncheckedText({ rule: 'link-dead', reason: 'site' }, english)).toBe(
      'Link to a page that is not there: the other pages of the site are not known here',
    );
  });
});
