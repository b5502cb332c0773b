import type { MenuAside, MenuItem } from './menuItems.ts';

/** A menu of seven entries, one submenu of which holds the page being read. */
export const sampleItems: readonly MenuItem[] = [
  {
    label: 'Bodem en water',
    href: '/bodem-en-water',
    children: [
      { label: 'Bodemkwaliteit', href: '/dossier/bodemkwaliteit' },
      { label: 'Waterbeheer in het veenweidegebied', href: '/dossier/veenweide', current: true },
      { label: 'Mest en kringlooplandbouw', href: '/dossier/mest' },
    ],
  },
  {
    label: 'Dier en welzijn',
    href: '/dier-en-welzijn',
    children: [
      { label: 'Varkens', href: '/dossier/varkens' },
      {
        label: 'Melkvee',
        href: '/dossier/melkvee',
        children: [{ label: 'Weidegang', href: '/dossier/weidegang' }],
      },
    ],
  },
  {
    label: 'Plant en teelt',
    href: '/plant-en-teelt',
    children: [{ label: 'Glastuinbouw', href: '/dossier/glastuinbouw' }],
  },
  { label: 'Natuur en landschap', href: '/natuur-en-landschap' },
  { label: 'Voedsel en gezondheid', href: '/voedsel-en-gezondheid' },
  { label: 'Nieuws', href: '/nieuws' },
  { label: 'Agenda', href: '/agenda' },
];

export const sampleAside: readonly MenuAside[] = [
  {
    title: 'Over deze site',
    items: [
      { label: 'Wie wij zijn', href: '/over-ons' },
      { label: 'Redactie en partners', href: '/redactie' },
    ],
  },
  { title: 'Voor het onderwijs', items: [{ label: 'Lesmateriaal', href: '/lesmateriaal' }] },
];
