import { describe, expect, it } from 'vitest';
import { readChange } from './readChange.ts';

describe('readChange', () => {
  it('keeps no soft hyphens and signs without a width, but those that join letters', () => {
    const given = {
      id: 1,
      title: 'Bio\u00addiversiteit \u200bin\u2060 می\u200cخواهم',
      keywords: ['\u200b', 've\u00aden'],
    };
    expect(readChange(given)).toMatchObject({
      kind: 'change',
      change: { record: { title: 'Biodiversiteit in می\u200cخواهم', keywords: ['veen'] } },
    });
  });

  it.each(['answer', 'values', '..'])('takes no record that could not be asked for, but takes it out: %s', (id) => {
    expect(readChange({ id, title: 'Klei' })).toMatchObject({ kind: 'bad', reason: expect.stringMatching(/^id: /) });
    expect(readChange({ id, deleted: true })).toEqual({ kind: 'change', change: { kind: 'delete', id } });
  });
});
