import { createServer } from 'node:http';
import { brotliCompressSync, constants } from 'node:zlib';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { type Answers, askAll } from './rawDossier.ts';

/** Answers every request with a page: calls, `renderToString`, the answers in the page for hydration, compression. */
export function serveReact(pageOf: (answers: Answers) => ReactNode): void {
  createServer(async (request, response) => {
    const answers = await askAll(request.url ?? '/');
    const state = JSON.stringify(answers).replaceAll('<', '\\u003c');
    const html = `<!doctype html><html lang="nl" data-site="groenkennisnet"><head><title>${answers.page.title}</title></head><body><div id="portal">${renderToString(pageOf(answers))}</div><script type="application/json" id="state">${state}</script></body></html>`;
    response.setHeader('content-type', 'text/html; charset=utf-8');
    response.setHeader('content-encoding', 'br');
    response.end(
      brotliCompressSync(html, { params: { [constants.BROTLI_PARAM_QUALITY]: Number(process.env.BROTLI_QUALITY) } }),
    );
  }).listen(Number(process.env.PORT), '127.0.0.1');
}
