import { afterEach, expect, it, vi } from 'vitest';
import { maximumPageBytes, planDraft } from './draft.ts';

afterEach(() => vi.unstubAllGlobals());

const place = { site: undefined, language: undefined };

it('says of a draft that is too large that it is, and sends nothing', async () => {
  const fetched = vi.fn(async () => new Response('This is larger than a page of the CMS may be.', { status: 413 }));
  vi.stubGlobal('fetch', fetched);
  // An é is two bytes.
  const text = `{"title":"${'é'.repeat(maximumPageBytes / 2)}"}`;
  expect(await planDraft(text, place)).toEqual({ kind: 'fault', fault: 'oversized' });
  expect(fetched).not.toHaveBeenCalled();
});

it('says of a draft that is no JSON where that ends, and why', async () => {
  const failure = { kind: 'notJson', line: 3, cause: 'comma-missing', near: '' };
  vi.stubGlobal('fetch', async () => Response.json({ plan: null, preview: { kind: 'failed', address: '', failure } }));
  const fault = { kind: 'fault', fault: 'notJson', line: 3, cause: 'comma-missing' };
  expect(await planDraft('{', place)).toEqual(fault);
});
