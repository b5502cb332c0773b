import { z } from 'zod';
import { withoutInvisible } from '#services/query/collection/invisible.ts';
import { type CollectionRecord, foldLinks, placeKinds } from '#services/query/collection/record.ts';
import { recordLimits } from '#services/query/collection/recordLimits.ts';
import type { Change } from '#services/query/ports/collectionPort.ts';

/** Text as it is kept: whole characters, single spaces, nothing invisible, no control characters, which PostgreSQL refuses. */
function text(most: number) {
  return z
    .string('give a text')
    .transform((value) =>
      withoutInvisible(value)
        .toWellFormed()
        .replace(/[\s\p{Cc}]+/gu, ' ')
        .trim(),
    )
    .pipe(z.string().max(most, `give at most ${most} characters`));
}

const required = (most: number) => text(most).pipe(z.string().min(1, 'give a text that is not empty'));
const optional = (most: number) =>
  text(most)
    .nullish()
    .transform((value) => value ?? '');

const anyIdentifier = z
  .union([z.string(), z.number()], 'give an identifier')
  .transform(String)
  .pipe(required(recordLimits.name));

/** What stands at `/{scope}/…` besides records, and what an address drops: a record of this name could not be asked for. */
const taken = new Set([
  ...['answer', 'changes', 'clusters', 'filters', 'listing', 'places', 'suggest', 'values'],
  ...['.', '..'],
]);
const identifier = anyIdentifier.refine((id) => !taken.has(id), {
  error: ({ input }) => `give another identifier: ${input} is an address of its own`,
});

const webAddress = optional(recordLimits.address).refine(
  (url) => url === '' || (/^https?:\/\//i.test(url) && URL.canParse(url)),
  'give an address that begins with http:// or https://',
);
const link = z.object({ url: webAddress, access: optional(recordLimits.name), filetype: optional(recordLimits.name) });

const year = z
  .union([z.number(), z.string().trim().regex(/^\d+$/).transform(Number)], 'give a whole number')
  .pipe(
    z.int('give a whole number').min(1000, 'give a year from 1000 to 2999').max(2999, 'give a year from 1000 to 2999'),
  );

const keywords = z
  .union(
    [
      z.array(text(recordLimits.name)),
      text(recordLimits.text).transform((list) => list.split(/[|;]/).map((word) => word.trim())),
    ],
    {
      error: 'give a list of texts',
    },
  )
  .nullish()
  .transform((list) => [...new Set(list ?? [])].filter((word) => word !== ''))
  .pipe(
    z
      .array(z.string().max(recordLimits.name, `give keywords of at most ${recordLimits.name} characters`))
      .max(recordLimits.list, `give at most ${recordLimits.list}`),
  );

const isDeleted = z
  .union(
    [z.boolean(), z.enum(['true', 'false', '1', '0', '']).transform((given) => given === 'true' || given === '1')],
    {
      error: 'give true or false',
    },
  )
  .nullish()
  .transform((given) => given ?? false);

const deletion = z.object({ id: anyIdentifier, deleted: isDeleted });

const optionalKey = required(recordLimits.name).optional();

const description = z.object({
  id: identifier,
  title: required(recordLimits.title),
  publisher: optional(recordLimits.name),
  journal: optional(recordLimits.name),
  year: year.nullish().transform((given) => given ?? undefined),
  abstract: optional(recordLimits.text),
  keywords,
  documenttype: optional(recordLimits.name),
  language: z
    .string()
    .regex(/^(?:[a-z]{2,3})?$/, 'give a code of ISO 639 such as nl')
    .nullish()
    .transform((given) => given ?? ''),
  theme: optional(recordLimits.name),
  givenKeywords: z.array(text(recordLimits.name)).max(recordLimits.list).optional(),
  authors: z
    .array(
      z.object({
        name: required(recordLimits.name),
        orcid: optionalKey,
        role: z.literal('editor').optional().catch(undefined),
      }),
    )
    .max(recordLimits.contributors)
    .optional(),
  organisations: z
    .array(z.object({ name: required(recordLimits.name), ror: optionalKey }))
    .max(recordLimits.contributors)
    .optional(),
  doi: optionalKey,
  isbn: z.array(required(recordLimits.name)).max(recordLimits.list).optional(),
  handle: optionalKey,
  places: z
    .array(
      z.object({
        lat: z.number('give degrees').min(-90, 'give degrees from -90 to 90').max(90, 'give degrees from -90 to 90'),
        lon: z
          .number('give degrees')
          .min(-180, 'give degrees from -180 to 180')
          .max(180, 'give degrees from -180 to 180'),
        kind: z.enum(placeKinds).default('point'),
        name: optional(recordLimits.name),
      }),
      'give a list of places',
    )
    .max(recordLimits.places, `give at most ${recordLimits.places}`)
    .optional(),
});

const source = description.extend({
  links: z.array(link, 'give a list of links').max(recordLimits.list, `give at most ${recordLimits.list}`).nullish(),
  ...link.shape,
});

export type ReadChange = { kind: 'change'; change: Change } | { kind: 'bad'; reason: string };

/**
 * Reads what one line of an import says: a record (specification, section 3), with `links` or with the single link of
 * older records, or `{ id, deleted: true }`. `id` and `title` are needed; what else is missing counts as not
 * known. Keywords come as a list or as one text with `;` or `|` between them. Keys that are
 * not ours are passed over. Anything wrong is `bad`, with the field and what would be right.
 */
export function readChange(given: unknown): ReadChange {
  const intent = deletion.safeParse(given);
  if (intent.success && intent.data.deleted) return { kind: 'change', change: { kind: 'delete', id: intent.data.id } };
  const read = source.safeParse(given);
  if (!read.success) return { kind: 'bad', reason: reasonOf(read.error) };
  return { kind: 'change', change: { kind: 'put', record: recordOf(read.data) } };
}

function recordOf({ links, url, access, filetype, ...rest }: z.output<typeof source>): CollectionRecord {
  const single = { url, access, filetype };
  return foldLinks(links && links.length > 0 ? { ...rest, links } : { ...rest, ...single });
}

/** Three mistakes are enough to mend a line by. */
function reasonOf(error: z.ZodError): string {
  const mistakes = error.issues.map(({ path, message }) =>
    path.length === 0 ? 'give an object' : `${path.join('.')}: ${message}`,
  );
  return [...new Set(mistakes)].slice(0, 3).join('; ');
}
