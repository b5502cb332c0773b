import { cva } from '#design-system/variants.ts';

// Six colours for ten kinds: a source is knowledge from the library like `gkz`; people and menu entries are `other`.
const gkz = 'bg-badge-gkz text-on-badge-gkz';
const other = 'bg-badge-other text-on-badge-other';
const fadedGkz = 'bg-badge-gkz/50 text-text';
const fadedOther = 'bg-badge-other/50 text-text';

/** The kind of a badge in one of two tones, of which the second fades the ground alone, so that the text keeps its contrast. */
export const badgeVariants = cva(
  'badge inline-block max-w-full rounded-badge px-2.5 py-0.5 text-small leading-5 font-strong wrap-anywhere hyphens-auto forced-colors:border print:border',
  {
    variants: {
      primary: {
        news: 'bg-badge-news text-on-badge-news',
        event: 'bg-badge-event text-on-badge-event',
        dossier: 'bg-badge-dossier text-on-badge-dossier',
        project: 'bg-badge-project text-on-badge-project',
        ...{ gkz, source: gkz },
        ...{ other, contact: other, expert: other, menu: other },
      },
      secondary: {
        news: 'bg-badge-news/50 text-text',
        event: 'bg-badge-event/50 text-text',
        dossier: 'bg-badge-dossier/50 text-text',
        project: 'bg-badge-project/50 text-text',
        ...{ gkz: fadedGkz, source: fadedGkz },
        ...{ other: fadedOther, contact: fadedOther, expert: fadedOther, menu: fadedOther },
      },
    },
  },
);
