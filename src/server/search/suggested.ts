import type { SuggestAnswer } from '#app/suggestions/suggestAnswer.ts';
import type { CallOutcome } from '../calls/jsonClient.ts';

/** What came of asking for suggestions: an answer, or the call that failed. */
export type Suggested = { readonly answer: SuggestAnswer } | { readonly failed: CallOutcome };
