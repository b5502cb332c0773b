import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import type { WritingEnd, WrittenAnswer, WrittenSentence } from '#app/api/answerResponse.ts';
import type { MakeRate } from '../limits/rateLimits.ts';
import type { Log } from '../log.ts';
import type { ModelSettings } from '../settings/settings.types.ts';
import { checkedSentence, markedSentences, untilLastEnd } from './checkSentence.ts';
import { instructions, material } from './instructions.ts';
import type { Writing } from './writing.ts';

export interface AnswerWriter {
  /** The name of the model. */
  readonly model: string;
  /** What was written of this before, as long as it is kept. */
  readonly kept: (writing: Writing) => WrittenAnswer | undefined;
  /**
   * Has an answer written, sentence by sentence; those who ask for the same at once hear the same one. Never rejects.
   * @param heard of each sentence that its sources bear
   */
  readonly write: (writing: Writing, heard: (sentence: WrittenSentence) => void) => Promise<WrittenAnswer>;
  /** Ends what is being written. */
  readonly settle: () => void;
}

interface AnswerWriterOptions {
  readonly model: ModelSettings;
  /** Counts the answers of a day; here alone unless given. */
  readonly makeRate?: MakeRate | undefined;
  readonly log: Log;
  readonly now?: () => number;
  /** For all of an answer (ms). */
  readonly timeoutMs?: number;
}

/** What one answer may cost, and how much of it is read. */
const tokensMax = 500;
const lettersMax = 4000;
const sentencesMax = 8;

/** Answers that are kept, and for how long: their records and pages may change. */
const keptMax = 2000;
const keptMs = 12 * 60 * 60 * 1000;

const dayMs = 24 * 60 * 60 * 1000;

/** One that is under way: what it said, and who listens. */
interface UnderWay {
  readonly sentences: WrittenSentence[];
  readonly listeners: Set<(sentence: WrittenSentence) => void>;
  readonly end: Promise<WritingEnd>;
}

/** Has a language model write answers from passages. What their sources do not bear is dropped, whatever was said to it. */
export function createAnswerWriter({
  model: { baseUrl, model, apiKey, dailyAnswers },
  log,
  makeRate = (rate) => new RateLimiterMemory(rate),
  now = Date.now,
  timeoutMs = 30_000,
}: AnswerWriterOptions): AnswerWriter {
  const kept = new LRUCache<string, WrittenAnswer>({ max: keptMax, ttl: keptMs });
  const underWay = new Map<string, UnderWay>();
  const stopping = new AbortController();
  const budget = makeRate({ keyPrefix: 'answers-of-day', points: dailyAnswers, duration: dayMs / 1000 });

  /** Counts one more answer, where the day has room for it. */
  const mayWrite = async () => {
    try {
      await budget.consume(String(Math.floor(now() / dayMs)));
      return true;
    } catch (refused) {
      if (!(refused instanceof RateLimiterRes)) throw refused;
      return false;
    }
  };

  const ask = async (writing: Writing, tell: (sentence: WrittenSentence) => number): Promise<WritingEnd> => {
    const { OpenAI } = await import('openai');
    const client = new OpenAI({
      ...{ baseURL: baseUrl, apiKey: apiKey ?? 'none', maxRetries: 0, timeout: timeoutMs },
      // It would log what it cannot read, as it came.
      logLevel: 'off',
    });
    const signal = AbortSignal.any([stopping.signal, AbortSignal.timeout(timeoutMs)]);
    const stream = await client.chat.completions.create(
      {
        ...{ model, stream: true, temperature: 0, max_tokens: tokensMax },
        messages: [
          { role: 'system', content: instructions(writing.language) },
          { role: 'user', content: material(writing) },
        ],
      },
      { signal },
    );
    let text = '';
    let read = 0;
    let count = 0;
    let refused = false;
    let isWhole = false;
    let isCut = false;
    const take = (until: number) => {
      for (const sentence of markedSentences(text.slice(read, until))) {
        const checked = checkedSentence(sentence, writing.passages);
        if (checked) count = tell(checked);
      }
      read = until;
    };
    for await (const { choices } of stream) {
      const [choice] = choices;
      if (choice?.finish_reason) isWhole = true;
      if (choice?.delta.refusal || choice?.finish_reason === 'content_filter') refused = true;
      text += choice?.delta.content ?? '';
      const line = text.lastIndexOf('\n');
      if (line > read) take(line);
      // Without more tokens or letters to it, the sentence that was under way would say something else.
      isCut = choice?.finish_reason === 'length' || text.length > lettersMax;
      isWhole ||= isCut || count >= sentencesMax;
      if (isWhole) break;
    }
    // The client ends its stream without a word when it is given up; the line that was under way has no end.
    if (signal.aborted) return 'late';
    // A stream that a service or a proxy closed halfway ends like any other, but for the reason that a model gives.
    if (!isWhole) return 'unreachable';
    take(isCut ? read + untilLastEnd(text.slice(read)).length : text.length);
    if (count > 0) return 'whole';
    return refused || /^\s*(?:NONE|GEEN)\b/.test(text) ? 'refused' : 'silent';
  };

  const begin = (key: string, writing: Writing): UnderWay => {
    const sentences: WrittenSentence[] = [];
    const listeners: UnderWay['listeners'] = new Set();
    const tell = (sentence: WrittenSentence) => {
      if (sentences.length < sentencesMax && !sentences.some(({ text }) => text === sentence.text)) {
        sentences.push(sentence);
        for (const heard of listeners) heard(sentence);
      }
      return sentences.length;
    };
    const end = ask(writing, tell)
      .catch((error: unknown): WritingEnd => {
        const isLate = error instanceof Error && /abort|timed? ?out/i.test(`${error.name} ${error.message}`);
        // What was said, to whom and by which key stays out of logs.
        log.warn({ event: 'answer.unwritten', why: isLate ? 'late' : 'unreachable' });
        return isLate ? 'late' : 'unreachable';
      })
      .then((ended) => {
        underWay.delete(key);
        if (ended === 'whole' || ended === 'refused' || ended === 'silent') kept.set(key, { sentences, end: ended });
        return ended;
      });
    const begun = { sentences, listeners, end };
    underWay.set(key, begun);
    return begun;
  };

  return {
    model,
    kept: (writing) => kept.get(keyOf(writing)),
    write: async (writing, heard) => {
      const key = keyOf(writing);
      const known = kept.get(key);
      if (known) {
        for (const sentence of known.sentences) heard(sentence);
        return known;
      }
      // Whoever asked for the same was counted meanwhile, and has begun.
      const running =
        underWay.get(key) ?? ((await mayWrite()) ? (underWay.get(key) ?? begin(key, writing)) : undefined);
      if (!running) return { sentences: [], end: 'busy' };
      for (const sentence of running.sentences) heard(sentence);
      running.listeners.add(heard);
      const end = await running.end;
      running.listeners.delete(heard);
      return { sentences: running.sentences, end };
    },
    settle: () => stopping.abort(),
  };
}

/** The same for the same question about the same passages. */
function keyOf({ question, after, language, passages }: Writing): string {
  const quoted = passages.map(({ quote, before, after: behind, source }) => [quote, before, behind, source.title]);
  return createHash('sha256')
    .update(JSON.stringify([question, after, language, quoted]))
    .digest('base64url');
}
