import type { PageTemplateId } from '../plan/pageDefinitions.ts';
import type { Plan } from '../plan/plan.types.ts';
import { elementsOf, knownElementsOf } from '../plan/walk.ts';
import { elements, pages } from '../registry.ts';
import { ChunkView } from './chunk.tsx';
import type { PageProps } from './registry.types.ts';
import { rejectedCard, Zone } from './Zone.tsx';

/** Renders a plan through the registry: the same on the server, in the browser, in Storybook and in the preview. */
export function PageRenderer({ plan }: { plan: Plan }) {
  return <PageOf template={plan.template} plan={plan} />;
}

const zone: PageProps<PageTemplateId>['zone'] = (areas) => <Zone areas={areas} />;

function PageOf<T extends PageTemplateId>({ template, plan }: { template: T; plan: Plan<T> }) {
  return <ChunkView chunk={pages[template]} props={{ plan, areas: zone(plan.areas), zone }} />;
}

/** Loads every chunk a plan needs, so that it renders at once. */
export async function preloadPlan(plan: Plan): Promise<void> {
  const isWhole = elementsOf(plan.areas).every(({ kind }) => kind === 'known');
  await Promise.all([
    pages[plan.template].preload(),
    ...elementTypes(plan).map((type) => elements[type].preload()),
    ...(isWhole ? [] : [rejectedCard.preload()]),
  ]);
}

/** The kinds of elements on a page, each once. */
export function elementTypes(plan: Plan) {
  const types = knownElementsOf(plan.areas).map(({ type }) => type);
  return [...new Set(types)];
}
