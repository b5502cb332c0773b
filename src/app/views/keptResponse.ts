import type { PortalState } from '../api/portalState.ts';
import type { ApiResponse } from '../api/responses.ts';
import { definitionOf, type View } from './views.ts';

/** The response that a document brought along for its view. */
export function keptResponse({ responses }: Pick<PortalState, 'responses'>, view: View): ApiResponse | undefined {
  const address = definitionOf(view.kind).responseAddress(view);
  return address === undefined ? undefined : responses[address];
}
