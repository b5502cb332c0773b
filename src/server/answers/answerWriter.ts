import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import type { WritingEnd, WrittenAnswer, WrittenSentence } from '#app/api/answerResponse.ts';
import type { MakeRate } from '../limits/rateLimits.ts';
import type { Log } from '../log.ts';
import type { ModelSettings } from '../settings/settings.types.ts';
import { checkedSentence } from './checkSentence.ts';
import { markedSentences, untilLastBegun, untilLastEnd } from './markedSentences.ts';
import { createModelClient } from './modelClient.ts';
import { failureOf } from './modelFailure.ts';
import { type ModelPiece, pieceOf, withoutThoughts } from './modelPiece.ts';
import type { Writing } from './writing.ts';

export interface AnswerWriter {
  /** The name of the model. */
  readonly model: string;
  /** What was written of this before, as long as it is kept. */
  readonly kept: (writing: Writing) => WrittenAnswer | undefined;
  /** Whether its service has just said that it has too much to do, or did not answer at all: it is not asked again yet. */
  readonly isAway: () => boolean;
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

/** How much of an answer is read, and of what a model thought before it (characters). */
const lettersMax = 4000;
const thoughtsMax = 20_000;
const sentencesMax = 8;

/** Where a sentence may have ended, and another one begins. */
const between = /[.!?\]】)]\s*\S|\n/;
/** What may be the first half of such a place. */
const atEnd = /[.!?\]】)]?[^\S\n]*$/;

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
  model: settings,
  log,
  makeRate = (rate) => new RateLimiterMemory(rate),
  now = Date.now,
  timeoutMs = 30_000,
}: AnswerWriterOptions): AnswerWriter {
  const kept = new LRUCache<string, WrittenAnswer>({ max: keptMax, ttl: keptMs });
  const askModel = createModelClient(settings, timeoutMs);
  const underWay = new Map<string, UnderWay>();
  const stopping = new AbortController();
  const budget = makeRate({ keyPrefix: 'answers-of-day', points: settings.dailyAnswers, duration: dayMs / 1000 });
  let restsUntil = 0;

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
    const signal = AbortSignal.any([stopping.signal, AbortSignal.timeout(timeoutMs)]);
    const stream = await askModel(writing, signal);
    let said = '';
    let text = '';
    let read = 0;
    let count = 0;
    let refused = false;
    let end: ModelPiece['end'];
    const take = (lines: string) => {
      // All of them each time, which are few: how the end of a line is written decides what is a mark before it.
      for (const sentence of markedSentences(lines)) {
        const checked = checkedSentence(sentence, writing.passages);
        if (checked) count = tell(checked);
      }
    };
    for await (const event of stream) {
      const piece = pieceOf(event);
      refused ||= piece.isRefused;
      said += piece.text;
      text = withoutThoughts(said);
      if (between.test(text.slice(read))) {
        take(untilLastBegun(text));
        read = text.search(atEnd);
      }
      // Without more tokens or letters to it, the sentence that was under way would say something else.
      if (text.length > lettersMax || said.length > thoughtsMax) end = 'cut';
      else end = piece.end ?? (count >= sentencesMax ? 'whole' : undefined);
      if (end) break;
    }
    // The client ends its stream without a word when it is given up; the line that was under way has no end.
    if (signal.aborted) return 'late';
    // A stream that a service or a proxy closed halfway ends like any other, but for the reason that a model gives.
    if (end === undefined || end === 'broken') return 'unreachable';
    take(end === 'cut' ? untilLastEnd(text) : text);
    if (count > 0) return 'whole';
    return refused || /^[^\p{L}\p{N}]*(?:NONE|GEEN)?[^\p{L}\p{N}]*$/iu.test(text) ? 'refused' : 'silent';
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
        const { end, status, restMs } = failureOf(error);
        restsUntil = Math.max(restsUntil, now() + restMs);
        // What was said, to whom and by which key stays out of logs.
        log.warn({ event: 'answer.unwritten', why: end, status });
        return end;
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
    model: settings.model,
    kept: (writing) => kept.get(keyOf(writing)),
    isAway: () => now() < restsUntil,
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
