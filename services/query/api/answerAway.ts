import type { EngineAway } from '#services/query/ports/engineAway.ts';

/** 503: the engine is away for a while, and whoever asks may do so again. */
export const answerAway = ({ retryAfter }: EngineAway): Response =>
  Response.json(
    { error: { reason: 'What the query service searches in does not answer now.' } },
    { status: 503, headers: { 'Retry-After': String(retryAfter) } },
  );
