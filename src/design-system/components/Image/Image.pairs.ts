import { definePairs } from '../../tokens/pairs.ts';

const plates = ['news', 'event', 'dossier', 'project', 'gkz', 'other'] as const;

export const imagePairs = definePairs('Image', [
  // The alternative text that a browser writes where a picture did not come; in the dark it is dimmed as the picture is
  { foreground: 'text', background: 'band', size: 'text' },
  // The drawing on a plate, where there is no picture
  ...plates.map(
    (kind) =>
      ({
        foreground: `badge-${kind}`,
        background: `badge-${kind}`,
        backgroundOpacity: 0.12,
        size: 'ornament',
      }) as const,
  ),
]);
