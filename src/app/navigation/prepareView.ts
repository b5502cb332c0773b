import type { i18n } from 'i18next';
import type { Language } from '#languages/languages.ts';
import { preloadPlan } from '#templates/PageRenderer.tsx';
import { shellAddress } from '../data/addresses.ts';
import { type Answer, isPageAnswer } from '../data/useAnswer.ts';
import { interfaceLanguage, viewAddress } from '../data/viewAddresses.ts';
import { loadMessages } from '../language/createI18n.ts';
import type { View } from '../routes/resolveView.ts';
import { preloadScreen } from '../routes/screens.ts';
import { shownStatus } from '../routes/shownStatus.ts';

/** Gives the answer kept under an address, or fetches and keeps it. */
export type GetAnswer = (address: string) => Promise<Answer>;

/** What a view turned out to be, once everything it renders from is at hand. */
export interface PreparedView {
  /** None for a view that is made of texts alone. */
  readonly answer: Answer | undefined;
  readonly language: Language;
}

/** Fetches all that a view needs (answer, shell, texts, code), so that it then renders in one go. */
export async function prepareView(
  view: View,
  siteLanguage: Language,
  getAnswer: GetAnswer,
  i18n: i18n,
): Promise<PreparedView> {
  const address = viewAddress(view);
  const answer = address === undefined ? undefined : await getAnswer(address);
  const plan = isPageAnswer(answer) ? answer.plan : null;
  const language = interfaceLanguage(view, plan?.language, siteLanguage);
  await Promise.all([
    // Whether visitors have something of their own here is the site's matter: an error page is at hand anyway by then.
    preloadScreen(view, shownStatus(view, answer, { interactive: true })),
    plan && preloadPlan(plan),
    // A portlet has no menu.
    'portlet' in view || getAnswer(shellAddress(language)),
    addMessages(i18n, language),
  ]);
  return { answer, language };
}

async function addMessages(i18n: i18n, language: Language): Promise<void> {
  if (i18n.hasResourceBundle(language, 'translation')) return;
  i18n.addResourceBundle(language, 'translation', await loadMessages(language));
}
