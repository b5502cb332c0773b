import * as pages from '#services/pages/answerPage.ts';
import type { SiteLook } from '#services/pages/document.ts';
import type { PageContext } from '../pageContext.ts';
import type { IdentitySite } from '../site.ts';

/** Where the pages' own styles are. */
export const stylesPath = '/u/pages.css';

interface PageFacts extends Pick<pages.PageFacts, 'title' | 'body' | 'status' | 'headers' | 'script'> {
  /** How many fields are wrong. */
  readonly faultCount?: number;
  /** Whether the page itself leads on to the site, so that nothing below has to. */
  readonly leadsOn?: boolean;
}

/** Answers with a page. */
export type AnswerPage = (context: PageContext, facts: PageFacts) => Promise<Response>;

interface AnswerParts {
  readonly sites: readonly IdentitySite[];
  readonly lookOf: (siteId: string) => SiteLook;
}

export function createAnswerPage(parts: AnswerParts): AnswerPage {
  const answer = pages.createAnswerPage({ ...parts, stylesPath });
  return (context, { faultCount = 0, leadsOn = false, ...facts }) => {
    const { t, site } = context;
    const { title } = facts;
    return answer(context, {
      ...facts,
      windowTitle: faultCount > 0 ? t('errors.inTitle', { title }) : title,
      back: leadsOn ? undefined : t('back', { site: site.title }),
    });
  };
}
