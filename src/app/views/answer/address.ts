import { matchPath } from 'react-router-dom';
import { type Language, languages, rowOf } from '#languages/languages.ts';
import { decodeTerm, encodeTerm, type Location, queryOf } from '../../search/addresses.ts';

/** The page that answers a question in natural language. */
export interface AnswerView {
  readonly kind: 'answer';
  /** Empty before it is asked. */
  readonly question: string;
  /** What was asked before it, the last question last. */
  readonly after: readonly string[];
  /** Whether the page waits for an answer that a machine writes: for visitors without script. */
  readonly waits: boolean;
  readonly language: Language;
  /** What became of what the reader just said of the answer. */
  readonly feedback?: 'kept' | 'lost' | undefined;
}

/** The parameter of each question that was asked before, and the one that waits for a machine. */
export const afterField = 'after';
export const waitsField = 'written';
/** Tells the page what became of a reader's feedback; no part of the view's own address. */
export const feedbackField = 'feedback';

/** Where the form sends what a reader says of an answer. */
export const feedbackAddress = '/api/answer/feedback';

/** So many questions of a thread stay in its address. */
const threadMax = 3;

/** The first segment names the language. */
export function matchAnswer({ pathname, search }: Location): AnswerView | undefined {
  for (const language of languages) {
    const path = `/${rowOf(language).paths.answer}/:question?`;
    const match = matchPath({ path, caseSensitive: true }, pathname);
    if (!match) continue;
    const parameters = new URLSearchParams(search);
    // The form sends its question as a parameter; the server moves it into the path, scripts leave it there.
    const question =
      match.params.question === undefined ? (parameters.get('term') ?? '').trim() : decodeTerm(match.params.question);
    return {
      kind: 'answer',
      question: question === '*' ? '' : question,
      after: threadOf(parameters, question),
      waits: parameters.get(waitsField) === '1',
      language,
      feedback: feedbackOf(parameters.get(feedbackField)),
    };
  }
  return undefined;
}

function feedbackOf(value: string | null): AnswerView['feedback'] {
  return value === 'kept' || value === 'lost' ? value : undefined;
}

/** The questions before this one, by the parameters of its page: the last three, each where it was asked last. */
export function threadOf(parameters: URLSearchParams, question: string): string[] {
  const asked = parameters.getAll(afterField).filter((before) => before.trim() !== '' && before !== question);
  return asked.filter((before, place) => asked.lastIndexOf(before) === place).slice(-threadMax);
}

/** The parameters of the page of a question. */
export function threadParameters({ after, waits }: Partial<Pick<AnswerView, 'after' | 'waits'>>): URLSearchParams {
  const parameters = new URLSearchParams((after ?? []).map((asked) => [afterField, asked]));
  if (waits) parameters.set(waitsField, '1');
  return parameters;
}

type AnswerPlace = Pick<AnswerView, 'language' | 'question'> & Partial<Pick<AnswerView, 'after' | 'waits'>>;

/** Where a question is asked, or answered. */
export function answerPath({ language, question, ...thread }: AnswerPlace): string {
  const path = `/${rowOf(language).paths.answer}`;
  return question === '' ? path : `${path}/${encodeTerm(question)}${queryOf(threadParameters(thread))}`;
}
