import { z } from 'zod';

/** More than any page has, and less than what the database refuses. */
const paragraphsMax = 2000;

/** Text as it is kept: whole characters and no control characters, which PostgreSQL refuses, but for ends of lines. */
const text = (most: number) =>
  z
    .string()
    .max(most)
    .transform((value) => value.toWellFormed().replace(/[^\P{Cc}\n]/gu, ' '));

const page = z.object({
  site: text(200),
  address: text(2000),
  language: z.enum(['nl', 'en']),
  title: text(2000),
  paragraphs: z.array(z.object({ heading: text(2000), text: text(100_000) })).max(paragraphsMax),
  version: text(200),
});

/** What a portal tells of the pages of its sites. */
export const pageChanges = z.object({
  changes: z
    .array(
      z.discriminatedUnion('kind', [
        z.object({ kind: z.literal('put'), page }),
        z.object({ kind: z.literal('delete'), site: text(200), address: text(2000) }),
      ]),
    )
    .max(1000),
});
