import { matchPath } from 'react-router-dom';
import { type Language, languages, rowOf } from '#languages/languages.ts';
import { decodeTerm, encodeTerm, type Location } from '../../search/addresses.ts';

/** The page that answers a question in natural language. */
export interface AnswerView {
  readonly kind: 'answer';
  /** Empty before it is asked. */
  readonly question: string;
  readonly language: Language;
}

/** The first segment names the language. */
export function matchAnswer({ pathname }: Location): AnswerView | undefined {
  for (const language of languages) {
    const path = `/${rowOf(language).paths.answer}/:question?`;
    const match = matchPath({ path, caseSensitive: true }, pathname);
    if (!match) continue;
    const question = decodeTerm(match.params.question ?? '');
    return { kind: 'answer', question: question === '*' ? '' : question, language };
  }
  return undefined;
}

/** Where a question is asked, or answered. */
export function answerPath({ language, question }: Pick<AnswerView, 'language' | 'question'>): string {
  return `/${rowOf(language).paths.answer}${question === '' ? '' : `/${encodeTerm(question)}`}`;
}
