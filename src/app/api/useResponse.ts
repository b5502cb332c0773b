import useSWR from 'swr';
import type { PageAnswer, SearchAnswer, ShellAnswer } from './responses.ts';

export type Answer = PageAnswer | ShellAnswer | SearchAnswer;

/** An answer of the portal's API as far as it is there: the server's state, or what navigation has fetched. */
export function useAnswer(address: string | undefined): Answer | undefined {
  return useSWR<Answer>(address ?? null).data;
}

export function isPageAnswer(answer: Answer | undefined): answer is PageAnswer {
  return answer !== undefined && 'plan' in answer;
}

export function isShellAnswer(answer: Answer | undefined): answer is ShellAnswer {
  return answer !== undefined && 'menu' in answer;
}

export function isSearchAnswer(answer: Answer | undefined): answer is SearchAnswer {
  return answer !== undefined && 'term' in answer;
}
