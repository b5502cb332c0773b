import { definePairs } from '../../tokens/pairs.ts';

export const videoPlayerPairs = definePairs('VideoPlayer', [
  // The play button
  { foreground: 'highlight', background: 'video', size: 'ui' },
  // The notice: below the poster, and on it
  { foreground: 'text', background: 'heading', backgroundOpacity: 0.07, size: 'text' },
  { foreground: 'link', background: 'heading', backgroundOpacity: 0.07, size: 'text' },
  { foreground: 'link-hover', background: 'heading', backgroundOpacity: 0.07, size: 'text' },
  { foreground: 'text', background: 'surface', size: 'text' },
  { foreground: 'link', background: 'surface', size: 'text' },
  { foreground: 'link-hover', background: 'surface', size: 'text' },
  // The credit of the poster
  { foreground: 'text-muted', background: 'page', size: 'text' },
  { foreground: 'text-muted', background: 'band', size: 'text' },
  // The caption and the transcript's title
  { foreground: 'text', background: 'page', size: 'text' },
  { foreground: 'text', background: 'band', size: 'text' },
  { foreground: 'link', background: 'page', size: 'text' },
  { foreground: 'link', background: 'band', size: 'text' },
]);
