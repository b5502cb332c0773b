import { describe, expect, it } from 'vitest';
import { isRecord } from '#templates/contract/empty.ts';
import { plan } from '#templates/plan/plan.ts';
import { reportOf } from '#templates/report/reportOf.ts';
import { type Answer, contextOf, readEmbedded } from './answers.ts';
import { completeAnswers } from './completeAnswers.ts';

/*
 * What makes JSON of XML writes a list of one as its only entry. The page is the same then, and so is its report, but for
 * advice about each such list; everything else it says of the place where things really stand.
 */

const now = new Date('2026-11-20T12:00:00Z');
const embedded = readEmbedded().filter(({ name }) => !/section/.test(name));

/** Every list cut to its first entry. */
function cut(value: unknown): unknown {
  if (Array.isArray(value)) return value.slice(0, 1).map(cut);
  return mapped(value, cut);
}

/** Every list of one as its only entry. */
function unwrapped(value: unknown): unknown {
  if (Array.isArray(value)) return value.length === 0 ? value : unwrapped(value[0]);
  return mapped(value, unwrapped);
}

function mapped(value: unknown, change: (value: unknown, key: string) => unknown): unknown {
  if (!isRecord(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([key, entry]) => [key, change(entry, key)]));
}

/** Where something stands once no list of one is left above it. */
function moved(pointer: string): string {
  return pointer.replace(/\/0(?=\/|$)/g, '');
}

/** A plan that names the moved places, and holds what was sent there. */
function movedPlan(value: unknown, key = ''): unknown {
  if (key === 'pointer') return moved(String(value));
  if (key === 'raw') return unwrapped(value);
  return Array.isArray(value) ? value.map((entry) => movedPlan(entry)) : mapped(value, movedPlan);
}

/** A page for each element of an answer, which is alone in its area and on its page. */
function pagesOf({ name, json }: Answer) {
  const areas = isRecord(json) && Array.isArray(json.contents) ? json.contents : [];
  return areas.flatMap((area: unknown, index) => {
    const elements = isRecord(area) && Array.isArray(area.elements) ? area.elements : [];
    return elements.map((element: unknown, position) => ({
      name: `${name}, ${index + 1}.${position + 1}`,
      list: cut({ ...Object(json), contents: [{ ...Object(area), elements: [element] }] }),
    }));
  });
}

function read(json: unknown) {
  const context = contextOf(json);
  const planned = plan(json, context);
  const { findings, conserved } = reportOf(json, planned, { context, now, services: 'unasked' });
  const isOfList = (rule: string, expected = '') => rule === 'wrong-type' && expected === 'array';
  const told = findings.flatMap(({ rule, pointer, severity, values }) =>
    isOfList(rule, values.expected) ? [] : [{ rule, pointer, severity }],
  );
  const ofLists = findings.filter(({ rule, values }) => isOfList(rule, values.expected));
  return { plan: planned.plan, sources: planned.sources, told, ofLists, conserved };
}

describe.each([
  { kind: 'an embedded answer', answers: embedded },
  { kind: 'a complete answer', answers: completeAnswers },
])('$kind without its lists of one', ({ answers }) => {
  it.each(answers.flatMap(pagesOf))('is the same page, with the same report ($name)', ({ list }) => {
    const whole = read(list);
    const lone = read(unwrapped(list));

    expect(lone.plan).toEqual(movedPlan(whole.plan));
    expect(lone.sources).toEqual(whole.sources.map((source) => ({ ...source, pointer: moved(source.pointer) })));
    expect(lone.told).toEqual(whole.told.map((finding) => ({ ...finding, pointer: moved(finding.pointer) })));
    expect(lone.conserved).toBe(whole.conserved);
    expect(lone.ofLists.map(({ pointer }) => pointer)).toEqual(
      expect.arrayContaining(['/contents', '/contents/elements']),
    );
    expect(lone.ofLists.filter(({ severity }) => severity !== 'advice')).toEqual([]);
  });
});
