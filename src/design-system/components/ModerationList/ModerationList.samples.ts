import type { ModerationEntry, ModerationTexts } from './moderation.ts';

export const sampleModerationTexts: ModerationTexts = {
  count: (total) => (total === 1 ? '1 reactie te bekijken' : `${total} reacties te bekijken`),
  waiting: 'Wacht op een besluit',
  reported: (reports) => (reports === 1 ? 'Eén keer gemeld' : `${reports} keer gemeld`),
  commentOf: (name) => `reactie van ${name}`,
  approve: 'Plaatsen',
  hold: 'Aanhouden',
  remove: 'Weghalen…',
  reason: 'De reden',
  reasonHint: 'Wie de reactie schreef, leest dit.',
  removeSubmit: 'Weghalen',
  failed: 'Je besluit is niet aangekomen. Probeer het opnieuw.',
  emptyTitle: 'Alles bekeken',
  emptyText: 'Er wachten geen reacties, en niemand heeft er een gemeld.',
  externalHint: 'opent in een nieuw tabblad',
};

const target = { action: '/moderatie' };

/** Those that wait longest first. */
export const sampleModeration: readonly ModerationEntry[] = [
  {
    id: '2',
    name: 'wilg22',
    date: { year: 2026, month: 5, day: 9, time: { hour: 8, minute: 5 } },
    text: 'Wanneer komt het vervolg?\nIk las er dit over: https://www.example.org/veen.',
    page: { title: 'Veenweide in beweging', href: '/veenweide#reacties' },
    standing: 'waiting',
    reports: [],
    state: { kind: 'idle' },
    target,
  },
  {
    id: '1',
    name: 'Koopjesjager',
    date: { year: 2026, month: 4, day: 30, time: { hour: 17, minute: 20 } },
    text: 'Koop nu bij ons!',
    page: { title: 'Mestverwerkingsinstallaties en gewasbeschermingsmiddelenregistratie', href: '/mest#reacties' },
    standing: 'reported',
    reports: [
      { id: 'a', reason: 'Reclame.' },
      { id: 'b', reason: 'Dit staat er nu drie keer, en het gaat nergens over.' },
    ],
    state: { kind: 'idle' },
    target,
  },
];
