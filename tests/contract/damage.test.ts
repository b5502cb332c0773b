import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { elementsOf } from '#templates/plan/areas/walk.ts';
import { elementDefinitions } from '#templates/plan/elements/elementDefinitions.ts';
import { fill } from '#templates/plan/fill.ts';
import { plan } from '#templates/plan/plan.ts';
import type { Plan } from '#templates/plan/plan.types.ts';
import { publicPlan } from '#templates/plan/publicPlan.ts';
import { type Answer, contextOf, hasSamples, readEmbedded, readSamples, samplesNote } from './answers.ts';
import { completeAnswers } from './completeAnswers.ts';
import { contentsLeft, keepsTitle, markContents } from './content.ts';
import { type Damage, damagesOf, nameOf, valueAt } from './damage.ts';
import { expectedFindings } from './oracle.ts';
import { read } from './reading.ts';
import { preloadRegistry, renderPlan } from './renderPlan.tsx';

/** Everything is damaged in every way where `THOROUGH` asks for it, a part of it otherwise. */
const isThorough = process.env.THOROUGH === 'true';

/** Chance is fixed; `DAMAGE_SEED` looks elsewhere. */
const seed = Number(process.env.DAMAGE_SEED ?? 20261120);

/** Pages as editors really make them, larger than the answers of our own. */
const embeddedNames = [
  'en/groenkennisnet/about-groen-kennisnet.json',
  'nl/groenkennisnet/agenda/kennismiddag-zoet-water.json',
];

const samples = readSamples();
const embedded = readEmbedded().filter(({ name }) => embeddedNames.includes(name));
const rendered = new Set(Object.keys(elementDefinitions));

beforeAll(preloadRegistry);

/** What readers get of a plan: the title, and all words with the names of pictures. */
interface Page {
  readonly titles: readonly string[];
  readonly words: string;
}

/** Most damages leave the same page: it is rendered once. */
function createRenderer() {
  const known = new Map<string, Page>();
  return (planned: Plan): Page => {
    const key = JSON.stringify(planned);
    const page = known.get(key) ?? renderPage(planned);
    known.set(key, page);
    return page;
  };
}

function renderPage(planned: Plan): Page {
  const { text, headings, pictures } = read(renderPlan(planned));
  return {
    titles: headings.filter(({ level }) => level === 1).map(({ text }) => text),
    words: [text, ...pictures.map(({ alt }) => alt)].join('\n'),
  };
}

interface Judge {
  readonly damages: readonly Damage[];
  /** Everything that is wrong with the page after damages. */
  readonly complaints: (damages: readonly Damage[]) => string[];
}

function createJudge({ json }: Answer): Judge {
  const { marked, contents } = markContents(json);
  const context = contextOf(json);
  const place = isHome(json) ? 'root' : 'page';
  const render = createRenderer();
  const whole = render(publicPlan(plan(marked, context, place).plan));
  const shown = contents.filter(({ mark }) => whole.words.includes(mark));

  const complaints = (damages: readonly Damage[]) => {
    const raw = damages.reduce((answer: unknown, { apply }) => apply(answer), marked);
    const planned = plan(raw, context, place);
    const page = render(publicPlan(fill(planned.plan, {})));
    const told = planned.findings.map(({ code, pointer }) => `${code} ${pointer}`);
    // What is left of an element once its parts were taken out is beyond the contract: the plan itself must show it.
    const empty = elementsOf(planned.plan.areas).flatMap((element) =>
      element.kind === 'empty' ? [`shows-nothing ${element.pointer}`] : [],
    );
    const found = told.filter((finding) => !empty.includes(finding));
    const deserved = expectedFindings(raw, rendered).map(({ code, pointer }) => `${code} ${pointer}`);
    return [
      ...(planned.plan.title.trim() === '' ? ['the plan has no title'] : []),
      ...(page.titles.length === 1 && page.titles[0] ? [] : [`h1: ${JSON.stringify(page.titles)}`]),
      ...(keepsTitle(damages) && page.titles[0] !== whole.titles[0] ? [`h1 became ${page.titles[0]}`] : []),
      ...found.filter((finding) => !deserved.includes(finding)).map((finding) => `undeserved: ${finding}`),
      ...deserved.filter((finding) => !found.includes(finding)).map((finding) => `not found: ${finding}`),
      ...(new Set(found).size === found.length ? [] : [`told twice: ${found.join(', ')}`]),
      ...contentsLeft(shown, damages, json)
        .filter(({ mark }) => !page.words.includes(mark))
        .map(({ path }) => `lost: /${path.join('/')}`),
    ];
  };
  return { damages: damagesOf(marked), complaints };
}

function isHome(json: unknown): boolean {
  const url = valueAt(json, ['url']);
  return typeof url === 'string' && /^\/\w+\/[\w-]+$/.test(url);
}

it('the embedded pages that are damaged below are there', () => {
  expect(embedded.map(({ name }) => name).sort()).toEqual([...embeddedNames].sort());
});

describe.each([
  {
    kind: `a sample${samplesNote}`,
    answers: samples,
    isMissing: !hasSamples,
    step: isThorough ? 1 : 6,
    numRuns: isThorough ? 300 : 50,
  },
  // These are many and alike: of each value a few damages are tried, of each damage many values.
  {
    kind: 'an embedded answer',
    answers: embedded,
    isMissing: false,
    step: isThorough ? 3 : 12,
    numRuns: isThorough ? 50 : 25,
  },
  {
    kind: 'a complete answer',
    answers: completeAnswers,
    isMissing: false,
    step: isThorough ? 3 : 12,
    numRuns: isThorough ? 50 : 25,
  },
])(
  'damage to $kind',
  ({ answers, isMissing, step, numRuns }) => {
    it.skipIf(isMissing).each(answers)('$name, one at a time: every value emptied, mistyped, doubled', (answer) => {
      const { damages, complaints } = createJudge(answer);
      expect(damages.length).toBeGreaterThan(100);
      const tried = damages.filter((_, index) => index % step === 0);
      const wrong = tried.flatMap((damage) => {
        const found = complaints([damage]);
        return found.length > 0 ? [`${nameOf([damage])}: ${found.join('; ')}`] : [];
      });
      expect(wrong).toEqual([]);
    });

    it.skipIf(isMissing).each(answers)('$name, in random combinations', (answer) => {
      const { damages, complaints } = createJudge(answer);
      const several = fc.array(fc.constantFrom(...damages), { minLength: 2, maxLength: 12 });
      fc.assert(
        fc.property(several, (chosen) => {
          expect(complaints(chosen), nameOf(chosen)).toEqual([]);
        }),
        { seed, numRuns },
      );
    });
  },
  120_000,
);
