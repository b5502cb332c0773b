import type { PageTemplateId } from '../plan/pageDefinitions.ts';
import type { Plan } from '../plan/plan.types.ts';
import { knownElementsOf } from '../plan/walk.ts';
import { elements, pages } from '../registry.ts';
import { ChunkView } from './chunk.tsx';
import { Zone } from './Zone.tsx';

/** Renders a plan through the registry: the same on the server, in the browser, in Storybook and in the preview. */
export function PageRenderer({ plan }: { plan: Plan }) {
  return <PageOf template={plan.template} plan={plan} />;
}

function PageOf<T extends PageTemplateId>({ template, plan }: { template: T; plan: Plan<T> }) {
  return <ChunkView chunk={pages[template]} props={{ plan, areas: <Zone areas={plan.areas} /> }} />;
}

/** Loads every chunk a plan needs, so that it renders at once. */
export async function preloadPlan(plan: Plan): Promise<void> {
  await Promise.all([pages[plan.template].preload(), ...elementTypes(plan).map((type) => elements[type].preload())]);
}

/** The kinds of elements on a page, each once. */
export function elementTypes(plan: Plan) {
  const types = knownElementsOf(plan.areas).map(({ type }) => type);
  return [...new Set(types)];
}
