import { z } from 'zod';

/** What another party's script is loaded from; empty means that there is none. */
const scriptAddress = z.union([z.literal(''), z.url({ protocol: /^https$/ })]);

/** Hosts, ids and addresses that differ between the production and the acceptance CMS (specification, section 3). */
const variantSchema = z.strictObject({
  site: z.strictObject({
    /** Address of the home page's content: the content API's base, language and cname. */
    home: z.url({ protocol: /^https?$/ }),
    /** The name in the top bar, in the document's title and in the feed. */
    title: z.string().min(1),
  }),
  /** Placeholder of the search field when the page brings none of its own. */
  search_placeholder: z.string(),
  /** Address of the personalisation script; empty means none. Nothing is requested before the visitor agrees. */
  blueconic_script: scriptAddress,
  /** Address of the script that counts visits, from the page's data layer; the same holds for it. */
  analytics_script: scriptAddress,
  api: z.strictObject({
    /** The site's name in the paths of the content API: `/{language}/{cname}/{path}`. */
    cname: z.string().regex(/^[a-z0-9-]+$/),
    /** Ids of the page sections that hold the menu, the footer and the legal row. */
    menu: z.string().regex(/^\d+$/),
    footer: z.string().regex(/^\d+$/),
    legal: z.string().regex(/^\d+$/),
    /** Scopes of the query service for the search and for the map. */
    gkz_scope: z.string().min(1),
    map_scope: z.string().min(1),
  }),
});

/** A rule of the report for editors that a site does not want to hear of. */
const silenceSchema = z.strictObject({
  /** The id of the rule, as `docs/content-report.md` lists it. */
  rule: z.string().regex(/^[a-z-]+$/),
  /** For the colleague who finds it in a year. */
  reason: z.string().min(10),
  /** The last day it holds; without end when there is none. */
  until: z.iso.date().optional(),
  /** The beginning of the path of the pages it is for; all when there is none. */
  path: z.string().startsWith('/').optional(),
});

/** One site: everything the portal knows about it that is not a colour, a font or a logo (those stand beside it). */
export const siteSchema = z.strictObject({
  /** The folder's name; also the first label of the local host name. */
  id: z.string().regex(/^[a-z0-9-]+$/),
  /** Sites are listed in this order; the lowest one answers on the bare host and on unknown hosts. */
  order: z.int().positive(),
  /** The address visitors know, without a trailing slash: what canonical links are made of. */
  origin: z.url({ protocol: /^https$/ }).refine((url) => !url.endsWith('/'), 'An origin ends without a slash'),
  /** Further host names the site answers on. */
  hosts: z.array(z.string().regex(/^[a-z0-9.-]+$/)),
  /** The code of a language that has a folder in `languages`. */
  language: z.string().regex(/^[a-z]{2}$/),
  title: z.string().min(1),
  description: z.string().min(1),
  keywords: z.array(z.string().min(1)),
  /** Whether visitors can sign in, comment and keep bookmarks. */
  interactivity: z.strictObject({ enabled: z.boolean() }),
  /** The logo's own size in its file's units: `logo.svg` beside this file, with the drawing under `id="logo"`. */
  logo: z.strictObject({ width: z.number().positive(), height: z.number().positive() }),
  /** What editors of this site are not told; it is counted and listed with its reason all the same. */
  silenced: z.array(silenceSchema).optional(),
  variants: z.strictObject({ production: variantSchema, acceptance: variantSchema }),
});

export type Site = z.output<typeof siteSchema>;

/** Types a site's registration where it is written; it is validated where sites are read. */
export function defineSite(site: z.input<typeof siteSchema>): z.input<typeof siteSchema> {
  return site;
}
