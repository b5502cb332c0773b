import { createInstance, type i18n } from 'i18next';
import type { Language } from '#languages/languages.ts';
import { loadTexts, type Namespace } from '#languages/texts.ts';

/** Texts that every page has; those of a part of the portal come with its code. */
export const pageNamespaces: readonly Namespace[] = ['interface', 'templates'];

/** Texts that come in one file once a page is idle. */
export const laterNamespaces: readonly Namespace[] = ['consent', 'errors', 'navigation'];

/**
 * An i18next that knows no text yet: each part adds its own before it is rendered.
 *
 * @param create of the i18next that it is made of
 */
export function createI18n(create = createInstance): i18n {
  const instance = create();
  void instance.init({
    // There is nothing to wait for: what renders brings its texts along.
    initAsync: false,
    resources: {},
    fallbackLng: false,
    // Keys are flat: their dots are names, not paths.
    keySeparator: false,
    nsSeparator: false,
    // React escapes.
    interpolation: { escapeValue: false },
  });
  return instance;
}

/** Adds texts in one language, as far as they are not there; the browser loads no others. */
export async function addTexts(instance: i18n, language: Language, namespaces: readonly Namespace[]): Promise<void> {
  const missing = namespaces.filter((namespace) => !instance.hasResourceBundle(language, namespace));
  await Promise.all(
    missing.map(async (namespace) =>
      instance.addResourceBundle(language, namespace, await loadTexts(language, namespace)),
    ),
  );
}
