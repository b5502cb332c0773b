import type { i18n } from 'i18next';
import { preloadPlan } from '#templates/PageRenderer.tsx';
import { shellAddress } from '../../api/addresses.ts';
import { type ApiResponse, isPageResponse } from '../../api/responses.ts';
import type { PublicSite } from '../../context/publicSite.ts';
import { addTexts } from '../../language/createI18n.ts';
import { textsOfParts } from '../../personal/parts.ts';
import { preloadScreen } from '../../views/screens.ts';
import { definitionOf, type View } from '../../views/views.ts';

/** Gives the response kept under an address, or fetches and keeps it. */
export type GetResponse = (address: string) => Promise<ApiResponse>;

/** Fetches all that a view needs (response, shell, texts, code), so that it then renders in one go. */
export async function prepareView(
  view: View,
  site: PublicSite,
  getResponse: GetResponse,
  i18n: i18n,
): Promise<ApiResponse | undefined> {
  const definition = definitionOf(view.kind);
  const address = definition.responseAddress(view);
  const received = address === undefined ? undefined : await getResponse(address);
  const response = definition.readResponse(view, received);
  const plan = isPageResponse(received) ? received.plan : null;
  const language = definition.language(view, response, site.language);
  await Promise.all([
    preloadScreen(view, definition.status(view, response, site), i18n, language),
    plan && preloadPlan(plan),
    definition.shell === 'site' && getResponse(shellAddress(language)),
    // What navigating from there may have to say.
    addTexts(i18n, language, ['navigation', ...textsOfParts()]),
  ]);
  return received;
}
