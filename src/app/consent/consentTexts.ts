import { partTexts } from '#templates/renderer/partTexts.ts';
import english from './consent.en.json';
import dutch from './consent.nl.json';

/** What the question for consent says; it comes with the question, after the page. */
export const consentTexts = partTexts<keyof typeof dutch>({ nl: dutch, en: english });
