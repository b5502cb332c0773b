import { type PartTexts, partTexts } from './partTexts.ts';
import english from './rejected.en.json' with { type: 'json' };
import dutch from './rejected.nl.json' with { type: 'json' };

export type RejectedTextKey = keyof typeof dutch;
export type RejectedTexts = PartTexts<RejectedTextKey>;

/** What editors are told about findings and about elements that cannot be shown. */
export const rejectedTexts = partTexts<RejectedTextKey>({ nl: dutch, en: english });
