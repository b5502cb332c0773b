import type { ComposedTemplateId } from '../plan/pages/pageDefinitions.ts';
import type { Plan } from '../plan/plan.types.ts';
import { useRenderer } from '../renderer/RendererProvider.tsx';

/** A search of the page's own, where its editor asked for one: by a placeholder, or by the filter it starts with. */
export function PageSearch({ plan: { details } }: { plan: Plan<ComposedTemplateId> }) {
  const { searchBar } = useRenderer();
  const { searchPlaceholder, searchIdentifier } = details;
  if (searchPlaceholder === undefined && searchIdentifier === undefined) return null;
  return <div className="max-w-reading">{searchBar(searchPlaceholder, searchIdentifier)}</div>;
}
