import { Hono } from 'hono';
import { templateAddresses } from '#app/rendering/templateAddresses.ts';
import { languageOf } from '#languages/languages.ts';
import type { Content } from '../content/content.ts';
import { cachingHeaders } from '../http/cacheControl.ts';
import { textReply } from '../http/plainReply.ts';
import { Reply } from '../http/Reply.ts';
import { resourceHeaders } from '../http/securityHeaders.ts';
import type { Feature, FeatureRoutes } from '../request/feature.ts';
import { calendarFile } from './calendarFile.ts';

interface CalendarOptions {
  readonly content: Pick<Content, 'loadPage'>;
  readonly cacheControl: string;
}

/**
 * `GET /api/calendar?path=&language=`: the calendar file of the event at a path of the site; 404 for every page that is
 * none.
 */
export function createCalendarFeature({ content, cacheControl }: CalendarOptions): Feature {
  const routes: FeatureRoutes = new Hono();
  routes.get('/api/calendar', async ({ env: { request, search, site } }) => {
    const parameters = new URLSearchParams(search);
    const path = parameters.get('path') ?? '';
    const language = languageOf(parameters.get('language'));
    const { answer, keys } = (await content.loadPage(site, path, language)).value;
    const { plan } = answer;
    // What the CMS could not answer is not said to be missing.
    if (answer.status >= 500)
      return textReply(answer.status, 'The event cannot be fetched at the moment. Try again in a minute.');
    if (plan?.template !== 'event') return notFound();
    const url = templateAddresses(site.plan, plan.language).whole(plan.path || path);
    const file = calendarFile({ plan, url });
    if (file === undefined) return notFound();
    return new Reply(file, {
      status: 200,
      contentType: 'text/calendar; charset=utf-8',
      headers: {
        ...resourceHeaders,
        'content-disposition': `attachment; filename="${fileName(plan.path)}.ics"`,
        ...cachingHeaders(cacheControl, keys),
        'x-robots-tag': 'noindex',
      },
      compression: 'quick',
    }).respond(request);
  });
  return { routes };
}

function notFound(): Response {
  return textReply(404, 'There is no event at this path.');
}

/** The last part of the path, in letters that every file system takes. */
function fileName(path: string): string {
  return (
    path
      .split('/')
      .at(-1)
      ?.replaceAll(/[^\w-]+/g, '') || 'event'
  );
}
