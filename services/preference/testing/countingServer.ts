import { once } from 'node:events';
import { SMTPServer } from 'smtp-server';

/** A mail server that keeps count of the letters it took. */
export interface CountingServer {
  readonly url: string;
  /** How often each letter arrived, by what it is about and then by its Message-ID. */
  readonly arrived: ReadonlyMap<string, ReadonlyMap<string, number>>;
  readonly close: () => Promise<void>;
}

/** @param aboutOf finds what a letter is about in its source, or nothing */
export async function startCountingServer(aboutOf: (source: string) => string | undefined): Promise<CountingServer> {
  const arrived = new Map<string, Map<string, number>>();
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, _session, done) {
      let source = '';
      stream.on('data', (chunk) => {
        source += chunk;
      });
      stream.on('end', () => {
        const [, id = ''] = /^Message-ID: (<[^>]+>)/im.exec(source) ?? [];
        const about = aboutOf(source) ?? '';
        const ids = arrived.get(about) ?? new Map<string, number>();
        ids.set(id, (ids.get(id) ?? 0) + 1);
        arrived.set(about, ids);
        done();
      });
    },
  });
  // A client that is killed breaks its connection off.
  server.on('error', () => undefined);
  const listening = server.listen(0, '127.0.0.1');
  await once(listening, 'listening');
  const address = listening.address();
  return {
    url: `smtp://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`,
    arrived,
    close: () => new Promise((closed) => server.close(() => closed())),
  };
}
