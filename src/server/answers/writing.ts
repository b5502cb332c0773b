import type { AnswerPassage } from '#app/api/answerResponse.ts';
import type { Language } from '#languages/languages.ts';

/** What an answer is written from. */
export interface Writing {
  readonly question: string;
  readonly after: readonly string[];
  readonly language: Language;
  readonly passages: readonly AnswerPassage[];
}
