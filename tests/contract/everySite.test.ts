import { beforeAll, describe, expect, it } from 'vitest';
import { plan } from '#templates/plan/plan.ts';
import { contextOf, contextsOf, hasSamples, readEmbedded, readSamples, samplesNote } from './answers.ts';
import { read } from './reading.ts';
import { preloadRegistry, renderPlan } from './renderPlan.tsx';
import { isSafeAddress } from './safety.ts';

beforeAll(preloadRegistry);

describe.each([
  { kind: `sample${samplesNote}`, answers: readSamples(), isMissing: !hasSamples },
  {
    kind: 'embedded page',
    answers: readEmbedded().filter(({ name }) => !name.startsWith('sections/')),
    isMissing: false,
  },
])('every $kind', ({ answers, isMissing }) => {
  it.skipIf(isMissing).each(answers)('renders in every site, with the same words and findings: $name', ({ json }) => {
    const own = plan(json, contextOf(json));
    const words = read(renderPlan(own.plan)).text;
    for (const context of contextsOf(json)) {
      const { plan: planned, findings } = plan(json, context);
      // What says where on its site a page stands is another on each.
      const { path, breadcrumb } = own.plan;
      const page = read(renderPlan({ ...planned, path, breadcrumb }));
      expect(findings).toEqual(own.findings);
      expect(page.headings.filter(({ level }) => level === 1)).toHaveLength(1);
      expect(page.text).toBe(words);
      expect(page.links.filter(({ href }) => href !== '' && !isSafeAddress(href))).toEqual([]);
    }
  });
});
