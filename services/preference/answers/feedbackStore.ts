import type { Database } from '#services/database/database.ts';
import { kept } from '../retention.ts';

/** Whether an answer was of use, and why. */
export interface AnswerFeedback {
  readonly site: string;
  readonly language: string;
  readonly question: string;
  readonly useful: boolean;
  /** Empty where none was given. */
  readonly reason: string;
}

export interface FeedbackStore {
  readonly keep: (feedback: AnswerFeedback) => Promise<void>;
  /** The newest first, each with when it was given (ISO 8601). */
  readonly list: (most: number) => Promise<readonly (AnswerFeedback & { readonly at: string })[]>;
  /** Removes what has been kept long enough. */
  readonly sweep: () => Promise<void>;
}

export function createFeedbackStore({ query }: Pick<Database, 'query'>): FeedbackStore {
  return {
    keep: async ({ site, language, question, useful, reason }) => {
      await query(
        'insert into answer_feedback (site, language, question, useful, reason) values ($1, $2, $3, $4, $5)',
        [site, language, question, useful, reason],
      );
    },
    list: async (most) => {
      const rows = await query(
        `select site, language, question, useful, reason, to_char(created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as at
         from answer_feedback order by created_at desc, id desc limit $1`,
        [most],
      );
      return rows.map(({ site, language, question, useful, reason, at }) => ({
        site: String(site),
        language: String(language),
        question: String(question),
        useful: useful === true,
        reason: String(reason),
        at: String(at),
      }));
    },
    sweep: async () => {
      await query(`delete from answer_feedback where created_at < now() - $1::int4 * interval '1 second'`, [
        kept.answerFeedback,
      ]);
    },
  };
}
