import { sampleCommentsTexts } from '../Comments/Comments.samples.ts';
import type { OwnCommentEntry, OwnCommentsTexts } from './OwnComments.tsx';

export const sampleOwnCommentsTexts: OwnCommentsTexts = {
  ...sampleCommentsTexts,
  commentOn: (page) => `reactie op ${page}`,
  emptyTitle: 'Nog niet gereageerd',
  emptyText: 'Wat je onder een artikel schrijft, vind je hier terug.',
};

const deletion = { action: '/reacties/verwijderen' };

export const sampleOwnComments: readonly OwnCommentEntry[] = [
  {
    id: '3',
    page: { title: 'Veenweide in beweging', href: '/veenweide#reacties' },
    date: { year: 2026, month: 5, day: 11, time: { hour: 21, minute: 47 } },
    text: 'Geldt dit ook voor klei op veen?\nZie https://www.example.org/klei.',
    standing: { kind: 'shown' },
    state: 'idle',
    deletion,
  },
  {
    id: '2',
    page: { title: 'Mestverwerkingsinstallaties en gewasbeschermingsmiddelenregistratie', href: '/mest#reacties' },
    date: { year: 2026, month: 5, day: 9, time: { hour: 8, minute: 5 } },
    text: 'Wanneer komt het vervolg?',
    standing: { kind: 'waiting' },
    state: 'idle',
    deletion,
  },
  {
    id: '1',
    page: { title: 'Weidevogels tellen', href: '/weidevogels#reacties' },
    date: { year: 2026, month: 4, day: 30, time: { hour: 17, minute: 20 } },
    text: 'Koop nu bij ons!',
    standing: { kind: 'removed', reason: 'reclame hoort hier niet.' },
    state: 'deleting',
    deletion,
  },
];
