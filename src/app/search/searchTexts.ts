import { partTexts } from '#templates/renderer/partTexts.ts';
import english from './search.en.json';
import dutch from './search.nl.json';

/** What the search page says, beside its field and its title. */
export const searchTexts = partTexts<keyof typeof dutch>({ nl: dutch, en: english });
