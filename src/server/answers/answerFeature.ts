import { Hono } from 'hono';
import type { WrittenAnswer, WrittenSentence } from '#app/api/answerResponse.ts';
import type { AnswerResponse } from '#app/api/responses.ts';
import { feedbackAddress, threadOf } from '#app/views/answer/address.ts';
import { languageOf } from '#languages/languages.ts';
import { answerJson } from '../http/answerJson.ts';
import { noStore } from '../http/cacheControl.ts';
import { eventReply } from '../http/eventStreams.ts';
import { textReply, visitorLeft } from '../http/plainReply.ts';
import { Reply } from '../http/Reply.ts';
import { resourceHeaders } from '../http/securityHeaders.ts';
import type { Limits } from '../limits/limits.ts';
import type { Log } from '../log.ts';
import type { Feature, FeatureRoutes } from '../request/feature.ts';
import type { RequestContext } from '../request/requestContext.ts';
import type { Settings } from '../settings/settings.types.ts';
import type { QuestionAsked } from './answerLoader.ts';
import { type Answers, isForAll } from './answers.ts';
import { createFeedbackRoute } from './feedbackRoute.ts';

interface AnswerFeatureOptions {
  readonly answers: Answers;
  readonly limits: Limits;
  readonly cacheControl: string;
  readonly settings: Pick<Settings, 'preference'>;
  readonly log: Log;
}

/**
 * - `GET /api/answer?question=&language=&after=` → `AnswerResponse`; with `written=1` once a model has written
 * - `GET /api/answer/written?question=&language=&after=&edition=` → server-sent events: `sentence` for each that was
 *   written (`WrittenSentence`), and in the end `end` (`WrittenAnswer['end']` as a JSON text); of another edition than
 *   that of the answer nothing is written
 * - `POST /api/answer/feedback`, a form with `useful` as `yes` or `no`, `reason` and what was asked → 303 to its page
 */
export function createAnswerFeature({ answers, limits, cacheControl, ...options }: AnswerFeatureOptions): Feature {
  const routes: FeatureRoutes = new Hono();
  const takeFeedback = createFeedbackRoute(options);

  routes.post(feedbackAddress, ({ env }) => limits.run('post', env, () => takeFeedback(env)));

  routes.get('/api/answer', ({ env }) =>
    limits.run('answer', env, async () => {
      const asked = questionOf(env);
      const answer: AnswerResponse = await answers.load(asked, {
        waits: new URLSearchParams(env.search).get('written') === '1',
        context: env,
      });
      if (env.request.signal.aborted) return visitorLeft();
      const kept = isForAll(answer) ? cacheControl : noStore;
      const headers = { ...resourceHeaders, 'cache-control': kept, 'x-robots-tag': 'noindex' };
      const contentType = 'application/json; charset=utf-8';
      return new Reply(answerJson(answer), { status: 200, contentType, headers, compression: 'quick' }).respond(
        env.request,
      );
    }),
  );

  routes.get('/api/answer/written', ({ env }) =>
    limits.run('answer', env, async () => {
      if (answers.model === undefined) return textReply(404, 'Nothing writes answers here.');
      const asked = questionOf(env);
      return eventReply(env.request, async (send) => {
        const heard = (sentence: WrittenSentence) => send('sentence', sentence);
        const edition = new URLSearchParams(env.search).get('edition') ?? '';
        const written: WrittenAnswer = await answers.write(asked, env, heard, edition);
        send('end', written.end);
      });
    }),
  );

  return { routes };
}

function questionOf({ site, search, request }: RequestContext): QuestionAsked {
  const parameters = new URLSearchParams(search);
  const question = (parameters.get('question') ?? '').trim();
  return {
    site,
    question,
    after: threadOf(parameters, question),
    language: languageOf(parameters.get('language')) ?? site.plan.language,
    signal: request.signal,
  };
}
