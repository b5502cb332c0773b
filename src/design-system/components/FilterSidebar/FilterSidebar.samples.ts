import type { FilterGroup } from './FilterGroupFold.tsx';

const options = (counts: Record<string, number>, checked: readonly string[] = []) =>
  Object.entries(counts).map(([label, count]) => ({ id: label, label, count, checked: checked.includes(label) }));

/** Three filters of a search: one with a choice made, one long enough to fold. */
export const sampleGroups: readonly FilterGroup[] = [
  {
    id: 'documenttype',
    title: 'Soort document',
    options: options({ Artikel: 4821, Dossier: 1827, Rapport: 1036, Lesmateriaal: 692, Video: 506 }, ['Dossier']),
  },
  {
    id: 'trefwoord',
    title: 'Trefwoord',
    options: options({
      bodemkwaliteit: 812,
      kringlooplandbouw: 640,
      veenweidegebieden: 377,
      waterbeheer: 361,
      biodiversiteitsherstel: 220,
      stikstof: 198,
      akkerbouw: 140,
      melkveehouderij: 96,
      verzilting: 31,
    }),
  },
  { id: 'uitgever', title: 'Uitgever', options: options({ 'Hogeschool De Dijk': 83, 'Proefstation Het Veen': 41 }) },
];
