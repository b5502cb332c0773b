import { createServer } from 'node:http';

/*
 * A CMS in a process of its own, so that a test can kill it. `CMS_PORT` is where it listens; it writes a line for each
 * address it is asked for. Every address below `/nl/groenkennisnet` is a page named after its last segment; some
 * segments stand for the troubles a CMS can have.
 */

const megabyte = 1024 * 1024;

/** How long the address `even-geduld` takes (ms): long for a visitor, short enough for the portal. */
const slowness = 700;

function page(url: string, title: string, html = `<p>Dit is ${title}.</p>`): string {
  return JSON.stringify({
    type: 'page',
    title,
    url,
    language: 'nl_NL',
    metadata: { gkn_pagemetadata: { page_type: { id: 'content_page' } } },
    contents: [{ area: 'main', elements: [{ type: 'text', html }] }],
  });
}

const server = createServer((request, response) => {
  const url = request.url ?? '';
  process.stdout.write(`asked ${url}\n`);
  // A page has one address here; what is gone is gone in the older spelling, too.
  const name = (url.split(/[/?]/).at(-1) ?? '').replace(/\.htm$/, '');
  const send = (body: string) => response.writeHead(200, { 'content-type': 'application/json' }).end(body);
  if (url.includes('paginasectie') || !url.startsWith('/nl/groenkennisnet')) {
    response.writeHead(404).end();
    return;
  }
  switch (name) {
    case 'nooit-klaar':
      return;
    case 'even-geduld':
      setTimeout(() => send(page(url, name)), slowness);
      return;
    case 'te-groot':
      send(page(url, name, 'x'.repeat(6 * megabyte)));
      return;
    case 'geen-json':
      send('<html>Gateway</html>');
      return;
    case 'verbroken':
      response.destroy();
      return;
    case 'weg':
      response.writeHead(404).end();
      return;
    case 'onderhoud':
      response.writeHead(503).end();
      return;
    default:
      send(page(url, name));
  }
});

server.listen(Number(process.env.CMS_PORT), '127.0.0.1', () => process.stdout.write('listening\n'));
