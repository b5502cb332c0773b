import type { Language } from '#templates/plan/context.ts';
import english from './preview.en.json';
import dutch from './preview.nl.json';

export type PreviewTextKey = keyof typeof dutch;
export type PreviewTexts = (key: PreviewTextKey, values?: Readonly<Record<string, string | number>>) => string;

const texts = { nl: dutch, en: english } as const satisfies Record<Language, Record<PreviewTextKey, string>>;

/**
 * What previews say to editors. Apart from the texts of the interface, so that visitors do not load them: both
 * languages come with the preview's own chunk.
 */
export function previewTexts(language: Language): PreviewTexts {
  return (key, values = {}) =>
    texts[language][key].replace(/\{\{(\w+)\}\}/g, (whole, name: string) => `${values[name] ?? whole}`);
}
