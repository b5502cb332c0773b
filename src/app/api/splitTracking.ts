/**
 * Names of parameters by which newsletters, advertisements and social media mark the links to a page, so that whoever
 * counts visits knows where they came from. They say nothing of the page itself.
 */
const names = [
  // Prefixes: Google Analytics, Matomo (three generations), HubSpot, Mailchimp.
  '(?:utm|mtm|pk|piwik|hsa|mc)_\\w+',
  // One click each: Google, Facebook and Instagram, Microsoft, X, TikTok, LinkedIn, Pinterest, Yandex, Reddit.
  'gclid|gclsrc|dclid|gbraid|wbraid|gad_source|gad_campaignid|srsltid|_ga|_gl',
  'fbclid|igshid?|msclkid|twclid|ttclid|li_fat_id|epik|yclid|rdt_cid',
  // One reader each: HubSpot, Marketo, Omeda, Vero, Klaviyo.
  '_hsenc|_hsmi|hsCtaTracking|mkt_tok|oly_(?:enc|anon)_id|vero_id|_kx',
].join('|');

const one = new RegExp(`^(?:${names})(?:=|$)`);
/** Tried on every request: says at once of nearly all that nothing is to be taken out. */
const any = new RegExp(`[?&](?:${names})(?:[=&]|$)`);

/** The query of an address, with its question mark or empty, in two. */
export interface SplitSearch {
  /** What asks for something, written as it came. */
  readonly search: string;
  /** What only tells where the visitor came from, without a question mark. */
  readonly tracking: string;
}

/**
 * Takes apart what a query asks for and what marks a link: thousands of addresses out of one newsletter are one page,
 * and no link of that page carries a reader's mark on.
 */
export function splitTracking(search: string): SplitSearch {
  if (!any.test(search)) return { search, tracking: '' };
  const parts = search.slice(1).split('&');
  const asked = parts.filter((part) => !one.test(part)).join('&');
  return { search: asked && `?${asked}`, tracking: parts.filter((part) => one.test(part)).join('&') };
}
