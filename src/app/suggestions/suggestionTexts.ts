import { partTexts } from '#templates/renderer/partTexts.ts';
import english from './suggestions.en.json';
import dutch from './suggestions.nl.json';

/** What suggestions say; it comes with them, after the page. */
export const suggestionTexts = partTexts<keyof typeof dutch>({ nl: dutch, en: english });
