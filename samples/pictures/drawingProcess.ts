import process from 'node:process';
import type { DrawingAnswer, DrawingQuestion } from './drawApart.ts';
import { renderPicture } from './renderPicture.ts';

/* Draws what the process asks for that started this one, and ends with it (`drawApart.ts`). */

process.on('message', async ({ id, request }: DrawingQuestion) => {
  const answer: DrawingAnswer = await renderPicture(request).then(
    (bytes) => ({ id, bytes }),
    (error: unknown) => ({ id, reason: error instanceof Error ? error.message : String(error) }),
  );
  process.send?.(answer);
});

// Whoever asked waits for its pictures before it lets go: now it has died.
process.once('disconnect', () => process.exit());

// Ctrl+C reaches both: what is being drawn is still waited for.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => {});
