import { withoutTerms } from '#app/telemetry/withoutTerms.ts';
import { languages, rowOf } from '#languages/languages.ts';
import type { Log } from '../log.ts';
import type { RequestContext } from './requestContext.ts';

type Answer = Response | Promise<Response>;

/** Writes one line for each request. Every method gives back the answer it was given. */
export interface RequestLog {
  /** A request that a kept document answers. */
  kept(request: Request, answer: Answer): Answer;
  answered(context: RequestContext, answer: Answer): Answer;
}

const silent: RequestLog = { kept: (_request, answer) => answer, answered: (_context, answer) => answer };

export function createRequestLog(log: Log): RequestLog {
  if (!log.isLevelEnabled('info')) return silent;
  return {
    kept(request, answer) {
      const { host, pathname } = new URL(request.url);
      return timed(answer, performance.now(), ({ status }, ms) =>
        log.info({ event: 'request', host, path: withoutTerm(pathname), status, ms, cache: 'document' }),
      );
    },
    answered: ({ site, pathname, began, trace }, answer) =>
      timed(answer, began, ({ status }, ms) =>
        log.info({ event: 'request', site: site.id, path: withoutTerm(pathname), status, ms, cache: trace.cache }),
      ),
  };
}

function timed(answer: Answer, began: number, write: (response: Response, ms: number) => void): Answer {
  const finish = (response: Response) => {
    write(response, Math.round((performance.now() - began) * 10) / 10);
    return response;
  };
  return answer instanceof Promise ? answer.then(finish) : finish(answer);
}

/** A visitor's words are private, and a picture's address says nothing. */
export function withoutTerm(path: string): string {
  if (path.startsWith('/pictures/')) return '/pictures/…';
  // Searches, whatever page of them it is.
  const [, first = '', second] = path.split('/');
  if (second !== undefined && languages.some((language) => rowOf(language).paths.search === first))
    return `/${first}/…`;
  const known = withoutTerms(path);
  return known === path ? path : `${known}/…`;
}
