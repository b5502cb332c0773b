import { z } from 'zod';

/** A host name, or all names below one (`*.example.nl`); without a scheme, and with a port only where it is not the usual one. */
const hostPattern = z
  .string()
  .regex(
    /^(?:\*\.)?[a-z0-9-]+(?:\.[a-z0-9-]+)+(?::\d+)?$/,
    'A host is a name such as "www.example.nl" or "*.example.nl"',
  );

/**
 * One portlet: a search of its own in a part of the collection, under its own name, which other sites may embed
 * (specification, sections 1 and 3). Its styles stand beside it, as a site's do: `tokens.json`, `site.css` and
 * `logo.svg`.
 */
export const portletSchema = z.strictObject({
  /** The folder's name; what its address (`/portlet/{domain}`) and its theme (`data-site`) are called. */
  domain: z.string().regex(/^[a-z0-9-]+$/),
  /** The name beside the logo and in the document's title. */
  site: z.strictObject({ title: z.string().min(1) }),
  /** The heading of its first page: what one finds here. */
  title: z.string().min(1),
  /** A sentence or two below that. */
  description: z.string().min(1),
  /** The code of a language that has a folder in `languages`. */
  language: z.string().regex(/^[a-z]{2}$/),
  /** The collection of the query service that it searches. */
  scope: z.string().min(1),
  /** Values by facet that every record has to have: always applied, never shown as a choice of the visitor's. */
  filters: z.record(z.string().regex(/^[a-z]+$/), z.array(z.string().min(1)).min(1)),
  /** Hosts whose pages may show it in a frame; reached by https. */
  embedHosts: z.array(hostPattern),
  /** The logo's own size in its file's units: `logo.svg` beside this file, with the drawing under `id="logo"`. */
  logo: z.strictObject({ width: z.number().positive(), height: z.number().positive() }),
});

export type Portlet = z.output<typeof portletSchema>;

/** Types a portlet's registration where it is written; it is validated where portlets are read. */
export function definePortlet(portlet: z.input<typeof portletSchema>): z.input<typeof portletSchema> {
  return portlet;
}
