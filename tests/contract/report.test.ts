import { describe, expect, it } from 'vitest';
import { plan } from '#templates/plan/plan.ts';
import { reportOf } from '#templates/report/reportOf.ts';
import { contextOf, hasSamples, readEmbedded, readSamples, samplesNote } from './answers.ts';
import { completeAnswers } from './completeAnswers.ts';
import { change, pathsOf, valueAt } from './damage.ts';

/*
 * The report on answers without mistakes: silence, apart from advice. And on every answer there is, with any one text made
 * to vanish: an error, whichever rule or none knows of it.
 */

const now = new Date('2026-11-20T12:00:00Z');
const isPage = (name: string) => !/section/.test(name);
const samples = readSamples().filter(({ name }) => isPage(name));
const embedded = readEmbedded().filter(({ name }) => isPage(name));

function report(name: string, json: unknown) {
  const context = contextOf(json);
  const place = /(^|\/)(\d+-home-\w+|index)\.json$/.test(name) ? 'root' : 'page';
  return reportOf(json, plan(json, context, place), { context, now, services: 'unasked' });
}

describe.each([
  { kind: `sample${samplesNote}`, answers: samples, isMissing: !hasSamples },
  { kind: 'embedded page', answers: embedded, isMissing: false },
])('a clean $kind', ({ answers, isMissing }) => {
  it.skipIf(isMissing).each(answers)(
    'has neither error nor warning, and shows all that came in ($name)',
    ({ name, json }) => {
      const { findings, conserved, unchecked } = report(name, json);
      const told = findings.filter(({ severity }) => severity !== 'advice');
      expect(told.map(({ rule, pointer }) => `${rule} ${pointer}`)).toEqual([]);
      expect(conserved).toBe(true);
      expect(unchecked.filter(({ reason }) => reason === 'failed')).toEqual([]);
    },
  );
});

describe('a field under a name that nobody knows', () => {
  const renamed =
    /^(?:title|lead|caption|html|transcript|items|members|image|url|name|contentarea_leadtext|leadimage)$/;

  it.each(completeAnswers)('is always told of ($name)', ({ name, json }) => {
    const untold = pathsOf(json, [])
      .filter((path) => (path[0] === 'contents' || path[0] === 'metadata') && renamed.test(String(path.at(-1))))
      .filter((path) => valueAt(json, path) !== '')
      // The CMS's own words for a choice, and what it says of the page a second time.
      .filter((path) => !/^metadata,(?:title|url)$|(?:template|page_type|contenttype),name$/.test(String(path)))
      .filter((path) => {
        const parent = path.slice(0, -1);
        const lost = change(json, parent, (fields) =>
          Object.fromEntries(
            Object.entries(Object(fields)).map(([key, value]) => [key === path.at(-1) ? `x${key}q` : key, value]),
          ),
        );
        const { findings, conserved, clean } = report(name, lost);
        return conserved || clean || findings.every(({ severity }) => severity === 'advice');
      });
    expect(untold.map((path) => path.join('/'))).toEqual([]);
  });
});
