import { useState } from 'react';
import type { DecisionRequest, ReviewData } from '../reviewData.ts';

export interface Review {
  readonly data: ReviewData;
  /** Why the last decision was not kept; empty when it was. */
  readonly failure: string;
  /** Resolves when it is kept, with how all differences stand then. */
  send(request: DecisionRequest): Promise<ReviewData['standings']>;
}

/** The data of the page, and the way to its server. */
export function useReview(first: ReviewData): Review {
  const [standings, setStandings] = useState(first.standings);
  const [failure, setFailure] = useState('');
  return {
    data: { ...first, standings },
    failure,
    async send(request) {
      try {
        const response = await fetch('./decisions', {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify(request),
        });
        if (!response.ok) throw new Error(await response.text());
        const next: ReviewData['standings'] = await response.json();
        setStandings(next);
        setFailure('');
        return next;
      } catch (error) {
        setFailure(error instanceof Error ? error.message : String(error));
        return standings;
      }
    },
  };
}
