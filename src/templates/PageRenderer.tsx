import type { AreaPlan } from './plan/areas/area.types.ts';
import { elementsOf, elementTypesOf } from './plan/areas/walk.ts';
import type { PageTemplateId } from './plan/pages/pageDefinitions.ts';
import type { Plan } from './plan/plan.types.ts';
import { areas, elements, pages } from './registry.ts';
import { Areas, rejectedCard } from './renderer/Areas.tsx';
import { ChunkView } from './renderer/chunk.tsx';
import type { PageProps } from './renderer/registry.types.ts';

/** Renders a plan through the registry: the same on the server, in the browser, in Storybook and in the preview. */
export function PageRenderer({ plan }: { plan: Plan }) {
  return <PageOf template={plan.template} plan={plan} />;
}

const registry = { areas, elements };

/** Areas of a page through the registry. */
export function Zone(plans: { areas: readonly AreaPlan[] }) {
  return <Areas areas={plans.areas} registry={registry} />;
}

const zone: PageProps<PageTemplateId>['zone'] = (plans) => <Zone areas={plans} />;

function PageOf<T extends PageTemplateId>({ template, plan }: { template: T; plan: Plan<T> }) {
  return <ChunkView chunk={pages[template]} props={{ plan, areas: zone(plan.areas), zone }} />;
}

/** Loads every chunk a plan needs, so that it renders at once. */
export async function preloadPlan(plan: Plan): Promise<void> {
  const isWhole = elementsOf(plan.areas).every(({ kind }) => kind === 'known');
  await Promise.all([
    pages[plan.template].preload(),
    ...elementTypesOf(plan.areas).map((type) => elements[type].preload()),
    ...(isWhole ? [] : [rejectedCard.preload()]),
  ]);
}
