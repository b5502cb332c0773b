import { previewSourceAddress } from './choice.ts';

/** The CMS's answer that a preview shows, as text. @returns `undefined` once it is gone. Never rejects. */
export async function fetchSource(snapshot: string): Promise<string | undefined> {
  try {
    const answer = await fetch(`${previewSourceAddress}?${new URLSearchParams({ snapshot })}`);
    return answer.ok ? JSON.stringify(await answer.json(), null, 2) : undefined;
  } catch {
    return undefined;
  }
}
