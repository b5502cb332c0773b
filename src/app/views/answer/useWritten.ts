import { useCallback, useEffect, useRef, useState } from 'react';
import { isRecord } from '#templates/contract/empty.ts';
import type { WritingEnd, WrittenSentence } from '../../api/answerResponse.ts';
import type { AnswerResponse } from '../../api/responses.ts';
import { type AnswerView, threadParameters } from './address.ts';

/** What a machine has written until now. */
export interface Written {
  readonly sentences: readonly WrittenSentence[];
  /** `none`: nothing writes here; `stopped`: by who reads it. */
  readonly state: 'none' | 'writing' | 'stopped' | WritingEnd;
}

const ends: readonly string[] = ['whole', 'refused', 'silent', 'late', 'unreachable', 'busy'] satisfies WritingEnd[];

/** Follows what a model writes, as far as the page does not know it already. */
export function useWritten(view: AnswerView, { state, model, edition, written }: AnswerResponse) {
  const isWriter = model !== undefined && state === 'answered';
  const [now, setNow] = useState<Written>(written ? { sentences: written.sentences, state: written.end } : nothing);
  const events = useRef<EventSource>(undefined);
  const address = isWriter && !written ? writtenAddress(view, edition) : undefined;

  useEffect(() => {
    if (address === undefined) return undefined;
    const source = new EventSource(address);
    events.current = source;
    setNow({ sentences: [], state: 'writing' });
    source.addEventListener('sentence', ({ data }) => {
      const sentence = readSentence(data);
      if (sentence) setNow(({ sentences, state }) => ({ sentences: [...sentences, sentence], state }));
    });
    const end = (how: WritingEnd) => {
      // It would ask anew by itself.
      source.close();
      setNow(({ sentences }) => ({ sentences, state: how }));
    };
    source.addEventListener('end', ({ data }) => end(readEnd(data)));
    source.addEventListener('error', () => end('unreachable'));
    return () => source.close();
  }, [address]);

  const stop = useCallback(() => {
    events.current?.close();
    setNow(({ sentences }) => ({ sentences, state: 'stopped' }));
  }, []);
  return { written: now, stop };
}

const nothing: Written = { sentences: [], state: 'none' };

function writtenAddress({ question, language, after }: AnswerView, edition = ''): string {
  const parameters = threadParameters({ after });
  parameters.set('question', question);
  parameters.set('language', language);
  parameters.set('edition', edition);
  return `/api/answer/written?${parameters}`;
}

function readSentence(data: unknown): WrittenSentence | undefined {
  const sentence = parsed(data);
  if (!isRecord(sentence) || typeof sentence.text !== 'string' || !Array.isArray(sentence.sources)) return undefined;
  return { text: sentence.text, sources: sentence.sources.filter((number) => typeof number === 'number') };
}

function readEnd(data: unknown): WritingEnd {
  const end = parsed(data);
  return isEnd(end) ? end : 'unreachable';
}

function isEnd(value: unknown): value is WritingEnd {
  return typeof value === 'string' && ends.includes(value);
}

function parsed(data: unknown): unknown {
  try {
    return JSON.parse(String(data));
  } catch {
    return undefined;
  }
}
