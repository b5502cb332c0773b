import type { CommentEntry } from './comment.ts';
import type { CommentsTexts } from './commentsTexts.ts';

export const sampleCommentsTexts: CommentsTexts = {
  count: (total) => (total === 1 ? '1 reactie' : `${total} reacties`),
  empty: 'Nog geen reacties. Wie begint?',
  loading: 'De reacties worden geladen.',
  failed: 'De reacties konden niet worden geladen.',
  retry: 'Opnieuw proberen',
  showAll: (total) => `Toon alle ${total} reacties`,
  commentOf: (name) => `reactie van ${name}`,
  own: 'jij',
  waiting: 'Wacht op een moderator. Tot die tijd zie alleen jij deze reactie.',
  removed: (reason) => `Weggehaald door een moderator. De reden: ${reason}`,
  delete: 'Verwijderen',
  deleteQuestion: {
    title: 'Weet je zeker dat je deze reactie wilt verwijderen?',
    text: 'De reactie verdwijnt meteen en komt niet terug.',
    confirmLabel: 'Verwijderen',
    cancelLabel: 'Annuleren',
  },
  report: 'Melden',
  reportReason: 'Wat is er mis met deze reactie?',
  reportSubmit: 'Melding versturen',
  reportSent: 'Dank je wel, een moderator kijkt ernaar.',
  reportFailed: 'Je melding is niet aangekomen. Probeer het opnieuw.',
  externalHint: 'opent in een nieuw tabblad',
};

const at = (day: number, hour: number, minute: number) => ({ year: 2026, month: 5, day, time: { hour, minute } });

/** Newest first. */
export const sampleComments: readonly CommentEntry[] = [
  {
    id: '4',
    name: 'Willem Mooij',
    date: at(12, 9, 4),
    text: 'Bij ons staat het water sinds de vernatting twintig centimeter hoger.\n\nDe metingen staan op https://www.example.org/metingen/veenweide (ook die van vorig jaar).',
    by: 'other',
    report: { action: '/reacties/melden', state: 'idle' },
  },
  {
    id: '3',
    name: 'Jantine de Vries',
    date: at(11, 21, 47),
    text: 'Geldt dit ook voor klei op veen? Daar zakt de bodem bij ons het hardst.',
    by: 'self',
    standing: { kind: 'shown' },
    state: 'idle',
    deletion: { action: '/reacties/verwijderen' },
  },
  {
    id: '2',
    name: 'wilg22',
    date: at(3, 13, 5),
    text: 'Mooi stuk.',
    by: 'other',
    report: { action: '/reacties/melden', state: 'idle' },
  },
  {
    id: '1',
    name: 'Anneke',
    date: at(2, 8, 30),
    text: 'Wie meet er mee in de Krimpenerwaard?',
    by: 'other',
    report: { action: '/reacties/melden', state: 'idle' },
  },
];
