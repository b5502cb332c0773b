import { routePath } from 'hono/route';
import { type RequestSeen, type RequestTrace, requestEnded, requestStarted } from '../telemetry/topics.ts';
import type { FeatureRoutes } from './feature.ts';

type Answer = Response | Promise<Response>;

/** Tells of a request that it has come and that its answer is there; gives back that answer. */
export function observeRequest(request: Request, answer: (trace: RequestTrace) => Answer): Answer {
  if (!requestEnded.isHeard) return answer({});
  const seen: RequestSeen = { request, trace: {}, status: 0, seconds: 0 };
  const began = performance.now();
  const end = (response: Response) => {
    seen.status = response.status;
    seen.seconds = (performance.now() - began) / 1000;
    requestEnded.tell(seen);
    return response;
  };
  return requestStarted.during(seen, () => {
    const answered = answer(seen.trace);
    return answered instanceof Promise ? answered.then(end) : end(answered);
  });
}

/**
 * Lets requests be told of by the patterns of the routes that answered them: addresses themselves are without number. Only
 * where somebody listens already; each request pays for it.
 */
export function nameRoutes(routes: FeatureRoutes): void {
  if (!requestEnded.isHeard) return;
  routes.use(async (c, next) => {
    await next();
    c.env.trace.route ??= routePath(c);
  });
}
