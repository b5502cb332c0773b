import { request as ask, createServer } from 'node:http';
import process from 'node:process';
import { contentFolder } from '#samples/folders.ts';
import { openPictures } from '#samples/pictures/openPictures.ts';
import { startContent } from '#services/content/startContent.ts';

/*
 * The embedded content service in a process of its own, behind a door that can be slow, closed or lying: `CMS_PORT` is
 * where it listens, `/-/slow` and the like say how it answers from then on.
 */

const slowMs = 4000;
type Mood = 'calm' | 'slow' | 'dead' | 'lying';
const moods: readonly Mood[] = ['calm', 'slow', 'dead', 'lying'];

/** What a broken CMS, or what stands in front of it, says with the best of manners. */
const lies: readonly (readonly [status: number, type: string, body: string])[] = [
  [200, 'text/html', '<html><title>Gateway</title></html>'],
  [200, 'application/json', '{"type":"page","title":"Half'],
  [200, 'application/json', '[]'],
  [200, 'application/json', ''],
  [500, 'application/json', '{"error":"oh"}'],
  [302, 'text/html', ''],
];

const pictures = await openPictures({ folder: process.env.PICTURES ?? '', ahead: contentFolder });
const content = await startContent({ port: 0, responses: contentFolder, pictures, log: () => {} });
const { port } = new URL(content.origin);

let mood: Mood = 'calm';
let lied = 0;

const server = createServer((incoming, outgoing) => {
  const asked = moods.find((each) => incoming.url === `/-/${each}`);
  if (asked) {
    mood = asked;
    outgoing.end(mood);
    return;
  }
  if (mood === 'dead') {
    incoming.socket.destroy();
    return;
  }
  if (mood === 'lying') {
    const [status, type, body] = lies[lied++ % lies.length] ?? [500, 'text/plain', ''];
    outgoing
      .writeHead(status, { 'content-type': type, ...(status === 302 && { location: 'https://login.example/' }) })
      .end(body);
    return;
  }
  const hand = () => {
    const { url: path, method, headers } = incoming;
    const onward = ask({ host: '127.0.0.1', port, path, method, headers }, (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(outgoing);
    });
    onward.on('error', () => outgoing.destroy());
    incoming.pipe(onward);
  };
  if (mood === 'slow') setTimeout(hand, slowMs);
  else hand();
});
server.listen(Number(process.env.CMS_PORT), '127.0.0.1', () => process.stdout.write('listening\n'));
