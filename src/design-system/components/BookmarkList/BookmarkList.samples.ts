import type { BookmarkEntry, BookmarkListTexts, BookmarkSharingTexts } from './bookmark.ts';

const on = (day: number) => ({ year: 2026, month: 5, day, time: null });

const forms = {
  noteTarget: { action: '/bewaard/notitie' },
  removal: { action: '/bewaard/verwijderen' },
} as const;

/** Newest first. */
export const sampleBookmarks: readonly BookmarkEntry[] = [
  {
    ...forms,
    id: '1060879',
    title: 'Effect van groenbemesters op stikstofuitspoeling bij akkerbouw op zandgrond',
    href: '/zoeken/resultaat/1060879',
    badgeKind: 'source',
    badgeLabel: 'Rapport',
    date: on(12),
    note: 'Hoofdstuk 4 voor de les van vrijdag.\nTabel 2 narekenen.',
    state: 'idle',
  },
  {
    ...forms,
    id: 'veenweide',
    title: 'Veenweide in beweging',
    href: '/veenweide',
    badgeKind: 'dossier',
    badgeLabel: 'Dossier',
    date: on(3),
    note: '',
    state: 'idle',
  },
  {
    ...forms,
    id: '1034800',
    title: 'Soil carbon in practice',
    href: '/zoeken/resultaat/1034800',
    language: 'en',
    badgeKind: 'source',
    badgeLabel: 'Artikel',
    note: '',
    state: 'idle',
  },
];

export const sampleBookmarkListTexts: BookmarkListTexts = {
  count: (shown, total) => (shown === total ? `${total} bewaard` : `${shown} van de ${total}`),
  kept: 'Bewaard op',
  search: 'Zoek in je lijst',
  order: 'Volgorde',
  show: 'Toon',
  nothingFound: 'Niets in je lijst past hierbij.',
  showAll: 'Toon de hele lijst',
  emptyTitle: 'Nog niets bewaard',
  emptyText: 'Druk bij een artikel of een publicatie op ‘Bewaren’, dan vind je het hier terug.',
  addNote: 'Notitie toevoegen',
  editNote: 'Notitie wijzigen',
  note: 'Je notitie',
  saveNote: 'Notitie bewaren',
  noteSaved: 'Bewaard',
  noteFailed: 'Je notitie is niet bewaard. Probeer het opnieuw.',
  remove: 'Verwijderen',
  removeQuestion: {
    title: 'Wil je dit uit je lijst verwijderen?',
    text: 'Je notitie gaat mee weg.',
    confirmLabel: 'Verwijderen',
    cancelLabel: 'Annuleren',
  },
  exportLabel: 'Neem de lijst mee als',
};

export const sampleSharingTexts: BookmarkSharingTexts = {
  title: 'Je lijst delen',
  explanation:
    'Wie de link heeft, ziet je naam en wat er in je lijst staat. Je notities en je reacties ziet niemand. Zet je delen uit, dan werkt de link niet meer.',
  label: 'Delen met een link',
  address: 'Het adres is',
  copy: 'Kopieer het adres',
  copied: 'Gekopieerd',
  copyFailed: 'Kopiëren lukt niet; selecteer het adres zelf.',
};
