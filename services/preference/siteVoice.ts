import type { TranslateTexts } from '#languages/translate.ts';
import type { PageContext } from '#services/pages/document.ts';
import type { PageSite } from '#services/pages/site.ts';
import type { ServiceTexts } from '#services/texts/readTexts.ts';

export type PreferenceTexts = typeof import('#languages/nl/preference.json');

/** In whose name pages and letters speak, and how. */
export interface SiteVoice extends PageContext {
  readonly t: TranslateTexts<PreferenceTexts>;
}

/** Gives the voice of a site by its id, in a language where it has texts, else in the site's own. */
export type VoiceOf = (siteId: string, language?: string) => SiteVoice;

/** @param sites at least one: the first speaks where none is named */
export function createVoices(sites: readonly PageSite[], texts: ServiceTexts<PreferenceTexts>): VoiceOf {
  const [main] = sites;
  if (!main) throw new Error('There is no site to speak for.');
  return (siteId, language = '') => {
    const site = sites.find(({ id }) => id === siteId) ?? main;
    return { site, ...(language === '' ? texts.in(site.language) : texts.in(language, site.language)) };
  };
}
