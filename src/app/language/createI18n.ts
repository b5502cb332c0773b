import { createInstance, type i18n } from 'i18next';
import type { Language } from '#languages/languages.ts';
import type { Translate } from '#templates/renderer/RendererProvider.tsx';
import type dutchTemplates from '#templates/renderer/texts.nl.json';
import type dutch from './messages.nl.json';

/** Every text of the interface, by key: the app's own and the templates'. */
export type Messages = Record<keyof typeof dutch | keyof typeof dutchTemplates, string>;

/** The texts of one language; the browser loads only the one it shows. */
export async function loadMessages(language: Language): Promise<Messages> {
  return (language === 'en' ? await import('./messages.en.ts') : await import('./messages.nl.ts')).messages;
}

/** An i18next of its own for each render: the server serves both languages at once. */
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
