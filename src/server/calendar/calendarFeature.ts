import { templateAddresses } from '#app/data/templateAddresses.ts';
import { languages } from '#languages/languages.ts';
import type { LoadPage } from '../content/loadPage.ts';
import { textReply } from '../http/plainReply.ts';
import { Reply } from '../http/Reply.ts';
import { resourceHeaders } from '../http/securityHeaders.ts';
import type { Visit } from '../request/requestContext.ts';
import { calendarFile } from './calendarFile.ts';

/** `GET /api/calendar?path=&language=`: an event's calendar file. */
export const calendarPath = '/api/calendar';

interface CalendarOptions {
  readonly loadPage: LoadPage;
  readonly cacheControl: string;
}

export type CalendarRoute = (visit: Visit) => Promise<Response>;

/** Answers with the calendar file of the event at a path of the site; 404 for every page that is none. */
export function createCalendarRoute({ loadPage, cacheControl }: CalendarOptions): CalendarRoute {
  return async ({ request, search, site }) => {
    const parameters = new URLSearchParams(search);
    const path = parameters.get('path') ?? '';
    const language = languages.find((each) => each === parameters.get('language'));
    const { answer } = (await loadPage(site, path, language)).value;
    const { plan } = answer;
    // What the CMS could not answer is not said to be missing.
    if (answer.status >= 500) return textReply(answer.status, 'The event cannot be fetched at the moment.');
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
        'cache-control': cacheControl,
        'x-robots-tag': 'noindex',
      },
      compression: 'quick',
    }).respond(request);
  };
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
