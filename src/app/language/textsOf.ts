import type { i18n } from 'i18next';
import type { Language } from '#languages/languages.ts';
import type { Namespace, Translate } from '#languages/texts.ts';

type AnyTranslate = (key: string, values?: Readonly<Record<string, string | number>>) => string;

/** What has been made for an instance, by language and namespace, so that what was looked up once stays known. */
const made = new WeakMap<i18n, Map<string, AnyTranslate>>();

/** The texts of a namespace in a language; they have been added before. */
export function textsOf<N extends Namespace>(instance: i18n, language: Language, namespace: N): Translate<N> {
  const known = made.get(instance) ?? new Map<string, AnyTranslate>();
  made.set(instance, known);
  const name = `${language} ${namespace}`;
  const translate = known.get(name) ?? createTranslate(instance, language, namespace);
  known.set(name, translate);
  return translate;
}

/** Texts without values are looked up once each: a page asks for the same few hundreds of times. */
function createTranslate(instance: i18n, language: Language, namespace: Namespace): AnyTranslate {
  const t = instance.getFixedT(language, namespace);
  const fixed = new Map<string, string>();
  return (key, values) => {
    if (values) return t(key, { ...values });
    const known = fixed.get(key);
    if (known !== undefined) return known;
    const text = t(key);
    // Before its language is loaded i18next answers with the key.
    if (text !== key) fixed.set(key, text);
    return text;
  };
}
