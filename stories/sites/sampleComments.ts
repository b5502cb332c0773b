import type { ItemComment } from '#app/api/responses.ts';
import type { ExampleLanguage } from '#templates/elements/exampleLanguage.ts';

/** What visitors say below an item, newest first. */
export const sampleComments: Readonly<Record<ExampleLanguage, readonly ItemComment[]>> = {
  nl: [
    {
      ...{ id: 'one', name: 'Sanne de Wit', at: '2026-01-12T09:30:00Z' },
      text: 'Wij werken er sinds vorig jaar zo mee, en het scheelt een gang naar de stal.',
    },
    { id: 'two', name: '', at: '2025-12-03T16:05:00Z', text: 'Geldt dit ook voor kleine bedrijven?' },
  ],
  en: [
    {
      ...{ id: 'one', name: 'Maeve Brennan', at: '2026-01-12T09:30:00Z' },
      text: 'We have worked like this since last year, and it saves us a walk to the barn.',
    },
    { id: 'two', name: '', at: '2025-12-03T16:05:00Z', text: 'Does this hold for small farms as well?' },
  ],
};
