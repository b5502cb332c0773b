import { useState } from 'react';
import type { DecisionRequest, ReviewData, SentDecision } from '../reviewData.ts';

export interface Review {
  readonly data: ReviewData;
  /** Why the last decision was not kept; empty when it was. */
  readonly failure: string;
  /** Resolves with how all differences stand when it is kept, and with nothing when it is not. */
  send(request: DecisionRequest): Promise<ReviewData['standings'] | undefined>;
}

/** The data of the page, and the way to its server. */
export function useReview(first: ReviewData): Review {
  const [standings, setStandings] = useState(first.standings);
  const [failure, setFailure] = useState('');
  return {
    data: { ...first, standings },
    failure,
    async send(request) {
      const sent: SentDecision = { ...request, run: first.results.at };
      try {
        const response = await fetch('./decisions', {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify(sent),
        });
        if (!response.ok) throw new Error(await response.text());
        const next: ReviewData['standings'] = await response.json();
        setStandings(next);
        setFailure('');
        return next;
      } catch (error) {
        setFailure(error instanceof Error ? error.message : String(error));
        return undefined;
      }
    },
  };
}
