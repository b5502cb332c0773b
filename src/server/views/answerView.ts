import type { AnswerResponse } from '#app/api/responses.ts';
import type { AnswerView } from '#app/views/answer/address.ts';
import { type Answers, isForAll } from '../answers/answers.ts';
import type { ServerView } from './serverView.ts';
import { type SiteViewOptions, siteDocuments, withinSite } from './siteView.ts';

export interface AnswerViewOptions extends SiteViewOptions {
  readonly answers: Pick<Answers, 'load'>;
}

/** The page that answers a question. */
export function createAnswerView(options: AnswerViewOptions): ServerView<AnswerView, AnswerResponse> {
  return {
    ...siteDocuments(options),
    work: () => 'answer',
    isForAll,
    load(view, context) {
      const { question, after, language, waits } = view;
      const asked = { site: context.site, question, after, language, signal: context.request.signal };
      return withinSite(view, context, options, options.answers.load(asked, { waits, context }));
    },
  };
}
