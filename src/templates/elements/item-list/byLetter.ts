import type { Language } from '../../plan/context.ts';
import type { PlannedItem } from './plannedItem.ts';

/** Items under one letter; `''` holds titles that start with no letter. */
export interface LetterGroup {
  readonly letter: string;
  readonly items: readonly PlannedItem[];
}

/** Items by the first letter of their titles, sorted as the language sorts; accents do not make a letter of their own. */
export function byLetter(items: readonly PlannedItem[], language: Language): LetterGroup[] {
  const sorted = [...items].sort((a, b) => a.title.localeCompare(b.title, language));
  const groups = Map.groupBy(sorted, ({ title }) => {
    const first = title.normalize('NFD').charAt(0).toUpperCase();
    return /[A-Z]/.test(first) ? first : '';
  });
  return [...groups]
    .map(([letter, members]) => ({ letter, items: members }))
    .sort((a, b) => (a.letter === '' ? 1 : b.letter === '' ? -1 : a.letter.localeCompare(b.letter)));
}
