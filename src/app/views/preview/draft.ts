import type { Language } from '#languages/languages.ts';
import { isRecord } from '#templates/contract/empty.ts';
import { previewDraftAddress } from './choice.ts';
import type { JsonFaultCause } from './jsonFault.ts';
import { isPreviewResponse, type PreviewResponse } from './previewResponse.ts';

/** What keeps a draft from being shown. */
export type DraftFault = 'notJson' | 'notObject' | 'oversized' | 'limited' | 'failed';

/** More than a page of the CMS may have (bytes). */
export const maximumPageBytes = 5 * 1024 * 1024;

export type PlannedDraft =
  | { readonly kind: 'page'; readonly response: PreviewResponse }
  /** `line` from 1 and `cause`, where they can be told. */
  | {
      readonly kind: 'fault';
      readonly fault: DraftFault;
      readonly line?: number | undefined;
      readonly cause?: JsonFaultCause | undefined;
    };

interface DraftPlace {
  readonly site: string | undefined;
  readonly language: Language | undefined;
}

/** Has the portal plan what an editor typed; it keeps nothing of it. Never rejects. */
export async function planDraft(text: string, { site, language }: DraftPlace): Promise<PlannedDraft> {
  if (new Blob([text]).size > maximumPageBytes) return { kind: 'fault', fault: 'oversized' };
  const parameters = new URLSearchParams({ ...(site && { site }), ...(language && { language }) });
  const init = { method: 'POST', headers: { 'content-type': 'application/json' }, body: text };
  try {
    const answer = await fetch(`${previewDraftAddress}?${parameters}`, init);
    if (answer.status === 429 || answer.status === 503) return { kind: 'fault', fault: 'limited' };
    const body: unknown = await answer.json();
    if (!isRecord(body) || !isPreviewResponse(body)) return { kind: 'fault', fault: 'failed' };
    if (body.plan) return { kind: 'page', response: body };
    return faultOf(body);
  } catch {
    return { kind: 'fault', fault: 'failed' };
  }
}

function faultOf({ preview }: PreviewResponse): PlannedDraft {
  if (preview.kind !== 'failed') return { kind: 'fault', fault: 'failed' };
  const { failure } = preview;
  if (failure.kind === 'notJson') return { kind: 'fault', fault: 'notJson', line: failure.line, cause: failure.cause };
  return { kind: 'fault', fault: failure.kind === 'notObject' ? 'notObject' : 'failed' };
}

const storageKey = 'preview-draft';

/** What was given last in this window of the browser, which forgets it when it is closed. */
export function keptDraft(): string | undefined {
  try {
    return sessionStorage.getItem(storageKey) ?? undefined;
  } catch {
    return undefined;
  }
}

export function keepDraft(text: string | undefined): void {
  try {
    if (text === undefined) sessionStorage.removeItem(storageKey);
    else sessionStorage.setItem(storageKey, text);
  } catch {
    // Storage is closed to this page, or full: the draft lasts as long as the page.
  }
}
