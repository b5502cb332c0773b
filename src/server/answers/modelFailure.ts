import { z } from 'zod';
import type { WritingEnd } from '#app/api/answerResponse.ts';

/** What it means that a call to a model failed. */
export interface ModelFailure {
  readonly end: WritingEnd;
  /** What the service answered, where it did (HTTP). */
  readonly status: number | undefined;
  /** How long it is not asked again (ms): one that is away or has too much to do answers nobody else either. */
  readonly restMs: number;
}

/** Errors of the client: those that are no answers have no status. */
const failureSchema = z.object({
  name: z.string(),
  message: z.string(),
  status: z.number().optional().catch(undefined),
  code: z.string().optional().catch(undefined),
  param: z.string().optional().catch(undefined),
  headers: z.instanceof(Headers).optional().catch(undefined),
});

/** Where a service does not say how long, and the longest that it may say (ms). */
const [restMs, restMostMs] = [10_000, 600_000] as const;

export function failureOf(error: unknown): ModelFailure {
  const { name = '', message = '', status, code, headers } = failureSchema.safeParse(error).data ?? {};
  // What a service says of its own time is an answer.
  const isLate = status === undefined && /abort|timed? ?out/i.test(`${name} ${message}`);
  if (isLate) return { end: 'late', status, restMs: /timed? ?out/i.test(`${name} ${message}`) ? restMs : 0 };
  // Of Azure, whose filter looks at what is asked as well.
  if (code === 'content_filter') return { end: 'refused', status, restMs: 0 };
  const isAway = status === undefined ? /connection/i.test(message) : status === 429 || status >= 500;
  return { end: 'unreachable', status, restMs: isAway ? restOf(headers?.get('retry-after')) : 0 };
}

/** Whether a service takes no request with such bounds. */
export function isAboutBounds(error: unknown): boolean {
  const { message = '', param = '', status } = failureSchema.safeParse(error).data ?? {};
  return status === 400 && /temperature|max_(?:completion_)?tokens|reasoning_effort/.test(`${param} ${message}`);
}

/** @param after of `Retry-After`, in seconds; services of models give no date */
function restOf(after: string | null | undefined): number {
  return after && /^\d+$/.test(after) ? Math.min(Number(after) * 1000, restMostMs) : restMs;
}
