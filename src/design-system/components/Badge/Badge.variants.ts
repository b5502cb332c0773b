import { cva } from '#design-system/variants.ts';

/**
 * Six colours for ten kinds: a source is knowledge from the library like `gkz`; people and menu entries are `other`.
 * The second tone fades the ground alone to 0.5 and takes the page's own ink, so that the text never loses contrast.
 */
export const badgeVariants = cva(
  'badge inline-block max-w-full rounded-badge px-2.5 py-0.5 text-small leading-5 font-strong wrap-anywhere hyphens-auto forced-colors:border print:border',
  {
    variants: {
      kind: {
        news: '',
        gkz: '',
        other: '',
        source: '',
        project: '',
        dossier: '',
        event: '',
        contact: '',
        expert: '',
        menu: '',
      },
      tone: { primary: '', secondary: 'text-text' },
    },
    compoundVariants: [
      { tone: 'primary', kind: 'news', class: 'bg-badge-news text-on-badge-news' },
      { tone: 'primary', kind: 'event', class: 'bg-badge-event text-on-badge-event' },
      { tone: 'primary', kind: 'dossier', class: 'bg-badge-dossier text-on-badge-dossier' },
      { tone: 'primary', kind: 'project', class: 'bg-badge-project text-on-badge-project' },
      { tone: 'primary', kind: ['gkz', 'source'], class: 'bg-badge-gkz text-on-badge-gkz' },
      { tone: 'primary', kind: ['other', 'contact', 'expert', 'menu'], class: 'bg-badge-other text-on-badge-other' },
      { tone: 'secondary', kind: 'news', class: 'bg-badge-news/50' },
      { tone: 'secondary', kind: 'event', class: 'bg-badge-event/50' },
      { tone: 'secondary', kind: 'dossier', class: 'bg-badge-dossier/50' },
      { tone: 'secondary', kind: 'project', class: 'bg-badge-project/50' },
      { tone: 'secondary', kind: ['gkz', 'source'], class: 'bg-badge-gkz/50' },
      { tone: 'secondary', kind: ['other', 'contact', 'expert', 'menu'], class: 'bg-badge-other/50' },
    ],
    defaultVariants: { tone: 'primary' },
  },
);
