import { pageAddress, searchAddress, shellAddress } from '#app/api/addresses.ts';
import { pictureUrl } from '#app/api/pictureUrl.ts';
import type { PortalState } from '#app/api/portalState.ts';
import type { PageResponse, SearchResponse, ShellResponse } from '#app/api/responses.ts';
import type { Language } from '#languages/languages.ts';
import type { PlanSite } from '#templates/contract/context.ts';
import { type PlanResult, plan } from '#templates/plan/plan.ts';

/*
 * States as the server hands them to `renderApp`, made by the same functions, without a network.
 */

const site: PlanSite = {
  id: 'groenkennisnet',
  cname: 'groenkennisnet',
  language: 'nl',
  title: 'Groen Kennisnet',
  origin: 'http://localhost:3000',
};

const shell: ShellResponse = {
  menu: {
    state: 'done',
    value: {
      main: [{ label: 'Nieuws', href: '/nieuws', children: [] }],
      aside: [{ title: 'Service', links: [{ label: 'Contact', href: '/Contactformulier', children: [] }] }],
    },
  },
  footer: {
    state: 'done',
    value: [{ kind: 'links', title: 'Over ons', links: [{ label: 'Wie we zijn', href: '/over' }] }],
  },
  legal: { state: 'done', value: [{ label: 'Disclaimer', href: '/disclaimer' }] },
};

/** A page of the CMS with these elements, planned. */
export function planOf(elements: readonly object[], title = 'Een pagina'): PlanResult['plan'] {
  const answer = {
    type: 'page',
    title,
    url: '/nl/groenkennisnet/een-pagina',
    language: 'nl_NL',
    metadata: { gkn_pagemetadata: { page_type: { id: 'content_page' }, lead: 'De inleiding.' } },
    contents: [{ area: 'main', elements }],
  };
  return plan(answer, { site, sites: [site], languages: ['nl', 'en'], language: 'nl', pictures: pictureUrl }).plan;
}

function stateOf(url: string, language: Language, responses: PortalState['responses']): PortalState {
  return {
    site: {
      id: site.id,
      title: site.title,
      language: site.language,
      origin: site.origin,
      interactive: true,
      searchPlaceholder: '',
      logo: { src: '/assets/logo.svg', width: 48, height: 48 },
    },
    language,
    url,
    responses: { ...responses, [shellAddress(language)]: shell },
    crashed: [],
  };
}

/** The first view of a page; `language` when the visitor asked for one in so many words. */
export function pageState(answer: PageResponse, language?: Language): PortalState {
  const url = language ? `/een-pagina?language=${language}` : '/een-pagina';
  return stateOf(url, language ?? 'nl', { [pageAddress('/een-pagina', language)]: answer });
}

/** The first view of a search. */
export function searchState(language: Language, answer: SearchResponse, query = ''): PortalState {
  const path = `/${language === 'nl' ? 'zoeken' : 'search'}/${answer.term}${query}`;
  return stateOf(path, language, { [searchAddress(answer.term, language, new URLSearchParams(query))]: answer });
}

/** The first view of a portlet that nobody registered. */
export function unknownPortletState(domain: string): PortalState {
  const answer = { state: 'error', term: '*' } as const;
  const path = `/portlet/${encodeURIComponent(domain)}/*`;
  return stateOf(path, 'nl', { [searchAddress('*', 'nl', new URLSearchParams(), domain)]: answer });
}
