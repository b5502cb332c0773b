import { createInstance, type i18n } from 'i18next';
import { initReactI18next } from 'react-i18next';
import type { Language } from '#templates/plan/context.ts';
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
  await instance.use(initReactI18next).init({
    lng: language,
    resources: { [language]: { translation: await loadMessages(language) } },
    fallbackLng: false,
    // Keys are flat: their dots are names, not paths.
    keySeparator: false,
    nsSeparator: false,
    // React escapes.
    interpolation: { escapeValue: false },
    react: { useSuspense: false },
  });
  return instance;
}

/** Texts without values, looked up once each: a page asks for the same few hundreds of times. */
const fixed = new WeakMap<i18n, Map<string, string>>();

/** The texts as templates ask for them. */
export function translator(instance: i18n, language: Language): Translate {
  const t = instance.getFixedT(language);
  const known = fixed.get(instance) ?? new Map<string, string>();
  fixed.set(instance, known);
  return (key, values) => {
    if (values) return t(key, { ...values });
    const place = `${language} ${key}`;
    const text = known.get(place) ?? t(key);
    known.set(place, text);
    return text;
  };
}
