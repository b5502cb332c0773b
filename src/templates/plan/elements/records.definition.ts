import { z } from 'zod';
import { text } from '../../contract/fields.ts';
import { defineElement } from './defineElement.ts';

/** A publication of the query service, as far as a page shows it. */
export interface RecordSummary {
  readonly id: string;
  readonly title: string;
  /** The language it is written in, where the service knows. */
  readonly language?: string | undefined;
  readonly publisher?: string | undefined;
  readonly year?: number | undefined;
  readonly type?: string | undefined;
  readonly href: string;
}

const recordId = z.union([text, z.number()]);

/** A place in a list of publications; the server fills it once the query service has answered. */
export type RecordSlot =
  | { readonly state: 'asked'; readonly id: string }
  | { readonly state: 'found'; readonly id: string; readonly record: RecordSummary }
  | { readonly state: 'missing'; readonly id: string };

/** Publications that an editor chose by hand (the CMS's `gkzindexmanual`). */
export const recordsDefinition = defineElement({
  spellings: ['gkzindexmanual'],
  schema: z.object({
    title: text.optional(),
    gkz_content_id: z
      .union([recordId, z.array(recordId.optional())])
      .transform((ids) => (Array.isArray(ids) ? ids : [ids]).filter((id) => id !== undefined).map(String)),
  }),
  plan: (data): { title: string | undefined; slots: readonly RecordSlot[] } => ({
    title: data.title,
    slots: [...new Set(data.gkz_content_id)].map((id) => ({ state: 'asked', id })),
  }),
  showsNothing: ({ slots }) => slots.length === 0,
});
