import { describe, expect, it } from 'vitest';
import en from '#languages/en/rejected.json' with { type: 'json' };
import nl from '#languages/nl/rejected.json' with { type: 'json' };
import { plainTexts } from '#languages/plainTexts.ts';
import type { Finding } from '../contract/finding.ts';
import { findingText, isAbout } from './findingText.ts';

const dutch = plainTexts(nl);
const english = plainTexts(en);
const finding = (more: Partial<Finding>): Finding => ({
  code: 'missing',
  pointer: '/contents/0/elements/2/items/0/title',
  severity: 'warning',
  values: { expected: 'string' },
  ...more,
});

describe('what a finding says', () => {
  it('names the field inside its element, counted from one', () => {
    expect(findingText(finding({}), dutch)).toBe('‘items 1 › title’ ontbreekt of is leeg. Vul hier tekst in.');
  });

  it('names what stands there and what belongs there', () => {
    const wrong = finding({ code: 'wrong-type', values: { expected: 'string | object', received: 'array' } });
    expect(findingText(wrong, english)).toBe(
      '‘items 1 › title’ holds a list where text or a group of fields belongs. Correct the entry.',
    );
  });

  it('names types it has no word for as values', () => {
    expect(findingText(finding({ values: { expected: 'value' } }), dutch)).toContain('Vul hier een geldige waarde in.');
  });

  it('names the element itself where the whole of it is wrong', () => {
    expect(findingText(finding({ pointer: '/contents/0/elements/2' }), dutch)).toContain('‘elements 3’');
  });

  it('names a field of the page by its whole path', () => {
    expect(findingText(finding({ pointer: '/metadata/a~1b' }), dutch)).toContain('‘metadata › a/b’');
  });

  it('names the kind that nobody knows, and how deep areas may stand', () => {
    expect(findingText(finding({ code: 'unknown-kind', values: { kind: 'kaartspel' } }), dutch)).toContain(
      '‘kaartspel’',
    );
    expect(findingText(finding({ code: 'too-deep', values: { maximum: '3' } }), dutch)).toContain(
      'hooguit 3 lagen diep in elkaar',
    );
  });
});

describe('what a finding is about', () => {
  it('is its place and everything around it, but no neighbour', () => {
    expect(isAbout(finding({}), '/contents/0/elements/2')).toBe(true);
    expect(isAbout(finding({ pointer: '/contents/0/elements/2' }), '/contents/0/elements/2')).toBe(true);
    expect(isAbout(finding({ pointer: '/contents/0/elements/20' }), '/contents/0/elements/2')).toBe(false);
  });
});
