import { type PartTexts, partTexts } from '#templates/renderer/partTexts.ts';
import english from './preview.en.json';
import dutch from './preview.nl.json';

export type PreviewTextKey = keyof typeof dutch;
export type PreviewTexts = PartTexts<PreviewTextKey>;

/** What previews say to editors. */
export const previewTexts = partTexts<PreviewTextKey>({ nl: dutch, en: english });
