import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import { setTimeout } from 'node:timers/promises';
import { z } from 'zod';

/** One report, as it came: its path, its headers and its body, and what it says. */
export interface Report {
  readonly url: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
  readonly release: string;
  readonly tags: Readonly<Record<string, string>>;
  /** Of the error and its causes, the innermost first. */
  readonly messages: readonly string[];
}

/** An error-reporting service that speaks Sentry's protocol, as far as clients see it. */
export interface ErrorService {
  readonly dsn: string;
  /** How many connections are waiting for an answer. */
  readonly held: () => number;
  /** From now on answers nobody. */
  hang(): void;
  /** A report with these words in a message, that has come or is still to come. */
  report(words: string, side: 'browser' | 'server'): Promise<Report>;
  readonly reports: readonly Report[];
  close(): Promise<void>;
}

const eventSchema = z.object({
  release: z.string(),
  tags: z.record(z.string(), z.string()),
  exception: z.object({ values: z.array(z.object({ value: z.string() })) }),
});

export async function startErrorService(): Promise<ErrorService> {
  const reports: Report[] = [];
  let hangs = false;
  let held = 0;
  const server = createServer(async (request, response) => {
    if (hangs) {
      held += 1;
      return;
    }
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    const body = Buffer.concat(chunks).toString('utf8');
    // An envelope: its header, then a header and a line for each item.
    const [, item = '{}', payload = '{}'] = body.split('\n');
    if (JSON.parse(item).type === 'event') {
      const { release, tags, exception } = eventSchema.parse(JSON.parse(payload));
      const messages = exception.values.map(({ value }) => value);
      reports.push({ url: request.url ?? '', headers: request.headers, body, release, tags, messages });
    }
    response.writeHead(200, { 'content-type': 'application/json', 'access-control-allow-origin': '*' }).end('{}');
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : 0;
  return {
    dsn: `http://key@127.0.0.1:${port}/7`,
    reports,
    held: () => held,
    hang() {
      hangs = true;
    },
    async report(words, side) {
      for (let tries = 0; tries < 150; tries++) {
        const found = reports.find(({ tags, messages }) => tags.side === side && messages.join('\n').includes(words));
        if (found) return found;
        await setTimeout(100);
      }
      throw new Error(
        `No report from the ${side} says "${words}": ${reports.map(({ messages }) => messages).join('; ')}`,
      );
    },
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
