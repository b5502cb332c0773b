import { describe, expect, it } from 'vitest';
import sample from '#samples/content/nl/groenkennisnet/dossier/stikstof.json' with { type: 'json' };
import { plan } from '#templates/plan/plan.ts';
import type { Plan } from '#templates/plan/plan.types.ts';
import { storyContext } from '#templates/stories/storyPlan.tsx';
import { type Stress, stressed } from './stress.ts';

const page = plan(sample, storyContext('nl')).plan;

/** What a plan says, as one text. */
const said = (shown: Plan) => JSON.stringify(shown);
const under = (stress: Stress) => stressed(page, stress);
/** Everything but the texts. */
const tagsOf = (shown: Plan) => said(shown).match(/<[^>]*>|"(?:href|id|type|kind|source)":"[^"]*"/g);

describe('a page under stress', () => {
  it('is the page itself where there is none, and where only the text grows', () => {
    expect(under('none')).toBe(page);
    expect(under('size')).toBe(page);
  });

  it('has long compounds in its title and its texts, and all its links and markup', () => {
    expect(under('words').title).toMatch(/\p{L}{28,}/u);
    expect(said(under('words')).match(/\p{L}{28,}/gu)?.length).toBeGreaterThan(20);
    expect(tagsOf(under('words'))).toEqual(tagsOf(page));
  });

  it('has texts some 30 % longer, and all its links and markup', () => {
    const length = (shown: Plan) => said(shown).replace(/<[^>]*>/g, '').length;
    expect(under('length').title.length / page.title.length).toBeGreaterThan(1.3);
    expect(length(under('length'))).toBeGreaterThan(length(page) * 1.1);
    expect(tagsOf(under('length'))).toEqual(tagsOf(page));
  });

  it('has no picture anywhere, and no element that was nothing else', () => {
    expect(said(page)).toContain('"source":');
    expect(said(page)).toContain('"type":"image"');
    expect(said(under('pictures'))).not.toMatch(/"source":|<img|"type":"image"/);
    expect(under('pictures').title).toBe(page.title);
  });

  it('keeps the identity of what did not change', () => {
    const [first, again] = [under('words'), stressed({ ...page, title: 'Anders' }, 'words')];
    expect(again.areas[0]?.elements[0]).toBe(first.areas[0]?.elements[0]);
  });
});
