import type { i18n } from 'i18next';
import type { Language } from '#languages/languages.ts';
import { filledIn } from '#languages/plainTexts.ts';
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

/** Texts in the forms that were asked for, which depend on a count: more than that are not kept. */
const maximumForms = 2000;

/**
 * Each text is looked up once in each form: a page asks for the same few hundreds of times. i18next chooses the plural
 * form; the values are filled in here.
 */
function createTranslate(instance: i18n, language: Language, namespace: Namespace): AnyTranslate {
  const t = instance.getFixedT(language, namespace);
  const forms = new Map<string, string>();
  const formOf = (key: string, value: string | number | undefined) => {
    const count = typeof value === 'number' ? value : undefined;
    const name = count === undefined ? key : `${key} ${count}`;
    const known = forms.get(name);
    if (known !== undefined) return known;
    const text = t(key, { ...(count !== undefined && { count }), skipInterpolation: true });
    if (forms.size >= maximumForms) forms.clear();
    // Before its language is loaded i18next answers with the key.
    if (text !== key) forms.set(name, text);
    return text;
  };
  return (key, values) => filledIn(formOf(key, values?.count), values);
}
