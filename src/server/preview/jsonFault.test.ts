import { describe, expect, it } from 'vitest';
import { jsonFault } from './jsonFault.ts';

function faultOf(text: string) {
  try {
    JSON.parse(text);
  } catch (error) {
    return jsonFault(text, error);
  }
  throw new Error('This is JSON.');
}

describe('where a text stops being JSON', () => {
  it('is told by its line, where the engine names a position', () => {
    expect(faultOf('{\n  "title": "Bodem"\n  "lead": ""\n}')).toMatchObject({ line: 3 });
  });

  it('is told by its line, where the engine quotes the characters around it', () => {
    expect(faultOf('{\n  "title": "Bodem en water",\n  "lead":\n}')).toMatchObject({ line: 4 });
  });

  it('is the last line of a text that ends too early', () => {
    expect(faultOf('{\n"a": [1,\n')).toMatchObject({ line: 3 });
  });

  it('is shown with what stands around it', () => {
    expect(faultOf('{"title": "Bodem", lead: 1}').near).toContain('lead: 1');
  });

  it('is the first line of what was never meant to be JSON', () => {
    expect(faultOf('<!doctype html><title>Inloggen</title>')).toEqual({
      kind: 'notJson',
      line: 1,
      near: '<!doctype html><title>Inloggen</title>',
    });
  });

  it('is nowhere in an empty answer', () => {
    expect(faultOf('')).toEqual({ kind: 'notJson', near: '' });
  });
});
