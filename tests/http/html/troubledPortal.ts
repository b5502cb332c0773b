import { freePorts } from '#tests/e2e/helpers/network.ts';
import { startPortal } from '#tests/e2e/helpers/ownPortal.ts';
import { startTestCms } from '#tests/e2e/samplesCms.ts';
import type { PortalDocument } from './documents.ts';

/** A page whose elements the portal cannot show, but for one. */
function damagedPage(language: 'nl' | 'en', path: string): object {
  return {
    type: 'page',
    title: 'Bodem',
    url: `/${language}/groenkennisnet/${path}`,
    language: language === 'nl' ? 'nl_NL' : 'en_US',
    metadata: { gkn_pagemetadata: { page_type: { id: 'content_page' } } },
    contents: [
      {
        area: 'main',
        elements: [
          { identifier: 'element_1', type: 'newsletter', title: 'Nieuwsbrief', lead: '', list: 'maandelijks' },
          { identifier: 'element_2', type: 'modularcontent', kaartspel: { kleur: 'harten' } },
          { identifier: 'element_3', type: 'text', html: '' },
        ],
      },
    ],
  };
}

/** A portal whose CMS has damaged pages and no sections, and whose other services are away. */
export async function startTroubledPortal() {
  const cms = await startTestCms([damagedPage('nl', 'bodem'), damagedPage('en', 'soil')]);
  cms.answer('/nl/groenkennisnet/kapot', 'no page');
  cms.answer('/en/groenkennisnet/broken', 'no page');
  const [nowhere = 0] = await freePorts(1);
  const portal = await startPortal({
    CMS_BASE_URL: cms.origin,
    SAMPLE_RECORDS: 'on',
    QUERY_BASE_URL: `http://127.0.0.1:${nowhere}`,
    PREFERENCE_BASE_URL: `http://127.0.0.1:${nowhere}`,
  });
  return {
    port: portal.port,
    async close() {
      await portal.close();
      await cms.close();
    },
  };
}

const post = { _element: '1', _website: '', list: 'maandelijks' };

/** What such a portal shows. */
export const troubledDocuments: readonly PortalDocument[] = [
  { path: '/bodem', status: 200 },
  { path: '/soil?language=en', status: 200 },
  { path: '/preview?url=/nl/groenkennisnet/bodem', status: 200 },
  { path: '/preview?url=/en/groenkennisnet/soil', status: 200 },
  { path: '/preview?url=/nl/groenkennisnet/kapot', status: 500 },
  { path: '/kapot', status: 500 },
  { path: '/broken?language=en', status: 500 },
  { path: '/zoeken/water', status: 503 },
  { path: '/search/water', status: 503 },
  { path: '/zoeken/resultaat/-?id=1', status: 503 },
  { path: '/search/result/-?id=1', status: 503 },
  { path: '/api/newsletter', form: { ...post, _page: '/bodem', email: 'jantine' }, status: 422 },
  { path: '/api/newsletter', form: { ...post, _page: '/soil?language=en', email: 'ines@example.eu' }, status: 502 },
];
