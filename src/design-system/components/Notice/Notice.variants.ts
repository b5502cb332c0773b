import { cva } from '#design-system/variants.ts';

/** What a message means: a tinted ground for the text and a solid one for its sign. */
export const noticeVariants = cva('', {
  variants: {
    part: {
      notice:
        'flex flex-wrap items-start gap-4 rounded-card p-5 text-text forced-colors:border print:break-inside-avoid print:border',
      sign: 'grid size-9 shrink-0 place-items-center rounded-full',
    },
    tone: { info: '', positive: '', warning: '', negative: '' },
  },
  compoundVariants: [
    { part: 'notice', tone: 'info', class: 'bg-heading/7' },
    { part: 'notice', tone: 'positive', class: 'bg-positive/12' },
    { part: 'notice', tone: 'warning', class: 'bg-warning/12' },
    { part: 'notice', tone: 'negative', class: 'bg-negative/12' },
    { part: 'sign', tone: 'info', class: 'bg-heading text-page' },
    { part: 'sign', tone: 'positive', class: 'bg-positive text-on-positive' },
    { part: 'sign', tone: 'warning', class: 'bg-warning text-on-warning' },
    { part: 'sign', tone: 'negative', class: 'bg-negative text-on-negative' },
  ],
});
