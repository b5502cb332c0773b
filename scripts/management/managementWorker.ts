import { createHash, timingSafeEqual } from 'node:crypto';
import { createServer, type IncomingMessage } from 'node:http';
import { parentPort, workerData } from 'node:worker_threads';
import { type ManagementOptions, type ManagementReport, type MetricsReply, processClock } from './messages.ts';

/*
 * What operators ask, in a thread of its own: it answers while the portal's thread is busy, and says for how long that
 * has been.
 * - `GET /healthz`: 200, or 503 once the portal's thread has not turned for ten seconds
 * - `GET /metrics`: what the portal counted, in Prometheus' format; 503 when the portal's thread does not give it in time
 */

/** A thread that has not turned for so long will not by itself (ms). */
const stuckMs = 10_000;

/** Shorter than Prometheus waits unless it is told otherwise (ms). */
const patienceMs = 8000;

// Given by `startManagement`.
const { port, host, token, heartbeat }: ManagementOptions = workerData;
const tell = (report: ManagementReport) => parentPort?.postMessage(report);

let wanted: PromiseWithResolvers<MetricsReply | undefined> | undefined;
parentPort?.on('message', (reply: MetricsReply) => {
  wanted?.resolve(reply);
  wanted = undefined;
});

/** Asked once for all who ask meanwhile. */
function askForMetrics(): Promise<MetricsReply | undefined> {
  if (wanted === undefined) {
    const asked = Promise.withResolvers<MetricsReply | undefined>();
    wanted = asked;
    tell({ kind: 'metrics wanted' });
    setTimeout(() => asked.resolve(undefined), patienceMs).unref();
  }
  return wanted.promise;
}

const digest = (text: string) => createHash('sha256').update(text).digest();

function isAllowed({ headers: { authorization = '' } }: IncomingMessage): boolean {
  return token === undefined || timingSafeEqual(digest(authorization), digest(`Bearer ${token}`));
}

interface Answer {
  readonly status: number;
  readonly text: string;
  readonly contentType?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

async function answer(request: IncomingMessage): Promise<Answer> {
  const { method, url = '' } = request;
  const [path] = url.split('?');
  if (method !== 'GET' && method !== 'HEAD') return { status: 405, text: 'Ask with GET.\n', headers: { allow: 'GET' } };
  if (path === '/healthz') {
    const behindMs = Number(processClock() - Atomics.load(heartbeat, 0));
    const isStuck = behindMs > stuckMs;
    const text = JSON.stringify({ status: isStuck ? 'stuck' : 'ok', behindMs });
    return { status: isStuck ? 503 : 200, text, contentType: 'application/json' };
  }
  if (path !== '/metrics') return { status: 404, text: 'There are /metrics and /healthz.\n' };
  if (!isAllowed(request)) {
    return {
      status: 401,
      text: 'Name MANAGEMENT_TOKEN as a bearer token.\n',
      headers: { 'www-authenticate': 'Bearer' },
    };
  }
  const metrics = await askForMetrics();
  if (metrics?.text === undefined) return { status: 503, text: 'The portal gives no metrics at the moment.\n' };
  return { status: 200, text: metrics.text, contentType: metrics.contentType };
}

const server = createServer({ requestTimeout: 10_000, headersTimeout: 5000 }, async (request, response) => {
  const { status, text, contentType = 'text/plain; charset=utf-8', headers = {} } = await answer(request);
  response.writeHead(status, { 'content-type': contentType, 'cache-control': 'no-store', ...headers });
  response.end(request.method === 'HEAD' ? undefined : text);
});
server.on('error', (error: NodeJS.ErrnoException) =>
  tell({ kind: 'failed', message: error.message, code: error.code }),
);
server.listen(port, host, () => {
  const address = server.address();
  if (typeof address === 'object' && address !== null) tell({ kind: 'listening', port: address.port });
});
