import { z } from 'zod';
import { colorModes, languages, siteIds, themeIds, widths } from './modes.ts';

/** What the toolbar hands to every story. Addresses may carry anything, so a strange value becomes the first one. */
const globalsSchema = z.object({
  site: z.enum(themeIds).catch(siteIds[0] ?? ''),
  language: z.enum(languages).catch('nl'),
  mode: z.enum(colorModes).catch('light'),
  width: z
    .preprocess(
      (value) => (value === 'free' ? value : Number.parseInt(String(value), 10)),
      z.literal(['free', ...widths]),
    )
    .catch('free'),
});

export type StoryGlobals = z.output<typeof globalsSchema>;

/** The toolbar's values, checked. */
export function readGlobals(globals: Record<string, unknown>): StoryGlobals {
  return globalsSchema.parse(globals);
}
