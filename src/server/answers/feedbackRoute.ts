import { answerPath, feedbackField, threadOf } from '#app/views/answer/address.ts';
import { languageOf } from '#languages/languages.ts';
import { redirectReply } from '../http/plainReply.ts';
import type { Log } from '../log.ts';
import { isOwnPage } from '../posts/isOwnPage.ts';
import { readBytes } from '../posts/readBytes.ts';
import { refusalReply } from '../posts/refusalReply.ts';
import type { RequestContext } from '../request/requestContext.ts';
import type { Settings } from '../settings/settings.types.ts';

/** A question, those before it and a reason, encoded (bytes). */
const maximumBytes = 16 * 1024;
/** Of a question, and of a reason (characters). */
const textMax = 500;

/** How long the preference service may take (ms). */
const timeoutMs = 3000;

interface FeedbackOptions {
  readonly settings: Pick<Settings, 'preference'>;
  readonly log: Log;
}

/**
 * Takes what a reader says of an answer, as the form on its page sends it, and leads back to that page. Nothing of who
 * it is goes on to the preference service; one that keeps no such thing makes the page say so.
 */
export function createFeedbackRoute({ settings, log }: FeedbackOptions) {
  const keep = async (feedback: object): Promise<boolean> => {
    try {
      const response = await fetch(`${settings.preference.baseUrl}/api/answerfeedback`, {
        method: 'POST',
        body: JSON.stringify(feedback),
        headers: { 'content-type': 'application/json' },
        signal: AbortSignal.timeout(timeoutMs),
      });
      return response.ok;
    } catch {
      return false;
    }
  };

  return async (context: RequestContext): Promise<Response> => {
    const { request, site } = context;
    if (!isOwnPage(context))
      return refusalReply('elsewhere', 403, 'What you say of an answer is sent from its own page only.', context);
    const body = request.body ? await readBytes(request.body, maximumBytes) : undefined;
    if (!body) return refusalReply('tooLarge', 413, 'This is more than a reason may be.', context);
    const fields = new URLSearchParams(body.toString('utf8'));
    const question = written(fields.get('question'));
    const useful = fields.get('useful');
    if (question === '' || (useful !== 'yes' && useful !== 'no'))
      return refusalReply('unreadable', 400, 'Send the form of an answer.', context);
    const language = languageOf(fields.get('language')) ?? site.plan.language;
    const reason = written(fields.get('reason'));
    const isKept = await keep({ site: site.id, language, question, useful: useful === 'yes', reason });
    if (!isKept) log.warn({ event: 'answer.feedback-lost', site: site.id });
    const path = answerPath({ language, question, after: threadOf(fields, question) });
    const said = `${feedbackField}=${isKept ? 'kept' : 'lost'}#feedback`;
    return redirectReply(303, `${path}${path.includes('?') ? '&' : '?'}${said}`);
  };
}

/** On one line, without letters that steer terminals, and no longer than anybody writes. */
function written(text: string | null): string {
  return (text ?? '')
    .slice(0, textMax)
    .toWellFormed()
    .replace(/\p{Cc}+/gu, ' ')
    .trim();
}
