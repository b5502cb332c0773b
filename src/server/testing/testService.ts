import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';

/** A small real HTTP server on loopback for tests; `calls` lists the paths it was asked, in order. */
export interface TestService {
  readonly origin: string;
  readonly port: number;
  readonly calls: string[];
  close(): Promise<void>;
}

export type Answer = (request: IncomingMessage, response: ServerResponse) => void;

/** Starts a service that gives every request to `answer`. */
export async function startTestService(answer: Answer, port = 0): Promise<TestService> {
  const calls: string[] = [];
  const server = createServer((request, response) => {
    calls.push(request.url ?? '');
    answer(request, response);
  });
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The test service has no port.');
  return {
    origin: `http://127.0.0.1:${address.port}`,
    port: address.port,
    calls,
    async close() {
      if (!server.listening) return;
      const closed = once(server, 'close');
      server.close();
      server.closeAllConnections();
      await closed;
    },
  };
}

/** Answers with JSON. */
export function json(response: ServerResponse, value: unknown, status = 200): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(value));
}
