import { contactFormPath } from '#app/api/contactFormAddress.ts';
import { type Language, languages } from '#languages/languages.ts';
import type { ServedSite } from '../sites/siteDirectory.ts';

/** A place where the CMS may have a page. */
export interface CmsAddress {
  readonly language: Language;
  /** Below the CMS's base address. */
  readonly path: string;
}

/**
 * Where the CMS may have a page of a site, likeliest first: in a language and then the others; then the same in the
 * spelling of older pages, which answer under the address they carry and end in `.htm`.
 * @param rest the page's path as `cmsPath` gives it; empty for home
 */
export function cmsAddresses(site: ServedSite, language: Language, rest: string): readonly CmsAddress[] {
  const inOrder = [language, ...languages.filter((other) => other !== language)];
  const spellings = rest === '' ? [rest] : [rest, `${rest}.htm`];
  return spellings.flatMap((spelling) =>
    inOrder.map((each) => ({ language: each, path: cmsAddress(site, each, spelling) })),
  );
}

/** Every site's contact form is that of the first one (specification, section 7). */
const contactForm = { rest: new RegExp(`^${contactFormPath}(?:\\.htm)?$`, 'i'), cname: 'groenkennisnet' } as const;

function cmsAddress(site: ServedSite, language: Language, rest: string): string {
  if (rest === '') return homePath(site, language);
  const cname = contactForm.rest.test(rest) ? contactForm.cname : site.plan.cname;
  return `/${language}/${cname}${rest}`;
}

/** Where an address of the CMS says its language. */
const languageSegment = new RegExp(`^/(?:${languages.join('|')})(?=/|$)`);

/** The address of a site's home: its configuration's, of which only the path counts; the origin is the CMS's own. */
export function homePath(site: ServedSite, language: Language): string {
  return new URL(site.variant.site.home).pathname.replace(languageSegment, `/${language}`);
}
