import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { closeServer, portOf } from './cmsStandIn.ts';
import { dossierOfSixty } from './dossierOfSixty.ts';
import type { Row } from './row.ts';

const pageCount = 1000;

/** A site of a thousand dossiers of sixty elements each, all named by home; no two of one title. */
function answerTo(path: string): object | undefined {
  const shared = { type: 'page', language: 'nl_NL', metadata: { gkn_pagemetadata: { lead: 'Alles bijeen.' } } };
  if (path.includes('/paginasectie')) return { type: 'pagesection', title: 'Sectie', url: '', contents: [] };
  if (path === '/nl/groenkennisnet') {
    const links = Array.from(
      { length: pageCount },
      (_, index) => `<li><a href="/nl/groenkennisnet/dossier/d${index}">Dossier ${index}</a></li>`,
    );
    const elements = [{ type: 'text', html: `<ul>${links.join('')}</ul>` }];
    return { ...shared, title: 'Home', url: path, contents: [{ area: 'main', elements }] };
  }
  const number = /^\/nl\/groenkennisnet\/dossier\/d(\d+)$/.exec(path)?.[1];
  return number === undefined ? undefined : { ...dossierOfSixty, title: `Dossier ${number}`, url: path };
}

/** A thousand pages through `content:check`: how long, and with how much memory. */
export async function benchContent(): Promise<Row[]> {
  const server = createServer((request, response) => {
    const answer = answerTo(new URL(request.url ?? '/', 'http://cms').pathname);
    response.statusCode = answer ? 200 : 404;
    response.setHeader('content-type', 'application/json').end(JSON.stringify(answer ?? {}));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const origin = `http://127.0.0.1:${portOf(server)}`;
  const folder = await mkdtemp(join(tmpdir(), 'portal-bench-'));
  try {
    const begin = performance.now();
    const { output, megabytes } = await check(origin, folder);
    const seconds = (performance.now() - begin) / 1000;
    const pages = Number(/(\d+) pages:/.exec(output)?.[1]);
    if (pages !== pageCount + 1)
      throw new Error(`The check read ${pages} pages instead of ${pageCount + 1}:\n${output.slice(-2000)}`);
    const findings = [...output.matchAll(/(\d+) (?:errors|warnings|pieces)/g)].reduce(
      (sum, [, count]) => sum + Number(count),
      0,
    );
    return [
      {
        what: `content:check, ${pageCount} dossiers of 60 elements, from start to table`,
        value: `${seconds.toFixed(1)} s, ${megabytes.toFixed(0)} MB at most; ${findings} findings`,
        goal: '',
        met: undefined,
      },
    ];
  } finally {
    await closeServer(server);
    await rm(folder, { recursive: true, force: true });
  }
}

/** Tells at its end how much memory a program held at most (kB). */
const memoryAtEnd = 'data:text/javascript,process.on("exit",()=>console.error("peak",process.resourceUsage().maxRSS))';

async function check(origin: string, dataDir: string): Promise<{ output: string; megabytes: number }> {
  const env = { ...process.env, CMS_BASE_URL: origin, QUERY_BASE_URL: origin, DATA_DIR: dataDir };
  const args = [
    '--import',
    memoryAtEnd,
    'scripts/content/check.ts',
    'groenkennisnet',
    '--language',
    'en',
    '--fail-on',
    'never',
  ];
  const child = spawn(process.execPath, args, { env, stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  let said = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    output += text;
  });
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    said += text;
  });
  const [code] = await once(child, 'close');
  if (code !== 0) throw new Error(`content:check ended with ${code}:\n${said}`);
  return { output, megabytes: Number(/peak (\d+)/.exec(said)?.[1]) / 1024 };
}
