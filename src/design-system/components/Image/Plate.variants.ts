import { cva } from '#design-system/variants.ts';

/** The plates of the atlas: one drawing and one tint per kind of item, or the site's own colour. */
export const plateVariants = cva('relative isolate overflow-hidden', {
  variants: {
    kind: {
      news: 'bg-badge-news/12 text-badge-news',
      event: 'bg-badge-event/12 text-badge-event',
      dossier: 'bg-badge-dossier/12 text-badge-dossier',
      project: 'bg-badge-project/12 text-badge-project',
      gkz: 'bg-badge-gkz/12 text-badge-gkz',
      source: 'bg-badge-gkz/12 text-badge-gkz',
      other: 'bg-badge-other/12 text-badge-other',
      contact: 'bg-badge-other/12 text-badge-other',
      expert: 'bg-badge-other/12 text-badge-other',
      menu: 'bg-badge-other/12 text-badge-other',
    },
  },
});
