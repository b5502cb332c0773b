import { createInstance, type i18n } from 'i18next';
import type { Language } from '#languages/languages.ts';
import type { Translate } from '#templates/renderer/RendererProvider.tsx';
import type { Messages } from './messages.types.ts';

/** Each language's texts are a chunk of their own: the browser loads only the one it shows. */
const messages: Readonly<Record<Language, () => Promise<{ readonly messages: Messages }>>> = {
  nl: () => import('./messages.nl.ts'),
  en: () => import('./messages.en.ts'),
};

/** The texts of one language. */
export async function loadMessages(language: Language): Promise<Messages> {
  return (await messages[language]()).messages;
}

/** An i18next of its own for each render: the server serves all languages at once. */
export async function createI18n(language: Language): Promise<i18n> {
  const instance = createInstance();
  await instance.init({
    lng: language,
    resources: { [language]: { translation: await loadMessages(language) } },
    fallbackLng: false,
    // Keys are flat: their dots are names, not paths.
    keySeparator: false,
    nsSeparator: false,
    // React escapes.
    interpolation: { escapeValue: false },
  });
  return instance;
}

/** Translators by i18next and language, so that what they have looked up once stays known. */
const translators = new WeakMap<i18n, Map<Language, Translate>>();

/** The texts as templates ask for them. */
export function translator(instance: i18n, language: Language): Translate {
  const made = translators.get(instance) ?? new Map<Language, Translate>();
  translators.set(instance, made);
  const translate = made.get(language) ?? createTranslator(instance, language);
  made.set(language, translate);
  return translate;
}

/** Texts without values are looked up once each: a page asks for the same few hundreds of times. */
function createTranslator(instance: i18n, language: Language): Translate {
  const t = instance.getFixedT(language);
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
