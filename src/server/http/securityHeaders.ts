/** Where browsers tell what a document tried that its policy forbids. */
export const violationsPath = '/api/violations';

/** No code of a document may bring in HTML or scripts as text, but by the two places that vouch for theirs. */
const trustedTypes = ["require-trusted-types-for 'script'", 'trusted-types portal-html portal-script'];

/** Understood by all browsers; its successor `report-to` silences it, and is late or silent itself in some. */
const reporting = `report-uri ${violationsPath}`;

/**
 * What documents may do. Styles are files, or the same word for word in the document, and so are the attributes of style
 * that components measure (`allowInline`); scripts set theirs through the object model, which no policy minds.
 * `style-src` speaks to browsers that cannot tell the two apart. Providers of video appear in frames only, and only
 * after the visitor's consent.
 */
const documentPolicy = [
  "default-src 'self'",
  "script-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "style-src-elem 'self'",
  "style-src-attr 'none'",
  "img-src 'self' data:",
  "font-src 'self'",
  "connect-src 'self'",
  "media-src 'self' https:",
  'frame-src https://www.youtube-nocookie.com https://player.vimeo.com',
  "worker-src 'self'",
  "manifest-src 'self'",
  "form-action 'self'",
  "base-uri 'none'",
  "object-src 'none'",
  "frame-ancestors 'none'",
  ...trustedTypes,
  reporting,
].join('; ');

const everywhere = {
  'x-content-type-options': 'nosniff',
  'cross-origin-resource-policy': 'same-origin',
} as const;

/** Headers of an HTML document that needs no origin but the portal's. The opener policy leaves the sign-in popup its way back. */
export const documentHeaders = {
  ...everywhere,
  'content-security-policy': documentPolicy,
  'cross-origin-opener-policy': 'same-origin-allow-popups',
  'origin-agent-cluster': '?1',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=(), browsing-topics=()',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'x-frame-options': 'DENY',
} as const;

/** What stands in a document itself, as its policy names it: `sha256-…`. */
export interface InlineHashes {
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
  /** Values of its attributes of style. */
  readonly attributes: readonly string[];
}

/** The same headers for a document that holds these styles and scripts. */
export function allowInline(
  headers: Readonly<Record<string, string>>,
  { scripts, styles, attributes }: InlineHashes,
): Readonly<Record<string, string>> {
  const policy = headers['content-security-policy'];
  if (policy === undefined) return headers;
  const quoted = (hashes: readonly string[]) => hashes.map((hash) => `'${hash}'`);
  return {
    ...headers,
    'content-security-policy': policy
      .replace("script-src 'self'", ["script-src 'self'", ...quoted(scripts)].join(' '))
      .replace("style-src-elem 'self'", ["style-src-elem 'self'", ...quoted(styles)].join(' '))
      .replace("style-src-attr 'none'", attributeSource(quoted(attributes))),
  };
}

function attributeSource(hashes: readonly string[]): string {
  return hashes.length === 0 ? "style-src-attr 'none'" : ["style-src-attr 'unsafe-hashes'", ...hashes].join(' ');
}

/** Where else than at the portal a site's documents may find something: origins, like `https://cijfers.example.nl`. */
export interface OutsideOrigins {
  /** Scripts that come after consent, and what these talk to. */
  readonly scripts: readonly string[];
  /** What the portal's own scripts talk to. */
  readonly connections: readonly string[];
  /** What may be shown in frames: a provider that renews a visitor's sign-in unseen. */
  readonly frames: readonly string[];
  /** Where forms may lead in the end: browsers hold the redirect to where visitors sign in or out against the form. */
  readonly forms: readonly string[];
  /** Where pictures come from: tiles, where a map is. */
  readonly pictures?: readonly string[];
}

/**
 * Headers of a site's public documents: they reach what that site has configured, and nothing of another's. Scripts of
 * others may not know of trusted types: where there are some, what they do is only told.
 */
