import type { Suggestion, SuggestionGroup } from '#design-system/components/Suggestions/Suggestions.tsx';
import type { Translate } from '#languages/texts.ts';
import type { SuggestedRecord, SuggestedTerm, SuggestResponse } from '../api/suggestResponse.ts';
import { numbersIn } from '../language/numbersIn.ts';
import type { SearchContext } from '../search/addresses.ts';
import { resultPath } from '../search/resultPath.ts';
import { typedParts } from './matching.ts';

/** A response as the list shows it for what is typed: words to search for, then what leads straight to a record. */
export function suggestionGroups(
  { terms, dossiers, titles }: SuggestResponse,
  context: SearchContext,
  typed: string,
  t: Translate<'suggestions'>,
): SuggestionGroup[] {
  const number = numbersIn(context.language);
  const term = ({ text, count }: SuggestedTerm): Suggestion => ({
    id: elementId('term', text),
    text,
    parts: typedParts(text, typed),
    count: { number: number.format(count), unit: t('publications', { count }) },
  });
  const record = ({ id, title }: SuggestedRecord): Suggestion => ({
    id: elementId('record', id),
    text: title,
    parts: typedParts(title, typed),
    href: resultPath(context, title, [id]),
  });
  const groups: SuggestionGroup[] = [
    { id: 'terms', title: t('terms'), icon: 'search', suggestions: terms.map(term) },
    { id: 'dossiers', title: t('dossiers'), icon: 'contents', suggestions: dossiers.map(record) },
    { id: 'titles', title: t('titles'), icon: 'document', suggestions: titles.map(record) },
  ];
  return groups.filter(({ suggestions }) => suggestions.length > 0);
}

/** By what is in it, not by its place: an answer that comes later may have the same suggestion elsewhere. */
function elementId(kind: string, value: string): string {
  return `suggestion-${kind}-${encodeURIComponent(value)}`;
}
