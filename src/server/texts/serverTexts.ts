import { type Language, languages, sourceLanguage } from '#languages/languages.ts';
import source from '#languages/nl/server.json';
import { plainTexts } from '#languages/plainTexts.ts';

type Texts = typeof source;

const files = import.meta.glob<Texts>('/languages/*/server.json', { eager: true, import: 'default' });

const textsIn = new Map(
  languages.map((language) => [language, plainTexts(files[`/languages/${language}/server.json`] ?? source, language)]),
);

/** What only the server says, where nothing of the app is at hand; no browser is sent these texts. */
export function serverTexts(language: Language) {
  return textsIn.get(language) ?? textsIn.get(sourceLanguage) ?? plainTexts(source, sourceLanguage);
}
