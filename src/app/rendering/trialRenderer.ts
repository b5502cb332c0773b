import type { i18n } from 'i18next';
import type { Plan } from '#templates/plan/plan.types.ts';
import type { Renderer } from '#templates/renderer/RendererProvider.tsx';
import { pictureUrl } from '../api/pictureUrl.ts';
import { noConsent } from '../consent/consent.ts';
import type { PublicSite } from '../context/publicSite.ts';
import { createForms } from '../forms/createForms.ts';
import { textsOf } from '../language/textsOf.ts';
import { templateAddresses } from './templateAddresses.ts';

/** What the elements of a page are tried with, one by one, when the page has thrown on the server. */
export function trialRenderer(plan: Plan, i18n: i18n, site: PublicSite): Renderer {
  return {
    t: textsOf(i18n, plan.language, 'templates'),
    language: plan.language,
    pictureUrl,
    searchBar: () => null,
    addresses: templateAddresses(site, plan.language),
    consent: noConsent,
    forms: createForms(plan.path, undefined),
    audience: 'public',
    crashed: new Set(),
    onCrash: () => {},
  };
}
