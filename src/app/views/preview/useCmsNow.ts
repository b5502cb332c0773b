import { useEffect, useState } from 'react';
import { isRecord } from '#templates/contract/empty.ts';
import { previewChangesAddress, previewDraftAddress } from './choice.ts';
import { isPreviewResponse } from './previewResponse.ts';
import type { PreviewNow } from './toolResponse.ts';

/**
 * What the CMS has since something in it was saved; nothing before that.
 * @param query of the preview, as its address has it; `undefined` follows nothing
 */
export function useCmsNow(query: string | undefined): PreviewNow | undefined {
  const [now, setNow] = useState<PreviewNow>();
  useEffect(() => {
    if (query === undefined) return undefined;
    const events = new EventSource(previewChangesAddress);
    let asked = 0;
    events.addEventListener('changed', async () => {
      asked += 1;
      const mine = asked;
      const got = await ask(query);
      if (got && mine === asked) setNow(got);
    });
    return () => events.close();
  }, [query]);
  return now;
}

async function ask(query: string): Promise<PreviewNow | undefined> {
  try {
    const body: unknown = await (await fetch(`${previewDraftAddress}?${query}`)).json();
    if (!isRecord(body) || !isRecord(body.response) || !isPreviewResponse(body.response)) return undefined;
    const { response, snapshot } = body;
    // What is half saved is no page: the one before stays until it is whole.
    return response.plan ? { response, snapshot: typeof snapshot === 'string' ? snapshot : undefined } : undefined;
  } catch {
    return undefined;
  }
}
