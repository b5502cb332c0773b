import { createServer } from 'node:http';
import type { SavedAnswer } from './savedSite.ts';

/*
 * The reference for pages: Node sending ready bytes from memory, with the headers of the real answers. They arrive as
 * JSON on standard input, by their paths.
 */

const chunks: Buffer[] = [];
for await (const chunk of process.stdin) chunks.push(chunk);
const saved: Record<string, SavedAnswer> = JSON.parse(Buffer.concat(chunks).toString());
const answers = new Map(
  Object.entries(saved).map(([path, { headers, body }]) => [path, { headers, bytes: Buffer.from(body, 'base64') }]),
);

createServer(({ url = '' }, response) => {
  const answer = answers.get(url);
  response.writeHead(answer ? 200 : 404, answer?.headers);
  response.end(answer?.bytes);
}).listen(Number(process.env.PORT), 'localhost', () => process.stdout.write('ready\n'));
