import { useEffect, useState } from 'react';
import { isRecord } from '#templates/contract/empty.ts';
import type { ComparedAnswer } from '#templates/difference/difference.types.ts';
import { previewDraftAddress } from './choice.ts';
import { isPreviewResponse } from './previewResponse.ts';
import { fetchSource } from './source.ts';

/** What visitors have at an address. */
export type Published =
  | { readonly state: 'asking' }
  | { readonly state: 'there'; readonly answer: ComparedAnswer; readonly snapshot: string; readonly title: string }
  /** `missing`: the CMS has no page there yet; `failed`: it could not be asked, or is not asked for such an address. */
  | { readonly state: 'missing' | 'failed' };

const asking: Published = { state: 'asking' };

/**
 * Asks for the published page, through the same gate as any preview.
 * @param query of the preview of that page; `undefined` while there is nothing to compare, `''` where the CMS is not asked
 * @param version another one asks anew
 */
export function usePublished(query: string | undefined, version: unknown): Published {
  const [known, setKnown] = useState<{ readonly query: string; readonly published: Published }>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever something was saved, it may have been this page
  useEffect(() => {
    if (!query) return undefined;
    let isWanted = true;
    void ask(query).then((published) => isWanted && setKnown({ query, published }));
    return () => {
      isWanted = false;
    };
  }, [query, version]);
  if (query === '') return { state: 'failed' };
  if (query === undefined) return asking;
  return known?.query === query ? known.published : asking;
}

async function ask(query: string): Promise<Published> {
  try {
    const body: unknown = await (await fetch(`${previewDraftAddress}?${query}`)).json();
    if (!isRecord(body) || !isRecord(body.response) || !isPreviewResponse(body.response)) return { state: 'failed' };
    const { plan, preview, status } = body.response;
    if (status === 404) return { state: 'missing' };
    if (!plan || preview.kind !== 'page' || typeof body.snapshot !== 'string') return { state: 'failed' };
    const { snapshot } = body;
    const value = answerIn(await fetchSource(snapshot));
    if (!value) return { state: 'failed' };
    return { state: 'there', answer: { value, sources: preview.sources }, snapshot, title: plan.title };
  } catch {
    return { state: 'failed' };
  }
}

/** A page of the CMS, read from its JSON. */
export function answerIn(text: string | undefined): Readonly<Record<string, unknown>> | undefined {
  try {
    const value: unknown = JSON.parse(text ?? '');
    return isRecord(value) ? value : undefined;
  } catch {
    return undefined;
  }
}