export function siteDocumentHeaders({
  scripts,
  connections,
  frames,
  forms,
  pictures = [],
}: OutsideOrigins): Record<string, string> {
  const policy = documentPolicy
    .replace("script-src 'self'", ["script-src 'self'", ...scripts].join(' '))
    .replace("connect-src 'self'", ["connect-src 'self'", ...scripts, ...connections].join(' '))
    .replace("img-src 'self'", ["img-src 'self'", ...pictures].join(' '))
    .replace('frame-src', ['frame-src', ...frames].join(' '))
    .replace("form-action 'self'", ["form-action 'self'", ...forms].join(' '));
  if (scripts.length === 0) return { ...documentHeaders, 'content-security-policy': policy };
  return {
    ...documentHeaders,
    'content-security-policy': policy.replace(`; ${trustedTypes.join('; ')}`, ''),
    'content-security-policy-report-only': [...trustedTypes, reporting].join('; '),
  };
}

/**
 * Headers of a preview: pages of these origins may frame it, it may send its forms there (it may show the theme of one
 * site on the host of another), and it frames documents of its own.
 * @param embedders further origins that may frame it, or open it in a window and send it what is typed there: any opener
 * policy but none would cut that window off
 */
export function framedDocumentHeaders(
  origins: readonly string[],
  embedders: readonly string[] = [],
): Record<string, string> {
  const { 'x-frame-options': _, ...headers } = documentHeaders;
  const own = ["'self'", ...origins].join(' ');
  const policy = documentPolicy
    .replace("frame-ancestors 'none'", `frame-ancestors ${[own, ...embedders].join(' ')}`)
    .replace('frame-src', "frame-src 'self'")
    .replace("form-action 'self'", `form-action ${own}`);
  return {
    ...headers,
    'content-security-policy': policy,
    ...(embedders.length > 0 && { 'cross-origin-opener-policy': 'unsafe-none' }),
  };
}

/**
 * Headers of a portlet's document, which pages at these sources may show in a frame. There is no sign-in there, and pages
 * that isolate themselves may load it.
 */
export function embeddableHeaders(embedders: readonly string[]): Record<string, string> {
  const { 'x-frame-options': _, ...headers } = documentHeaders;
  return {
    ...headers,
    'content-security-policy': documentPolicy.replace(
      "frame-ancestors 'none'",
      ['frame-ancestors', "'self'", ...embedders].join(' '),
    ),
    'cross-origin-resource-policy': 'cross-origin',
  };
}

/**
 * Headers of a page that is text alone and stands for any other, in a portlet's frame as well: nothing can be done there
 * but to ask again.
 */
export const plainDocumentHeaders = {
  ...everywhere,
  'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'",
  'cross-origin-resource-policy': 'cross-origin',
  'referrer-policy': 'strict-origin-when-cross-origin',
} as const;

/** Headers of the page with the code of a portlet, which shows what it is the code of. */
export const embedCodeHeaders = {
  ...documentHeaders,
  'content-security-policy': documentPolicy.replace(/frame-src [^;]*/, "frame-src 'self'"),
} as const;

/** Headers of everything else: data, pictures, files. Opened by themselves they can do nothing at all. */
export const resourceHeaders = {
  ...everywhere,
  'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'",
} as const;

/**
 * Headers of what a portlet needs wherever it is embedded: in a sandbox its page has no origin, and everything it loads
 * is another's. Scripts, styles and public answers; nothing that is private.
 */
export const sharedResourceHeaders = {
  ...resourceHeaders,
  'cross-origin-resource-policy': 'cross-origin',
  'access-control-allow-origin': '*',
} as const;

/**
 * What every answer says, also those that come from none of the portal's parts: that browsers believe its type and,
 * where the site is reached by https, keep to that for a year.
 */
export function headersOfAll(origin: string): Record<string, string> {
  const type = { 'x-content-type-options': everywhere['x-content-type-options'] };
  return origin.startsWith('https:') ? { ...type, 'strict-transport-security': 'max-age=31536000' } : type;
}
