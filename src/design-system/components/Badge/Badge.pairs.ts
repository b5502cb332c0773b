import { definePairs } from '../../tokens/pairs.ts';

const colours = ['news', 'event', 'dossier', 'project', 'gkz', 'other'] as const;

export const badgePairs = definePairs('Badge', [
  ...colours.map((name) => ({ foreground: `on-badge-${name}`, background: `badge-${name}`, size: 'text' }) as const),
  ...colours.map(
    (name) => ({ foreground: 'text', background: `badge-${name}`, backgroundOpacity: 0.5, size: 'text' }) as const,
  ),
  { foreground: 'on-highlight', background: 'highlight', size: 'text' },
]);
