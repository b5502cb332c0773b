import { spawn } from 'node:child_process';
import { request } from 'node:http';
import { answering, freePort, stopper } from './programs.ts';

/** An answer as it goes over the wire: the body still compressed, in base64. */
export interface SavedAnswer {
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/** What belongs to one connection, not to the answer. */
const ofConnection = ['date', 'connection', 'keep-alive', 'transfer-encoding'];

/** Asks as a browser does and keeps what comes, byte by byte. Rejects when there is no connection. */
export function rawAnswer(url: string): Promise<SavedAnswer> {
  return new Promise((resolve, reject) => {
    request(url, { headers: { 'accept-encoding': 'br' } }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () => {
        const kept = Object.entries(response.headers).filter(([name]) => !ofConnection.includes(name));
        const headers = Object.fromEntries(kept.map(([name, value]) => [name, String(value)]));
        resolve({ headers, body: Buffer.concat(chunks).toString('base64') });
      });
    })
      .on('error', reject)
      .end();
  });
}

export interface SavedSite {
  readonly origin: string;
  readonly stop: () => Promise<void>;
}

/** Serves answers from the memory of a process of its own, by path and query; what is not among them is 404. */
export async function startSavedSite(answers: ReadonlyMap<string, SavedAnswer>): Promise<SavedSite> {
  const port = await freePort();
  const child = spawn(process.execPath, ['tests/bench/sendSaved.ts'], {
    env: { ...process.env, PORT: String(port) },
    stdio: ['pipe', 'ignore', 'inherit'],
  });
  child.stdin?.end(JSON.stringify(Object.fromEntries(answers)));
  const site = { origin: `http://localhost:${port}`, stop: stopper(child) };
  const [path = '/'] = answers.keys();
  await answering(site.origin + path);
  return site;
}
