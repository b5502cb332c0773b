import { partTexts } from '#templates/renderer/partTexts.ts';
import english from './record.en.json';
import dutch from './record.nl.json';

/** What the page of one record says. */
export const recordTexts = partTexts<keyof typeof dutch>({ nl: dutch, en: english });
export type RecordTexts = ReturnType<typeof recordTexts>;
