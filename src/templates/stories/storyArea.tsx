import type { ExampleLanguage } from '../elements/exampleLanguage.ts';
import { Zone } from '../PageRenderer.tsx';
import { fill } from '../plan/fill.ts';
import { type PlanResult, plan } from '../plan/plan.ts';
import { RendererProvider } from '../renderer/RendererProvider.tsx';
import { storyContext, storyRenderer } from './storyPlan.tsx';

/** Areas of one page, as the CMS sends them. */
export interface AreaFixture {
  /** The language its words are in. */
  readonly language: ExampleLanguage;
  readonly contents: readonly object[];
}

/** Plans a page that holds these areas; the query service finds none of their publications. */
export function planAreaFixture({ language, contents }: AreaFixture): PlanResult {
  const page = {
    type: 'page',
    title: language === 'en' ? 'An example' : 'Een voorbeeld',
    url: language === 'en' ? '/en/eurcaw-pigs/example' : '/nl/groenkennisnet/voorbeeld',
    language: language === 'en' ? 'en_US' : 'nl_NL',
    contents,
  };
  const planned = plan(page, storyContext(language));
  return { ...planned, plan: fill(planned.plan, {}) };
}

/** Areas as a page shows them, from edge to edge. */
export function AreaStory(fixture: AreaFixture) {
  return (
    <RendererProvider value={storyRenderer(fixture.language, 'preview')}>
      <div lang={fixture.language}>
        <Zone areas={planAreaFixture(fixture).plan.areas} />
      </div>
    </RendererProvider>
  );
}

/** Controls of the stories of areas: the CMS's own JSON to try things in. */
export const areaArgTypes = {
  language: { control: 'inline-radio', options: ['nl', 'en'] },
  contents: { control: 'object' },
} as const;
