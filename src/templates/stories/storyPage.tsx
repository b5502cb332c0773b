import { SearchBar } from '#design-system/components/SearchBar/SearchBar.tsx';
import { PageRenderer } from '../PageRenderer.tsx';
import { planAt } from '../plan/eventPhase.ts';
import { fill } from '../plan/fill.ts';
import { plan } from '../plan/plan.ts';
import type { Plan } from '../plan/plan.types.ts';
import { pages } from '../registry.ts';
import { type Renderer, RendererProvider } from '../renderer/RendererProvider.tsx';
import type { PageFixture } from './pageFixtures.ts';
import { preloadElements, storyContext, storyRenderer } from './storyPlan.tsx';

/** Before any event of the examples, unless an example says otherwise. */
const usualMoment = '2026-11-20T12:00:00Z';

/** The plan of an example as the server makes it: filled, and as it is at its moment. */
export function planPageFixture({ language, page, place, items = {}, now = usualMoment }: PageFixture): Plan {
  const planned = plan(page, storyContext(language), place);
  return planAt(fill(planned.plan, { items: new Map(Object.entries(items)) }), new Date(now));
}

const words = {
  nl: { label: 'Zoek in alle kennis', placeholder: 'Zoek in alle kennis', submitLabel: 'Zoeken', action: '/zoeken' },
  en: { label: 'Search all knowledge', placeholder: 'Search all knowledge', submitLabel: 'Search', action: '/search' },
} as const;

/** The stories' renderer with a search field, as the portal has one. */
function pageRenderer({ language }: PageFixture): Renderer {
  const { placeholder: usual, ...texts } = words[language];
  return {
    ...storyRenderer(language),
    searchBar: (placeholder, preset) => (
      <SearchBar
        {...texts}
        name="term"
        size="large"
        placeholder={placeholder ?? usual}
        fields={preset === undefined ? [] : [{ name: 'thema', value: preset }]}
      />
    ),
  };
}

/** A whole page from the CMS's JSON, without the bars that the portal puts around it. */
export function PageStory(fixture: PageFixture) {
  return (
    <RendererProvider value={pageRenderer(fixture)}>
      <PageRenderer plan={planPageFixture(fixture)} />
    </RendererProvider>
  );
}

/** A story's loader: everything is there before the story is looked at. */
export async function preloadPages(): Promise<object> {
  await Promise.all([preloadElements(), ...Object.values(pages).map((page) => page.preload())]);
  return {};
}

/** Controls of a page's stories: the CMS's own JSON to try things in. */
export const pageArgTypes = {
  language: { control: 'inline-radio', options: ['nl', 'en'] },
  page: { control: 'object' },
  now: { control: 'text' },
  place: { table: { disable: true } },
  items: { table: { disable: true } },
} as const;
