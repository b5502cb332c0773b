import { z } from 'zod';
import type { AnswerPassage } from '#app/api/answerResponse.ts';
import type { AnswerResponse } from '#app/api/responses.ts';
import { resultPath } from '#app/search/resultPath.ts';
import type { Language } from '#languages/languages.ts';
import { StaleCache } from '../cache/StaleCache.ts';
import { isMissing } from '../calls/isMissing.ts';
import type { CallOutcome, JsonClient } from '../calls/jsonClient.ts';
import type { Log } from '../log.ts';
import type { LoadSearch } from '../search/loadSearch.ts';
import type { ServedSite } from '../sites/siteDirectory.ts';

/** So many sentences are quoted: more is a list of results. */
const passagesMax = 5;

/** Of a question, and of one before it; what is longer is read as far as this (characters). */
const questionMax = 300;

/** Answers that are kept, in characters. */
const keptMax = 8_000_000;

export interface QuestionAsked {
  readonly site: ServedSite;
  readonly question: string;
  /** Asked before it, the last one last. */
  readonly after: readonly string[];
  readonly language: Language;
  readonly signal?: AbortSignal | undefined;
}

/** Never rejects. */
export type LoadAnswer = (asked: QuestionAsked) => Promise<AnswerResponse>;

/** The passages of a question alone. */
export type LoadPassages = (asked: QuestionAsked) => Promise<Pick<AnswerResponse, 'state' | 'passages'>>;

interface AnswerLoaderOptions {
  readonly query: JsonClient;
  readonly loadSearch: LoadSearch;
  readonly freshSeconds: number;
  readonly log: Log;
}

const source = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('record'), id: z.string(), title: z.string(), language: z.string().catch('') }),
  z.object({ kind: z.literal('page'), address: z.string(), title: z.string(), language: z.string().catch('') }),
]);

/** What the query service answers to `/{scope}/answer`, which the specification does not have. */
const passagesSchema = z.object({
  passages: z.array(z.object({ quote: z.string().min(1), before: z.string(), after: z.string(), source })),
});

interface Loaded {
  readonly outcome: CallOutcome;
  readonly passages: z.output<typeof passagesSchema>['passages'] | undefined;
}

/**
 * Answers questions with sentences of records and pages, and with what a search for them finds. A query service that
 * gives no answers is one of the specification: its results stand, and the page says so.
 */
export function createAnswerLoader({ query, loadSearch, freshSeconds, log }: AnswerLoaderOptions) {
  const cache = new StaleCache<Loaded>({
    name: 'answers',
    freshSeconds,
    maximumSize: keptMax,
    sizeOf: ({ outcome }) => (outcome.kind === 'object' ? outcome.body.length * 2 : 32),
    worth: ({ outcome, passages }) => (passages ? 'good' : isMissing(outcome) ? 'poor' : 'failed'),
  });

  const ask = async (path: string, previous: Loaded | undefined): Promise<Loaded> => {
    const outcome = await query.get(path, previous?.outcome);
    if (previous !== undefined && outcome === previous.outcome) return previous;
    const read = outcome.kind === 'object' ? passagesSchema.safeParse(outcome.value) : undefined;
    return { outcome, passages: read?.data?.passages };
  };

  const loadPassages: LoadPassages = async ({ site, question, after, language }) => {
    const parameters = new URLSearchParams({
      ...{ q: question, lang: language, site: site.id, max: String(passagesMax) },
    });
    for (const asked of after) parameters.append('after', asked);
    const path = `/${encodeURIComponent(site.variant.api.gkz_scope)}/answer?${parameters}`;
    const { passages, outcome } = (await cache.get(path, (previous) => ask(path, previous))).value;
    if (!passages) {
      if (!isMissing(outcome)) log.warn({ event: 'answer.failed', site: site.id, why: outcome.kind });
      return { state: 'unavailable', passages: [] };
    }
    return {
      state: passages.length === 0 ? 'nothing' : 'answered',
      passages: passages.map(({ source, ...passage }): AnswerPassage => {
        const { kind, title, language: written } = source;
        const href = kind === 'record' ? resultPath({ language }, title, [source.id]) : source.address;
        return { ...passage, source: { kind, title, href, ...(written !== '' && { language: written }) } };
      }),
    };
  };

  const load: LoadAnswer = async (asked) => {
    if (asked.question === '') return { state: 'blank', passages: [] };
    const { site, language, signal } = asked;
    const [answer, results] = await Promise.all([
      loadPassages(asked),
      loadSearch({ site, term: asked.question, language, parameters: new URLSearchParams(), signal }),
    ]);
    return { ...answer, results };
  };

  return { load, loadPassages };
}

/** What was asked, as far as anything reads it: searches, models and what is kept know of no more. */
export function shortened(asked: QuestionAsked): QuestionAsked {
  const cut = (question: string) => question.slice(0, questionMax).toWellFormed();
  return { ...asked, question: cut(asked.question), after: asked.after.map(cut) };
}
