import type { ModelSettings } from '../settings/settings.types.ts';
import { instructions, material } from './instructions.ts';
import { isAboutBounds } from './modelFailure.ts';
import type { Writing } from './writing.ts';

/** What one answer may cost (tokens), with what a model thinks before it writes. */
const tokensMax = 2000;

type Bounds = Readonly<
  { temperature: 0; max_tokens: number } | { max_completion_tokens: number; reasoning_effort?: 'low' }
>;

/** In OpenAI's words: what every service knows, then what its newer models ask for instead, which may think or not. */
const boundsKnown: readonly [Bounds, ...Bounds[]] = [
  { temperature: 0, max_tokens: tokensMax },
  { max_completion_tokens: tokensMax, reasoning_effort: 'low' },
  { max_completion_tokens: tokensMax },
];

/**
 * Asks a model for an answer; what it resolves to is its stream of chat completions. It learns from refusals how that model
 * is bounded, once for all answers.
 *
 * @param timeoutMs for all of an answer
 */
export function createModelClient({ baseUrl, model, apiKey }: ModelSettings, timeoutMs: number) {
  let bounds = boundsKnown;
  return async (writing: Writing, signal: AbortSignal) => {
    const { OpenAI } = await import('openai');
    const client = new OpenAI({
      ...{ baseURL: baseUrl, apiKey: apiKey ?? 'none', maxRetries: 0, timeout: timeoutMs },
      // It would log what it cannot read, as it came.
      logLevel: 'off',
    });
    const create = (bounded: Bounds) =>
      client.chat.completions.create(
        {
          ...{ model, stream: true, ...bounded },
          messages: [
            { role: 'system', content: instructions(writing.language) },
            { role: 'user', content: material(writing) },
          ],
        },
        { signal },
      );
    const open = async (known: typeof boundsKnown): Promise<Awaited<ReturnType<typeof create>>> => {
      const [bounded, next, ...others] = known;
      try {
        const stream = await create(bounded);
        bounds = known;
        return stream;
      } catch (error) {
        if (next === undefined || !isAboutBounds(error)) throw error;
        return open([next, ...others]);
      }
    };
    return open(bounds);
  };
}
