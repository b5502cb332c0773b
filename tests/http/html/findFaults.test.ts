import { describe, expect, it } from 'vitest';
import { findFaults } from './findFaults.ts';

const page = (body: string) =>
  `<!doctype html><html lang="nl"><head><meta charset="utf-8"><title>Bodem</title></head><body><main><h1>Bodem</h1>${body}</main></body></html>`;

const faults = (body: string) => findFaults(page(body)).map((fault) => fault.replace(/ \(.*/, ''));

describe('the rules for documents', () => {
  it('find what is not HTML, and what assistive technology cannot use', () => {
    expect(faults('<p>Zand</p>')).toEqual([]);
    expect(faults('<p><div>Zand</div></p>').length).toBeGreaterThan(0);
    expect(faults('<img src="/zand.jpg">')).toEqual([expect.stringMatching(/^wcag\/h37: /)]);
    expect(faults('<p id="a">Zand</p><p id="a">Klei</p>')).toEqual([expect.stringMatching(/^no-dup-id: /)]);
  });

  it.each([
    '2026-11-12',
    '2026-11',
    '2026',
    '11-12',
    '--02-29',
    '2026-W53',
    '13:00',
    '13:00:59.123',
    '2026-11-12T13:00',
    '2026-11-12 13:00:00Z',
    '2026-11-12T13:00+01:00',
    'Z',
    '-0330',
    'P2D',
    'PT1H30M',
    '4h 18m 3s',
  ])('take %j for a value of <time>', (value) => {
    expect(faults(`<time datetime="${value}">dan</time>`)).toEqual([]);
  });

  it.each([
    '',
    '12 november 2026',
    '12-11-2026',
    '2026-13',
    '2026-02-29',
    '2025-W53',
    '0000',
    '24:00',
    '2026-11-12T13',
    '2026-11-12T13:00+25:00',
    '2026-11-12/2026-11-14',
    'P',
    'PT',
  ])('take %j for none', (value) => {
    expect(faults(`<time datetime="${value}">dan</time>`)).toEqual([expect.stringMatching(/^time-datetime: /)]);
  });

  it('take the words of a <time> for its value where it has no other', () => {
    expect(faults('<time>2026</time>')).toEqual([]);
    expect(faults('<time>november</time>')).toEqual([expect.stringMatching(/^time-datetime: /)]);
  });

  it('take a range for two, and never for one', () => {
    expect(faults('<time dateTime="2026-11-12">12–14 november 2026</time>')).toEqual([
      expect.stringMatching(/^time-datetime: .*no range/),
    ]);
    expect(faults('<time dateTime="2026-11-12">12</time>–<time dateTime="2026-11-14">14 november 2026</time>')).toEqual(
      [],
    );
  });
});
