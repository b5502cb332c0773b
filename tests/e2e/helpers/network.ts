import { once } from 'node:events';
import { type IncomingHttpHeaders, request } from 'node:http';
import { createServer } from 'node:net';

export interface Answer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly text: string;
}

export interface Asked {
  readonly port: number;
  /** As the site is called on this machine: `localhost`, `eurcaw-pigs.localhost`. */
  readonly host?: string;
  readonly path: string;
  readonly headers?: Readonly<Record<string, string>>;
  /** Fields that are posted, as a form without script posts them. */
  readonly form?: Readonly<Record<string, string>> | undefined;
}

/**
 * One request without a browser. Browsers know names under `localhost`, Node does not: the connection goes to the
 * loopback address and the name into the header. Rejects when there is no connection, or no answer within 20 seconds.
 */
export function ask({ port, host = 'localhost', path, headers = {}, form }: Asked): Promise<Answer> {
  const type = form ? { 'content-type': 'application/x-www-form-urlencoded' } : {};
  return new Promise((resolve, reject) => {
    const call = request(
      {
        host: '127.0.0.1',
        port,
        path,
        method: form ? 'POST' : 'GET',
        headers: { host: `${host}:${port}`, ...type, ...headers },
        timeout: 20_000,
      },
      (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.on('error', reject);
        response.on('end', () =>
          resolve({
            status: response.statusCode ?? 0,
            headers: response.headers,
            text: Buffer.concat(chunks).toString('utf8'),
          }),
        );
      },
    );
    call.on('timeout', () => call.destroy(new Error(`No answer from ${host}:${port}${path}`)));
    call.on('error', reject);
    call.end(form && new URLSearchParams(form).toString());
  });
}

/** Ports that are free now; all are held until the last one is known, so that none is given twice. */
export async function freePorts(count: number): Promise<number[]> {
  const servers = Array.from({ length: count }, () => createServer().listen(0, '127.0.0.1'));
  await Promise.all(servers.map((server) => once(server, 'listening')));
  const ports = servers.map((server) => {
    const address = server.address();
    return typeof address === 'object' && address !== null ? address.port : 0;
  });
  await Promise.all(
    servers.map((server) => {
      server.close();
      return once(server, 'close');
    }),
  );
  return ports;
}
