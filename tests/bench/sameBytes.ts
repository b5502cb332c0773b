import { createServer } from 'node:http';

/*
 * The reference for cached pages: Node sending ready bytes from memory, with the headers of the real answer.
 * The answer arrives as JSON on standard input: `{ headers, body }`, the body in base64.
 */

const chunks: Buffer[] = [];
for await (const chunk of process.stdin) chunks.push(chunk);
const { headers, body }: { headers: Record<string, string>; body: string } = JSON.parse(
  Buffer.concat(chunks).toString(),
);
const bytes = Buffer.from(body, 'base64');

createServer((_, response) => {
  response.writeHead(200, headers);
  response.end(bytes);
}).listen(Number(process.env.PORT), '127.0.0.1', () => process.stdout.write('ready\n'));
