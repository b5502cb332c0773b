import { partTexts } from '#templates/renderer/partTexts.ts';
import english from './errors.en.json';
import dutch from './errors.nl.json';

/** What error pages say, beside the two titles that every page needs at hand. */
export const errorTexts = partTexts<keyof typeof dutch>({ nl: dutch, en: english });
