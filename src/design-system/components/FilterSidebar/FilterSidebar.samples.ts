import type { FilterGroupTexts } from './FilterGroupFold.tsx';
import type { FilterGroup } from './filterGroup.ts';

const options = (counts: Record<string, number>, checked: readonly string[] = []) =>
  Object.entries(counts).map(([label, count]) => ({ id: label, label, count, checked: checked.includes(label) }));

/** Four filters of a search: one with a choice made, one of years, one too long to show. */
export const sampleGroups: readonly FilterGroup[] = [
  {
    id: 'documenttype',
    title: 'Soort document',
    more: 0,
    options: options({ Artikel: 4821, Dossier: 1827, Rapport: 1036, Lesmateriaal: 692, Video: 506 }, ['Dossier']),
  },
  {
    id: 'jaar',
    title: 'Jaar',
    more: 24,
    options: options({ 2026: 201, 2025: 220, 2024: 174 }),
    range: {
      from: { name: 'jaar_van', value: '' },
      to: { name: 'jaar_tot', value: '' },
      digits: { least: 4, most: 4 },
    },
  },
  {
    id: 'trefwoord',
    title: 'Trefwoord',
    more: 312,
    options: options({
      bodemkwaliteit: 812,
      kringlooplandbouw: 640,
      veenweidegebieden: 377,
      waterbeheer: 361,
      biodiversiteitsherstel: 220,
      stikstof: 198,
    }),
  },
  {
    id: 'uitgever',
    title: 'Uitgever',
    more: 0,
    options: options({ 'Hogeschool De Dijk': 83, 'Proefstation Het Veen': 41 }),
  },
];

const part = (parent: string, label: string, count: number, checked = false) => ({
  ...{ id: `${parent}/${label}`, label, count, checked, parent },
});

/** A filter whose options have parts, one of which is chosen. */
export const sampleTree: FilterGroup = {
  id: 'thema',
  title: 'Thema',
  more: 3,
  options: [
    ...options({ 'Dier en welzijn': 912, 'Natuur en landschap': 640, 'Techniek en data': 131 }),
    part('Dier en welzijn', 'Melkvee', 402),
    part('Dier en welzijn', 'Varkens', 310, true),
    part('Dier en welzijn', 'Pluimvee en andere vogels die buiten lopen', 96),
    part('Natuur en landschap', 'Bos', 201),
    part('Natuur en landschap', 'Bestuivers', 97),
  ],
};

export const sampleTexts: FilterGroupTexts = {
  more: (count) => `Nog ${count}`,
  less: 'Minder',
  find: (title) => `Zoek in ${title.toLowerCase()}`,
  findSubmit: 'Zoek',
  nothing: (find) => `Niets begint met ‘${find}’.`,
  found: (count) => `${count} om uit te kiezen`,
  rest: (count) => `En nog ${count}. Typ om ze te vinden.`,
  within: (label) => `Meer binnen ${label}`,
  from: 'Van',
  to: 'Tot en met',
};
