import { z } from 'zod';
import { presets } from './place.ts';

/*
 * What a run found, as the file that the review, the report and the gate read.
 */

const region = z.object({ x: z.number(), y: z.number(), width: z.number(), height: z.number() });

const viewSchema = z.object({
  site: z.string(),
  mode: z.enum(['light', 'dark']),
  width: z.number(),
  preset: z.enum(presets).exactOptional(),
});

/** What one side of a place is: its fingerprint, its picture by hash, and the arguments besides the story's own. */
const side = z.object({
  fingerprint: z.string(),
  picture: z.string(),
  height: z.number(),
  args: z.record(z.string(), z.unknown()).readonly(),
});

const detailSchema = z.object({
  /** Lines of the ARIA snapshot that went (`-`) or came (`+`). */
  aria: z.array(z.string()),
  /** Computed styles of elements in the changed region. */
  styles: z.array(z.object({ element: z.string(), property: z.string(), before: z.string(), after: z.string() })),
  /** What axe finds on one side only. */
  axe: z.array(z.object({ rule: z.string(), help: z.string(), since: z.enum(['gone', 'new']) })),
});

const differenceSchema = z.object({
  key: z.string(),
  story: z.string(),
  variant: z.string(),
  view: viewSchema,
  kind: z.enum(['changed', 'added', 'removed', 'renamed']),
  /** The story it was, when it has another name now. */
  formerly: z.string().exactOptional(),
  before: side.nullable(),
  after: side.nullable(),
  /** The picture of the difference, and where it lies; with both sides only. */
  difference: z.object({ picture: z.string(), region, changed: z.number() }).nullable(),
  detail: detailSchema.nullable(),
  /** The cause it is listed under, and others that reach it too. Empty where nothing predicted it. */
  cause: z.string(),
  alsoCauses: z.array(z.string()),
});

const causeSchema = z.object({
  id: z.string(),
  kind: z.enum(['token', 'font', 'picture', 'module', 'style', 'order', 'package', 'setting', 'story', 'unpredicted']),
  /** What changed: a token's property, a file, a class, a package; of stories what became of them. */
  subject: z.string(),
  /** The theme, for a token; the site that came or went, for stories. */
  site: z.string().exactOptional(),
  before: z.string().exactOptional(),
  after: z.string().exactOptional(),
  /** Components that use it by their own word. */
  users: z.array(z.string()),
  /** How many places it was expected to change. */
  predicted: z.number(),
  /** Of these, places that look the same. */
  unchanged: z.array(z.string()),
});

export const resultsSchema = z.object({
  base: z.object({ name: z.string(), commit: z.string(), tree: z.string() }),
  head: z.object({ name: z.string(), commit: z.string(), tree: z.string() }),
  at: z.string(),
  complete: z.boolean(),
  /** What the run was restricted to; nothing where all of these are empty. */
  filters: z.object({
    sites: z.array(z.string()).readonly(),
    stories: z.array(z.string()).readonly(),
    folders: z.array(z.string()).readonly(),
    presets: z.array(z.enum(presets)).readonly(),
  }),
  counts: z.object({ places: z.number(), same: z.number(), captured: z.number(), equal: z.number() }),
  stories: z.record(
    z.string(),
    z.object({
      title: z.string(),
      name: z.string(),
      file: z.string(),
    }),
  ),
  causes: z.array(causeSchema),
  differences: z.array(differenceSchema),
  broken: z.array(z.object({ key: z.string(), side: z.enum(['before', 'after', 'both']), why: z.string() })),
});

export type Results = z.output<typeof resultsSchema>;
export type Difference = Results['differences'][number];
export type Cause = Results['causes'][number];
export type Detail = z.output<typeof detailSchema>;
export type Side = z.output<typeof side>;
