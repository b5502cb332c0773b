/** The texts of a namespace, or of several, by their keys. */
export type Texts = Readonly<Record<string, string>>;

export interface LanguageTexts {
  readonly language: string;
  /** For the plural forms it has. */
  readonly locale: string;
  /** `draft`: what is missing is borrowed from the source, and no fault yet. */
  readonly state: 'complete' | 'draft';
  /** By namespace: the file's name. */
  readonly namespaces: Readonly<Record<string, Texts>>;
}

const pluralEnding = /_(zero|one|two|few|many|other)$/;

/**
 * What is wrong with the texts of a language, measured by those of the source: texts that are missing, empty or there
 * for nothing, placeholders that differ, and plural forms that its speakers would miss.
 */
export function textProblems(source: LanguageTexts, own: LanguageTexts): readonly string[] {
  const names = new Set([...Object.keys(source.namespaces), ...Object.keys(own.namespaces)]);
  return [...names].flatMap((name) => {
    const file = `languages/${own.language}/${name}.json`;
    const sourceTexts = source.namespaces[name];
    if (!sourceTexts)
      return [`${file}: the source language has no such namespace; delete it, or write it there first.`];
    return namespaceProblems(file, sourceTexts, own.namespaces[name] ?? {}, own);
  });
}

function namespaceProblems(file: string, source: Texts, own: Texts, { locale, state }: LanguageTexts): string[] {
  const wanted = [...new Set(Object.keys(source).flatMap((key) => formsOf(key, locale)))];
  const known = new Set(Object.keys(source).map(bareKey));
  const missing = wanted.filter((key) => !(own[key] ?? '').trim());
  const extra = Object.keys(own).filter((key) => !known.has(bareKey(key)));
  return [
    ...(state === 'draft' ? [] : missing.map((key) => `${file}: "${key}" is missing or empty.`)),
    ...extra.map(
      (key) => `${file}: "${key}" is not a text of the source language; delete it, or write it there first.`,
    ),
    ...Object.entries(own).flatMap(([key, text]) => {
      const original = source[key] ?? source[`${bareKey(key)}_other`];
      if (original === undefined || text === '' || placeholders(text) === placeholders(original)) return [];
      return [
        `${file}: "${key}" has the placeholders ${placeholders(text) || 'none'}, the source ${placeholders(original) || 'none'}.`,
      ];
    }),
  ];
}

/** A key as a language needs it: each plural form that its grammar tells apart. */
function formsOf(key: string, locale: string): readonly string[] {
  if (!pluralEnding.test(key)) return [key];
  return new Intl.PluralRules(locale).resolvedOptions().pluralCategories.map((form) => `${bareKey(key)}_${form}`);
}

export function bareKey(key: string): string {
  return key.replace(pluralEnding, '');
}

/** `count` may go unsaid: "one result" needs no number. */
function placeholders(text: string): string {
  const names = [...text.matchAll(/\{\{(\w+)\}\}/g)].map(([, name = '']) => name);
  return [...new Set(names)]
    .filter((name) => name !== 'count')
    .sort()
    .join(', ');
}
