import type { Language } from '#languages/languages.ts';
import type { Namespace, Translate } from '#languages/texts.ts';
import { addTexts, createI18n } from '../createI18n.ts';
import { textsOf } from '../textsOf.ts';

/** The texts of a namespace, as the app gives them to what it renders. */
export async function loadTestTexts<N extends Namespace>(language: Language, namespace: N): Promise<Translate<N>> {
  const i18n = createI18n();
  await addTexts(i18n, language, [namespace]);
  return textsOf(i18n, language, namespace);
}
