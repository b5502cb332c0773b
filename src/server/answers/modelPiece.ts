import { z } from 'zod';

/** What one event of a stream of chat completions adds to what a model says. */
export interface ModelPiece {
  readonly text: string;
  /** The model will not answer, or may not. */
  readonly isRefused: boolean;
  /** `cut`: before its last sentence was whole; nothing while it goes on. */
  readonly end: 'whole' | 'cut' | 'broken' | undefined;
}

const textPart = z.object({ type: z.literal('text'), text: z.string() });

/**
 * Of OpenAI's protocol as far as it is read here, and as others speak it: Azure sends choices without a `delta` and
 * services that count what was used events without choices, and models that think give their text in parts.
 */
const eventSchema = z.object({
  choices: z
    .array(
      z.object({
        delta: z
          .object({
            content: z.union([z.string(), z.array(z.unknown())]).nullish(),
            refusal: z.string().nullish(),
          })
          .nullish(),
        finish_reason: z.string().nullish(),
      }),
    )
    .nullish(),
});

/** Why services end a stream before the model has. */
const cuts: readonly string[] = ['length', 'model_length', 'content_filter'];

/** @throws ZodError for what is no event of that protocol */
export function pieceOf(event: unknown): ModelPiece {
  const [choice] = eventSchema.parse(event).choices ?? [];
  const { content, refusal } = choice?.delta ?? {};
  const reason = choice?.finish_reason;
  return {
    text: typeof content === 'string' ? content : (content ?? []).map(textOfPart).join(''),
    isRefused: Boolean(refusal) || reason === 'content_filter',
    end: endOf(reason),
  };
}

/** Thoughts are parts as well, of another type. */
function textOfPart(part: unknown): string {
  return textPart.safeParse(part).data?.text ?? '';
}

function endOf(reason: string | null | undefined): ModelPiece['end'] {
  if (!reason) return undefined;
  if (reason === 'error') return 'broken';
  return cuts.includes(reason) ? 'cut' : 'whole';
}

/** Where services do not know a model's thoughts, these come first in what it says, between such marks. */
const thoughts = /^\s*<(think|thinking|thought|reasoning)>[\s\S]*?(?:<\/\1>|$)/;

/** What a model says until now without what it thinks first: that is for nobody to read. */
export function withoutThoughts(said: string): string {
  return said.replace(thoughts, '');
}
