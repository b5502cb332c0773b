import type { SuggestionGroup, SuggestionsProps, TextPart } from './Suggestions.tsx';

/** A text in pieces: words that begin with a typed one are marked. Good enough for samples; the caller decides. */
function markTyped(text: string, typed: string): TextPart[] {
  const words = typed.split(' ').filter((word) => word !== '');
  if (words.length === 0) return [{ text, start: 0, isTyped: false }];
  const pieces = text.split(new RegExp(`\\b(${words.join('|')})`, 'gi'));
  const starts = pieces.map((_, index) => pieces.slice(0, index).join('').length);
  return pieces.map((piece, index) => ({ text: piece, start: starts[index] ?? 0, isTyped: index % 2 === 1 }));
}

interface SampleGroup extends Omit<SuggestionGroup, 'suggestions'> {
  readonly suggestions: readonly Omit<SuggestionGroup['suggestions'][number], 'parts'>[];
}

/** The groups of the samples as they are marked for what is typed. */
export function sampleGroupsFor(typed: string): SuggestionGroup[] {
  return samples.map((group) => ({
    ...group,
    suggestions: group.suggestions.map((each) => ({ ...each, parts: markTyped(each.text, typed) })),
  }));
}

const samples: readonly SampleGroup[] = [
  {
    id: 'terms',
    title: 'Trefwoorden',
    icon: 'search',
    suggestions: [
      { id: 'term-0', text: 'mest', count: { number: '1.204', unit: 'publicaties' } },
      { id: 'term-1', text: 'mestverwerking', count: { number: '86', unit: 'publicaties' } },
      { id: 'term-2', text: 'mest uitrijden', count: { number: '1', unit: 'publicatie' } },
    ],
  },
  {
    id: 'dossiers',
    title: 'Dossiers',
    icon: 'contents',
    suggestions: [{ id: 'dossier-0', text: 'Dossier mest en kringlopen', href: '/zoeken/resultaat/dossier?id=9' }],
  },
  {
    id: 'titles',
    title: 'Publicaties',
    icon: 'document',
    suggestions: [
      {
        id: 'title-0',
        text: 'Nieuwe kijk op het bemesten van grasland met verdunde mest',
        href: '/zoeken/resultaat/nieuwe-kijk?id=7',
      },
      {
        id: 'title-1',
        text: 'Verwerken van bermgras tot bokashi en een voer-mestcontract binnen de streek vergeleken met een landbouwhuisdierengezondheidszorgonderzoek van tien jaar geleden op zware klei, op zand en in het veenweidegebied',
        href: '/zoeken/resultaat/bermgras?id=8',
      },
    ],
  },
];

export const sampleSuggestions: Omit<SuggestionsProps, 'onChoose'> = {
  id: 'suggesties',
  label: 'Suggesties',
  groups: sampleGroupsFor('mest'),
  activeId: undefined,
};
