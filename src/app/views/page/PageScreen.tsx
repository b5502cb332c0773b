import { PageRenderer } from '#templates/PageRenderer.tsx';
import type { PageResponse } from '../../api/responses.ts';
import type { ScreenProps } from '../viewDefinition.ts';
import type { PageView } from './address.ts';

/** A page of the CMS, rendered from its plan. */
export function PageScreen({ view, response: { plan } }: ScreenProps<PageView, PageResponse>) {
  return plan && <PageRenderer key={view.path} plan={plan} />;
}
