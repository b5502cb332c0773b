import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type RenderApp, renderApp } from '#app/entry-server.tsx';
import { composePortal, type Portal, type PortalOptions } from '../composePortal.ts';
import type { Assets } from '../document/assets.ts';
import { createLog } from '../log.ts';
import { readSettings } from '../settings/readSettings.ts';
import { type Answer, json, startTestService, type TestService } from './testService.ts';

/** What the addresses of a test portal's pictures are signed with. */
export const testPictureKey = 'the picture key of all tests';

/** Files of a build that was never made: addresses are all a document needs. */
export const testAssets: Assets = {
  head: '',
  clientEntry: '/assets/entry.js',
  beforePaint: '/assets/before-paint.js',
  stylesheets: (siteId) => ['/assets/app.css', `/assets/${siteId}.css`],
  printStylesheet: '/assets/print.css',
  fonts: (siteId) => [`/assets/${siteId}.woff2`],
  logo: (siteId) => `/assets/${siteId}.svg`,
  inline: () => undefined,
  view: (sources) => ({ scripts: sources.map((source) => `/assets/${source}.js`), stylesheets: ['/assets/view.css'] }),
};

export interface TestPortal {
  readonly cms: TestService;
  readonly query: TestService;
  /** None where the test gave none. */
  readonly preference: TestService | undefined;
  readonly dataDir: string;
  readonly portal: Portal;
  /** Asks the portal as a visitor of the first site would, unless the path is a whole address. */
  get(path: string, headers?: Record<string, string>, method?: string): Promise<Response>;
  /** Posts as a form on a page of the first site would, unless the path is a whole address. */
  post(path: string, body: BodyInit, headers?: Record<string, string>): Promise<Response>;
  close(): Promise<void>;
}

export interface TestPortalOptions extends Partial<Omit<PortalOptions, 'settings'>> {
  /** What the CMS answers; by default the pages of `pages`, and empty sections. */
  readonly cms?: Answer;
  /** The CMS's pages by their path there; everything else is missing. */
  readonly pages?: Readonly<Record<string, object>>;
  readonly query?: Answer;
  /** The preference service; without one there is none. */
  readonly preference?: Answer;
  readonly env?: Readonly<Record<string, string>>;
  readonly renderApp?: RenderApp;
}

/** A whole portal over small local services, with the real front end. */
export async function startTestPortal(options: TestPortalOptions = {}): Promise<TestPortal> {
  const { pages = {}, env = {}, ...rest } = options;
  const cms = await startTestService(options.cms ?? cmsOf(pages));
  const query = await startTestService(options.query ?? ((_, response) => response.writeHead(404).end()));
  const preference = options.preference && (await startTestService(options.preference));
  const dataDir = await mkdtemp(join(tmpdir(), 'portal-test-'));
  const settings = readSettings({
    CMS_BASE_URL: cms.origin,
    QUERY_BASE_URL: query.origin,
    ...(preference && { PREFERENCE_BASE_URL: preference.origin }),
    DATA_DIR: dataDir,
    CMS_TIMEOUT_MS: '2000',
    PICTURE_KEY: testPictureKey,
    // A test's own machine may be busy with others.
    MAXIMUM_LAG_MS: '0',
    ...env,
  });
  const portal = await composePortal({ renderApp, assets: testAssets, log: createLog('silent'), ...rest, settings });
  return {
    cms,
    query,
    preference,
    dataDir,
    portal,
    get: async (path, headers = {}, method = 'GET') =>
      portal.fetch(new Request(new URL(path, 'http://localhost:3000'), { headers, method })),
    post: async (path, body, headers = {}) =>
      portal.fetch(new Request(new URL(path, 'http://localhost:3000'), { headers, body, method: 'POST' })),
    async close() {
      await portal.close();
      await cms.close();
      await query.close();
      await preference?.close();
      // What was being made when everybody left is still written.
      await rm(dataDir, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 });
    },
  };
}

/** A CMS with these pages; its sections are there and empty. */
export function cmsOf(pages: Readonly<Record<string, object>>): Answer {
  return (request, response) => {
    const path = request.url ?? '';
    const page = path.includes('/paginasectie?') ? section() : pages[path];
    return page ? json(response, page) : response.writeHead(404).end();
  };
}

export function section(html = ''): object {
  return {
    type: 'pagesection',
    title: 'Sectie',
    url: '',
    language: 'nl_NL',
    contents: html === '' ? [] : [{ area: 'main', title: '', elements: [{ type: 'text', html }] }],
  };
}

/** A page as the CMS sends it. */
export function cmsPage(title: string, more: object = {}): object {
  return {
    type: 'page',
    identifier: 'page_1',
    title,
    url: '/nl/groenkennisnet/bodem',
    language: 'nl_NL',
    metadata: { gkn_pagemetadata: { page_type: { id: 'content_page' }, lead: 'Over de grond onder ons.' } },
    contents: [{ area: 'main', title: '', elements: [{ type: 'text', html: '<p>Zand, klei en veen.</p>' }] }],
    ...more,
  };
}
