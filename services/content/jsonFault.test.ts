import { describe, expect, it } from 'vitest';
import { jsonFaultLine } from './jsonFault.ts';

describe('the line on which a text stops being JSON', () => {
  it('finds nothing in JSON of every kind', () => {
    for (const text of ['{}', '[]', ' [1, -2.5e3, true, null, "a\\u00e9\\n"] ', '{"a": {"b": [{}]}}', '"text"', '0']) {
      expect([text, jsonFaultLine(text)]).toEqual([text, undefined]);
    }
  });

  it('names the line of each usual slip', () => {
    const slips: readonly (readonly [line: number, text: string])[] = [
      [3, '{\n "a": 1\n "b": 2\n}'],
      [2, '{\n "a": 1,,\n "b": 2\n}'],
      [3, '{\n "a": 1,\n}'],
      [2, '{\n a: 1\n}'],
      [2, '{\n "a": "no end,\n "b": 2\n}'],
      [2, '{\n "a": \'x\'\n}'],
      [2, '[\n 01\n]'],
      [4, '{\n "a": [\n  1\n'],
      [2, '{}\n{}'],
      [1, ''],
    ];
    for (const [line, text] of slips) expect([text, jsonFaultLine(text)]).toEqual([text, line]);
  });

  it('agrees with the engine on what is JSON', () => {
    for (const text of ['01', '1.', '.5', '+1', 'nul', '"\t"', '"\\x"', '[1,]', '{"a"}', '1 2', '-', '1e', 'truex']) {
      expect(() => JSON.parse(text)).toThrow();
      expect([text, jsonFaultLine(text)]).not.toEqual([text, undefined]);
    }
  });
});
