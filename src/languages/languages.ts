/** Languages of the portal; Dutch is the default (specification, section 9). */
export const languages = ['nl', 'en'] as const;
export type Language = (typeof languages)[number];
