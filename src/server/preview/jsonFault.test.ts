import { describe, expect, it } from 'vitest';
import { jsonFault } from './jsonFault.ts';

describe('where a text stops being JSON', () => {
  it('is told by its line: a comma that is missing', () => {
    expect(jsonFault('{\n  "title": "Bodem"\n  "lead": ""\n}')).toMatchObject({ line: 3 });
  });

  it('is told with what usually brings it about', () => {
    expect(jsonFault('{\n  "title": "Bodem"\n  "lead": ""\n}')).toMatchObject({ cause: 'comma-missing' });
    expect(jsonFault('{\n  "title": "Bodem",\n}')).toMatchObject({ cause: 'comma-too-many' });
  });

  it('is told by its line: a value that is missing', () => {
    expect(jsonFault('{\n  "title": "Bodem en water",\n  "lead":\n}')).toMatchObject({ line: 4 });
  });

  it('is the last line of a text that ends too early', () => {
    expect(jsonFault('{\n"a": [1,\n')).toMatchObject({ line: 3 });
  });

  it('is shown with what stands around it', () => {
    expect(jsonFault('{"title": "Bodem", lead: 1}').near).toContain('lead: 1');
  });

  it('is shown without halves of letters, which server and browser would write differently', () => {
    for (const before of ['"', '"x']) {
      const { near } = jsonFault(`${before}${'𠀀'.repeat(50)}": 1, lead: "${before.slice(1)}${'𠀀'.repeat(50)}"`);
      expect(near.isWellFormed(), near).toBe(true);
    }
  });

  it('is the first line of what was never meant to be JSON', () => {
    expect(jsonFault('<!doctype html><title>Inloggen</title>')).toEqual({
      kind: 'notJson',
      line: 1,
      cause: 'html',
      near: '<!doctype html><title>Inloggen</title>',
    });
  });

  it('is nowhere where a text nests deeper than can be read', () => {
    expect(jsonFault('['.repeat(200_000))).toEqual({ kind: 'notJson', near: `${'['.repeat(120)}…` });
  });

  it('is nowhere in an empty answer', () => {
    expect(jsonFault('')).toEqual({ kind: 'notJson', cause: 'empty', near: '' });
  });
});
