import type { Plan } from '#templates/plan/plan.types.ts';
import type { PortalState } from '../../api/portalState.ts';
import { isPreviewResponse, type PreviewReport } from './previewResponse.ts';

/** What the document in a frame was made from, and what became of it there. */
export interface FrameFacts {
  readonly plan: Plan;
  readonly report: Extract<PreviewReport, { kind: 'page' }>;
  readonly crashed: readonly string[];
  /** Whether something on the page is wider than the frame. */
  readonly overflows: boolean;
}

/** Reads a frame of this very portal. @returns `undefined` as long as it shows no page */
export function readFrame(frame: HTMLIFrameElement): FrameFacts | undefined {
  const shown = frame.contentDocument;
  const block = shown?.getElementById('portal-state')?.textContent;
  if (!shown || !block) return undefined;
  // Written by this portal's own server for that very document.
  const { responses, crashed }: PortalState = JSON.parse(block);
  for (const response of Object.values(responses)) {
    if (!isPreviewResponse(response) || response.preview.kind !== 'page' || !response.plan) continue;
    const { scrollWidth, clientWidth } = shown.documentElement;
    return { plan: response.plan, report: response.preview, crashed, overflows: scrollWidth > clientWidth + 1 };
  }
  return undefined;
}
