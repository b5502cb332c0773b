import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { dossierOfSixty } from './dossierOfSixty.ts';

/** Twelve links in two levels, as a site's menu has them. */
const menuHtml = `<ul>${Array.from({ length: 6 }, (_, index) => `<li><a href="/nl/groenkennisnet/onderdeel-${index}">Onderdeel ${index}</a><ul><li><a href="/nl/groenkennisnet/onderdeel-${index}/a">Verder ${index}</a></li></ul></li>`).join('')}</ul>`;

function section(id: string, areas: readonly object[]) {
  return {
    type: 'pagesection',
    identifier: `pagesection_${id}`,
    title: 'Sectie',
    url: '',
    language: 'nl_NL',
    contents: areas,
  };
}

const text = (html: string) => [{ type: 'text', html }];

/** What a preference service says of a page. */
const nobodyCommented = JSON.stringify({ articles: [] });

/** Stands in the page's title where a number may come. */
const numbered = '\u2116';

/** The dossier without its publications: a page of exactly four calls, as the goal counts them. */
const page = {
  ...dossierOfSixty,
  title: `${dossierOfSixty.title} ${numbered}`,
  contents: dossierOfSixty.contents.map((area) => ({
    ...area,
    elements: area.elements.filter((element) => !('gkzindexmanual' in element)),
  })),
};

const sections: Record<string, object> = {
  '145419': section('145419', [{ area: 'main', title: '', elements: text(menuHtml) }]),
  '145248': section('145248', [{ area: 'main', title: 'Over ons', elements: text(menuHtml) }]),
  '145401': section('145401', [
    { area: 'legal', title: '', elements: text('<ul><li><a href="/nl/groenkennisnet/privacy">Privacy</a></li></ul>') },
  ]),
};

/**
 * A CMS that answers from memory: what is measured is who asks it.
 *
 * @param changing whether every answer differs from the one before, as pages do that nobody asked for yet
 */
export async function startCmsStandIn({
  changing = false,
} = {}): Promise<{ origin: string; close: () => Promise<void> }> {
  const body = JSON.stringify(page);
  const [before = '', after = ''] = body.split(numbered);
  let answered = 0;
  const bodies = new Map(Object.entries(sections).map(([id, answer]) => [id, JSON.stringify(answer)]));
  const server = createServer((request, response) => {
    const url = new URL(request.url ?? '/', 'http://cms');
    const answer = url.pathname.startsWith('/api/')
      ? nobodyCommented
      : url.pathname.endsWith('/paginasectie')
        ? bodies.get(url.searchParams.get('pagesectionid') ?? '')
        : changing
          ? `${before}${++answered}${after}`
          : body;
    response.setHeader('content-type', 'application/json; charset=utf-8');
    if (answer === undefined) response.statusCode = 404;
    response.end(answer ?? '{}');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { origin: `http://127.0.0.1:${portOf(server)}`, close: () => closeServer(server) };
}

export function portOf(server: Server): number {
  // A server that listens on TCP has such an address.
  return (server.address() as AddressInfo).port;
}

export function closeServer(server: Server): Promise<void> {
  server.closeAllConnections();
  return new Promise((resolve) => server.close(() => resolve()));
}
