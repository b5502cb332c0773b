import type { SuggestionGroup, SuggestionsProps } from './Suggestions.tsx';

export const sampleGroups: readonly SuggestionGroup[] = [
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
  typed: 'mest',
  groups: sampleGroups,
  activeId: undefined,
};
