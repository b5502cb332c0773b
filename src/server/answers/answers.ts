import { createHash } from 'node:crypto';
import type { WrittenAnswer, WrittenSentence } from '#app/api/answerResponse.ts';
import type { AnswerResponse } from '#app/api/responses.ts';
import type { Services } from '../calls/services.ts';
import type { Limits } from '../limits/limits.ts';
import type { MakeRate } from '../limits/rateLimits.ts';
import type { Log } from '../log.ts';
import type { RequestContext } from '../request/requestContext.ts';
import type { LoadSearch } from '../search/loadSearch.ts';
import type { Settings } from '../settings/settings.types.ts';
import { createAnswerLoader, type QuestionAsked, shortened } from './answerLoader.ts';
import { createAnswerWriter } from './answerWriter.ts';

/** Answers to questions: quoted, and where a model is set, written from what is quoted. */
export interface Answers {
  /** The model that writes; none: answers are quotations. */
  readonly model: string | undefined;
  /** @param how `waits`: for what a model writes, where that counts within the limits of this visitor's network */
  readonly load: (
    asked: QuestionAsked,
    how: { readonly waits: boolean; readonly context: RequestContext },
  ) => Promise<AnswerResponse>;
  readonly write: (
    asked: QuestionAsked,
    context: RequestContext,
    heard: (sentence: WrittenSentence) => void,
    /** Of the passages that its reader has, where that is known: nothing is written from any others. */
    edition?: string,
  ) => Promise<WrittenAnswer>;
  readonly settle: () => void;
}

/** Whether an answer is one for everybody: nothing of it failed, and nobody's limits had a say in it. */
export function isForAll({ state, results, written }: AnswerResponse): boolean {
  const isWritten = written === undefined || ['whole', 'refused', 'silent'].includes(written.end);
  return state !== 'unavailable' && results?.state !== 'error' && isWritten;
}

interface AnswersOptions {
  readonly services: Services;
  readonly search: { readonly loadSearch: LoadSearch };
  readonly limits: Limits;
  /** Counts the answers of a day, where portals side by side count together; each for itself unless given. */
  readonly makeRate?: MakeRate | undefined;
  readonly settings: Pick<Settings, 'model' | 'pageCacheSeconds'>;
  readonly log: Log;
}

const busy: WrittenAnswer = { sentences: [], end: 'busy' };
const away: WrittenAnswer = { sentences: [], end: 'unreachable' };

export function createAnswers({ services, search, limits, makeRate, settings, log }: AnswersOptions): Answers {
  const { load, loadPassages } = createAnswerLoader({
    query: services.query,
    loadSearch: search.loadSearch,
    freshSeconds: settings.pageCacheSeconds,
    log,
  });
  const writer = settings.model && createAnswerWriter({ model: settings.model, makeRate, log });

  const written = async (
    { question, after, language, signal }: QuestionAsked,
    { passages }: Pick<AnswerResponse, 'passages'>,
    context: RequestContext,
    heard: (sentence: WrittenSentence) => void,
  ): Promise<WrittenAnswer | undefined> => {
    if (!writer || passages.length === 0) return undefined;
    const writing = { question, after, language, passages };
    const kept = writer.kept(writing);
    if (kept) for (const sentence of kept.sentences) heard(sentence);
    if (kept) return kept;
    // Nobody waits any more.
    if (signal?.aborted) return undefined;
    // An answer that cannot come is none of those that a network or a day may have.
    if (writer.isAway()) return away;
    // What is kept costs nothing; the rest is counted for each network.
    const { isWithin } = await limits.spend('writing', context);
    return isWithin ? writer.write(writing, heard) : busy;
  };

  return {
    model: writer?.model,
    load: async (given, { waits, context }) => {
      const asked = shortened(given);
      const answer = await load(asked);
      if (!writer || answer.passages.length === 0) return answer;
      const { question, after, language } = asked;
      const known = waits
        ? await written(asked, answer, context, () => {})
        : writer.kept({ question, after, language, passages: answer.passages });
      const edition = editionOf(answer.passages);
      return { ...answer, model: writer.model, edition, ...(known && { written: known }) };
    },
    write: async (given, context, heard, edition = '') => {
      const asked = shortened(given);
      const found = await loadPassages(asked);
      // The collection has changed since the page came, and its numbers would name other sources.
      if (edition !== '' && edition !== editionOf(found.passages)) return away;
      return (await written(asked, found, context, heard)) ?? nothing;
    },
    settle: () => writer?.settle(),
  };
}

const nothing: WrittenAnswer = { sentences: [], end: 'silent' };

/** The same for the same passages in the same order. */
function editionOf(passages: AnswerResponse['passages']): string {
  const told = passages.map(({ quote, source }) => [quote, source.title, source.href]);
  return createHash('sha256').update(JSON.stringify(told)).digest('base64url').slice(0, 16);
}
