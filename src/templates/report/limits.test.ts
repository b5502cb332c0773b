import { describe, expect, it } from 'vitest';
import { plan } from '../plan/plan.ts';
import { storyContext } from '../stories/storyPlan.tsx';
import { reportOf } from './reportOf.ts';

const context = storyContext('nl');
const names = (count: number) => Object.fromEntries(Array.from({ length: count }, (_, at) => [`f${at}`, '1']));
const text = (count: number) => ({ type: 'text', html: '<p>Gras groeit.</p>', ...names(count) });
const page = (elements: readonly object[], more: object = {}) => ({
  ...{ type: 'page', title: 'Gras', contents: [{ area: 'main', elements }] },
  ...more,
});

function read(raw: object) {
  const planned = plan(raw, context, 'page');
  return { planned, report: reportOf(raw, planned, { context, now: new Date(), services: 'unasked' }) };
}

const tooMany = ({ planned }: ReturnType<typeof read>) =>
  planned.findings
    .filter(({ code }) => code === 'too-many')
    .map(({ pointer, values }) => [pointer, values.received, values.maximum]);

describe('a page that is wrong throughout', () => {
  it('has a thousand names of an object read, and says how many there were', () => {
    expect(tooMany(read(page([text(0)], names(20_000))))).toEqual([['', '20003', '1000']]);
  });

  it('has so many values read in total', () => {
    expect(tooMany(read(page(Array.from({ length: 900 }, () => text(90)))))).toEqual([['', '83707', '25000']]);
  });

  it('is told of so often, and not said to be looked at whole', () => {
    const { report } = read(page(Array.from({ length: 90 }, () => text(90))));
    expect(report.findings.filter(({ rule }) => rule === 'unknown-field')).toHaveLength(1000);
    expect(report.findings.filter(({ rule }) => rule === 'not-shown')).toHaveLength(1000);
    expect(report.unchecked).toContainEqual({ rule: 'unknown-field', reason: 'many' });
    expect(report.unchecked).toContainEqual({ rule: 'not-shown', reason: 'many' });
    expect(report.clean).toBe(false);
  });

  // Where each sign is tried with each other one, any of these takes minutes.
  it.each([
    ['asterisks in a form', 'form', `<form><p>${'* '.repeat(4000)}</p></form>`],
    ['asterisks in a label', 'form', `<form><label>${'* '.repeat(4000)}<input name="a"></label></form>`],
    ['words of a duty in a form', 'form', `<form><p>${'verplicht woord '.repeat(1000)}</p></form>`],
    ['hyphens between capitals', 'text', `<p>A${'-'.repeat(5000)} A${'-'.repeat(5000)}</p>`],
    ['brackets that open', 'text', `<p>${'['.repeat(200_000)}</p>`],
    ['links that begin', 'text', `<p>${'[a](http:'.repeat(100_000)}</p>`],
    ['spaces behind a break', 'text', `<p>a<br>${' '.repeat(400_000)}b</p>`],
    ['breaks with spaces inside', 'text', `<p>a${'<br    '.repeat(20_000)}b</p>`],
    ['nothing but apostrophes', 'text', `<p>A ${'’'.repeat(60_000)}</p>`],
    ['a link of nothing but figures', 'text', `<p><a href="/a.pdf">pdf ${'1'.repeat(60_000)}</a></p>`],
    ['apostrophes between capitals', 'text', `<p>${"A'".repeat(20_000)}</p>`],
  ])('is read as quickly as it is long, whatever it repeats: %s', (_, type, html) => {
    expect(read(page([{ type, html }])).report.unchecked).not.toContainEqual(
      expect.objectContaining({ reason: 'many' }),
    );
  });

  it('is read as quickly as it is long in a field, too', () => {
    const { report } = read(page([text(0)], { title: '['.repeat(200_000) }));
    expect(report.unchecked).not.toContainEqual(expect.objectContaining({ reason: 'many' }));
  });

  it('is read whole where it is large and right', () => {
    const found = read(page(Array.from({ length: 900 }, () => text(0))));
    expect(tooMany(found)).toEqual([]);
  });
});
