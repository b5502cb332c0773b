import { afterEach, describe, expect, it } from 'vitest';
import { startTestService, type TestService } from '../testing/testService.ts';
import { createPictureSource, type PictureSource } from './pictureSource.ts';

let host: TestService;
let source: PictureSource;

async function start() {
  host = await startTestService((request, response) =>
    // All are on their way before the first one comes.
    setTimeout(() => response.writeHead(200, { 'content-type': 'image/png' }).end(request.url), 50),
  );
  source = createPictureSource({ hosts: new Map([['img.example.nl', host.origin]]), timeoutMs: 5000 });
}
const fetchAll = (paths: readonly string[]) =>
  Promise.all(paths.map((path) => source.fetch(`https://img.example.nl${path}`)));

afterEach(async () => {
  await source.close();
  await host.close();
});

describe('originals of pictures', () => {
  it('all come, also when more are on their way than are kept', async () => {
    await start();
    const paths = Array.from({ length: 40 }, (_, number) => `/${number}.png`);
    const results = await fetchAll(paths);
    expect(results.map((result) => result.kind === 'bytes' && result.bytes.toString())).toEqual(paths);
  });

  it('are asked once for all widths that are wanted at the same time', async () => {
    await start();
    await fetchAll(['/a.png', '/a.png', '/a.png']);
    await fetchAll(['/a.png']);
    expect(host.calls).toEqual(['/a.png']);
  });
});
