import { z } from 'zod';
import type { SuggestResponse } from '#app/api/suggestResponse.ts';
import type { CallOutcome } from '../calls/jsonClient.ts';
import { isUrn } from '../records/recordSource.ts';
import { sentNumber } from '../records/sentNumber.ts';

/** A list that may be missing, as far as its entries can be read, and no longer than what fits under a field. */
const list = <S extends z.ZodType>(entry: S, most: number) =>
  z
    .array(entry.optional().catch(undefined))
    .catch([])
    .transform((entries): z.output<S>[] =>
      entries.flatMap((each) => (each === undefined ? [] : [each])).slice(0, most),
    );

const term = z.object({ text: z.string().trim().min(1), count: sentNumber });

/** Records whose ids are urns are never asked for: they have no page. */
export function hasPage(id: string): boolean {
  return id !== '' && !isUrn(id);
}

const record = z.object({ id: z.coerce.string().refine(hasPage), title: z.string().trim().min(1) });

/** As many of each as fit under a search field. */
export const mostTerms = 6;
export const mostTitles = 4;
export const mostDossiers = 2;

/** Answer of `GET /{scope}/suggest?q=&lang=`, and what visitors get of it. */
export const querySuggestionsSchema = z.object({
  terms: list(term, mostTerms),
  titles: list(record, mostTitles),
  dossiers: list(record, mostDossiers),
});

/** What came of asking for suggestions: an answer, or the call that failed. */
export type Suggested = { readonly answer: SuggestResponse } | { readonly failed: CallOutcome };
