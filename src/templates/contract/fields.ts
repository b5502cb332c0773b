import { z } from 'zod';

/** Values that step in for a missing required field, by schema: the page goes on, the editor still hears of it. */
const fallbacks = z.registry<{ fallback: unknown }>();

/** A required field whose absence costs only itself: reported, then replaced by `fallback`. */
export function survivable<S extends z.ZodType>(schema: S, fallback: z.input<S>): S {
  // A copy: the registry knows schemas by identity, and shared ones must not inherit the fallback.
  const own = schema.clone();
  fallbacks.add(own, { fallback });
  return own;
}

/** The schema at `path` below `schema`, from its outermost wrapper to its core; none inside a union. */
function schemasAt(schema: z.core.$ZodType, path: readonly PropertyKey[]): readonly z.core.$ZodType[] {
  const [key, ...rest] = path;
  const own = key === undefined ? [schema] : [];
  if (schema instanceof z.ZodOptional) return [...own, ...schemasAt(schema.unwrap(), path)];
  if (schema instanceof z.ZodPipe) return [...own, ...schemasAt(schema.in, path)];
  if (key === undefined) return own;
  if (schema instanceof z.ZodArray) return schemasAt(schema.element, rest);
  if (!(schema instanceof z.ZodObject)) return [];
  const field: z.core.$ZodType | undefined = schema.shape[String(key)];
  return field ? schemasAt(field, rest) : [];
}

/** The fallback of the field at `path` below `schema`, if it has one. */
export function fallbackOf(schema: z.core.$ZodType, path: readonly PropertyKey[]): { value: unknown } | undefined {
  const meta = schemasAt(schema, path)
    .map((each) => fallbacks.get(each))
    .find((each) => each !== undefined);
  return meta && { value: structuredClone(meta.fallback) };
}

/** What the entries of a list are known by that are read later, each by a schema of its own. */
const laterEntries = new WeakMap<z.core.$ZodType, z.ZodType>();

/** A list whose entries are read later, one by one: `entry` has what they are known by. */
export function listReadLater(entry: z.ZodType) {
  const unread = z.unknown();
  laterEntries.set(unread, entry);
  return z.array(unread);
}

/** What an entry of the list at `path` below `schema` is known by; nothing where no list is expected. */
export function entryOf(schema: z.core.$ZodType, path: readonly PropertyKey[]): z.ZodType | undefined {
  const found = schemasAt(schema, path).find((each) => each instanceof z.ZodArray);
  const entry = found && (laterEntries.get(found.element) ?? found.element);
  return entry instanceof z.ZodType ? entry : undefined;
}

/** Plain text of one line or more; never markup. */
export const text = z.string().trim();

/** Plain text of a paragraph or a few, in the lines of its editor: with one empty line between two at most. */
export const lead = text.overwrite((value) => value.replace(/\r\n?/g, '\n').replace(/\n(?:[^\S\n]*\n){2,}/g, '\n\n'));

/** An HTML fragment as editors write it; sanitised when it is planned. */
export const html = z.string();

/** An address as the CMS writes it: an API path, a site path, an absolute URL, an anchor. */
export const address = z.string().trim();

/** A list whose empty and unreadable entries are left out. */
export function list<S extends z.ZodType>(entry: S) {
  return z.array(entry.optional()).transform((entries) => entries.filter((value) => value !== undefined));
}

/** A template or type id: a string, or an object with the string in `id`. */
export const reference = z
  .union([z.string(), z.object({ id: z.string(), name: z.string().optional() })])
  .transform((value) => (typeof value === 'string' ? value : value.id));

/** A person, organisation or page named elsewhere. */
export const namedLink = z.object({ title: text.optional(), url: address.optional() });

/** A picture of the CMS; the focus point is in pixels of the original, -1 when it was not set. */
export const image = z.object({
  source: address,
  width: z.number().optional(),
  height: z.number().optional(),
  'focuspoint-x': z.number().optional(),
  'focuspoint-y': z.number().optional(),
  alternative_text: text.optional(),
  photographer: text.optional(),
  photographer_hyperlink: address.optional(),
  photo_license: text.optional(),
  photo_license_hyperlink: address.optional(),
  source_info: text.optional(),
  source_info_hyperlink: address.optional(),
  keywords: list(text).optional(),
});
export type CmsImage = z.output<typeof image>;

/** An entry of lists and carousels. */
export const item = z.object({
  title: text,
  url: survivable(address, ''),
  lead: text.optional(),
  leadimage: image.optional(),
  contenttype: reference.optional(),
  publication_date: text.optional(),
  startdate: text.optional(),
  enddate: text.optional(),
  location: text.optional(),
});
