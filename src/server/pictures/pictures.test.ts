import { readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { pictureUrl } from '#app/api/pictureUrl.ts';
import type { FocusPoint } from '#templates/contract/context.ts';
import { createPictureSigner } from '../pictureAddresses/pictureSigner.ts';
import { sharedPicture } from '../pictureAddresses/sharedPicture.ts';
import { startTestPortal, type TestPortal, testPictureKey } from '../testing/testPortal.ts';
import { type Answer, startTestService, type TestService } from '../testing/testService.ts';

let running: TestPortal;
let host: TestService;
/** 800 × 400: red on the left, blue on the right. */
let original: Buffer;

beforeAll(async () => {
  const blue = await sharp({ create: { width: 400, height: 400, channels: 3, background: '#0000ff' } })
    .png()
    .toBuffer();
  original = await sharp({ create: { width: 800, height: 400, channels: 3, background: '#ff0000' } })
    .composite([{ input: blue, left: 400, top: 0 }])
    .jpeg({ quality: 95 })
    .toBuffer();
});

async function pictures(answer: Answer = (_, response) => send(response, original), env = {}) {
  host = await startTestService(answer);
  running = await startTestPortal({ env: { PICTURE_HOSTS: `img.example.nl=${host.origin}`, ...env } });
  return running.get;
}
const send = (response: Parameters<Answer>[1], body: Buffer, type = 'image/jpeg') =>
  response.writeHead(200, { 'content-type': type }).end(body);
/** A picture of a page: the server vouches for it. */
const signed = (source = 'https://img.example.nl/a.jpg', focus?: FocusPoint) => ({
  ...{ source, focus },
  signature: createPictureSigner([testPictureKey]).sign({ source, focus }),
});
const address = (source?: string) => pictureUrl(signed(source), 320, 'original');
const decode = async (response: Response) => sharp(Buffer.from(await response.arrayBuffer()));

afterEach(async () => {
  await running.close();
  await host.close();
});

describe('a picture', () => {
  it('comes in the width that was asked, as WebP', async () => {
    const get = await pictures();
    const response = await get(address());
    expect(response.headers.get('content-type')).toBe('image/webp');
    expect(await (await decode(response)).metadata()).toMatchObject({ format: 'webp', width: 320, height: 160 });
  });

  it('comes as AVIF to whoever takes it, and caches are told', async () => {
    const get = await pictures();
    const response = await get(address(), { accept: 'image/avif,image/webp,*/*' });
    expect(response.headers.get('content-type')).toBe('image/avif');
    expect(response.headers.get('vary')).toBe('accept, save-data');
    expect((await (await decode(response)).metadata()).format).toBe('heif');
  });

  it('is WebP to everybody where AVIF is off', async () => {
    const get = await pictures(undefined, { AVIF: 'off' });
    const response = await get(address(), { accept: 'image/avif,image/webp,*/*' });
    expect(response.headers.get('content-type')).toBe('image/webp');
  });

  it('for other programs is JPEG whatever they accept, and may stand on their pages', async () => {
    const get = await pictures();
    const picture = { ...signed(), alt: '', credit: [], size: { width: 800, height: 400 } };
    const shared = sharedPicture(picture, 'https://groenkennisnet.nl');
    const response = await get(shared.url, { accept: 'image/avif,*/*' });
    expect(response.headers.get('content-type')).toBe('image/jpeg');
    expect(response.headers.get('cross-origin-resource-policy')).toBe('cross-origin');
    expect(response.headers.get('vary')).toBeNull();
    expect(await (await decode(response)).metadata()).toMatchObject({ format: 'jpeg', ...shared.size });
    expect(shared.size).toEqual({ width: 640, height: 360 });
  });

  it('is half as wide for whoever saves data, and never too small to be seen', async () => {
    const get = await pictures();
    const widthOf = async (width: number, headers = {}) =>
      (await (await decode(await get(pictureUrl(signed(), width, 'original'), headers))).metadata()).width;
    expect(await widthOf(640)).toBe(640);
    expect(await widthOf(1280, { 'save-data': 'on' })).toBe(640);
    expect(await widthOf(480, { 'save-data': 'on' })).toBe(320);
    expect(await widthOf(320, { 'save-data': 'on' })).toBe(320);
  });

  it('comes without a place for it, and is kept once there is one', async () => {
    const get = await pictures();
    const folder = join(running.dataDir, 'pictures');
    await rm(folder, { recursive: true, force: true });
    await writeFile(folder, 'in the way');
    const path = pictureUrl(signed(), 320, 'original');
    expect((await get(path)).status).toBe(200);
    await rm(folder);
    expect((await get(path)).status).toBe(200);
    expect(await readdir(folder, { recursive: true })).toContainEqual(expect.stringMatching(/\.webp$/));
  });

  it('never grows', async () => {
    const get = await pictures();
    const response = await get(pictureUrl(signed(), 1920, 'original'));
    expect(await (await decode(response)).metadata()).toMatchObject({ width: 800, height: 400 });
  });

  it('is cropped around its focus point', async () => {
    const get = await pictures();
    const meanRed = async (x: number) => {
      const picture = signed(undefined, { x, y: 50 });
      const image = await decode(await get(pictureUrl(picture, 320, '1-1')));
      const { width, height } = await image.metadata();
      expect([width, height]).toEqual([320, 320]);
      return (await image.stats()).channels[0]?.mean ?? 0;
    };
    expect(await meanRed(10)).toBeGreaterThan(240);
    expect(await meanRed(90)).toBeLessThan(15);
    expect(await meanRed(50)).toBeGreaterThan(100);
  });

  it('stands upright when the camera was held upright', async () => {
    const rotated = await sharp(original).withMetadata({ orientation: 6 }).jpeg().toBuffer();
    const get = await pictures((_, response) => send(response, rotated));
    expect(await (await decode(await get(address()))).metadata()).toMatchObject({ width: 320, height: 640 });
  });

  it('may be kept for ever, and is not sent to whoever has it', async () => {
    const get = await pictures();
    const response = await get(address());
    expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    const again = await get(address(), { 'if-none-match': response.headers.get('etag') ?? '' });
    expect(again.status).toBe(304);
  });

  it('is made once, and once for all who ask at the same time', async () => {
    const get = await pictures();
    const answers = await Promise.all([1, 2, 3, 4].map(() => get(address())));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect((await get(address())).status).toBe(200);
    expect(host.calls).toHaveLength(1);
  });

  it.each([
    'https://img.example.nl/a%20b.jpg',
    'https://img.example.nl/a%2520b.jpg',
    'https://img.example.nl/©.jpg?v=1',
  ])('asks for %s as it is written', async (source) => {
    const get = await pictures();
    expect((await get(address(source))).status).toBe(200);
    expect(host.calls).toEqual([source.replace('https://img.example.nl', '').replace('©', '%C2%A9')]);
  });
});

describe('a picture that cannot be had', () => {
  it.each([
    [404, (_: unknown, response: Parameters<Answer>[1]) => response.writeHead(404).end()],
    [502, (_: unknown, response: Parameters<Answer>[1]) => response.writeHead(500).end()],
    [502, (request: Parameters<Answer>[0]) => request.socket.destroy()],
    [502, (_: unknown, response: Parameters<Answer>[1]) => send(response, Buffer.from('no picture'))],
    [502, (_: unknown, response: Parameters<Answer>[1]) => send(response, Buffer.alloc(11 * 1024 * 1024))],
    [502, (_: unknown, response: Parameters<Answer>[1]) => send(response, Buffer.from('<html>'), 'text/html')],
  ])('is a short text with status %i', async (status, answer) => {
    const get = await pictures(answer);
    const response = await get(address());
    expect(response.status).toBe(status);
    expect(response.headers.get('content-type')).toBe('text/plain; charset=utf-8');
    expect(response.headers.get('cache-control')).toBe('no-store');
  });

  it.each(['image/svg+xml', 'image/png'])('is no drawing in SVG, even when it is called %s', async (type) => {
    const drawing = Buffer.from(
      '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><path d="M0 0h9v9z"/></svg>',
    );
    const get = await pictures((_, response) => send(response, drawing, type));
    expect((await get(address())).status).toBe(502);
  });

  it('is not asked for again at once', async () => {
    const get = await pictures((_, response) => response.writeHead(500).end());
    await get(address());
    await get(address());
    expect(host.calls).toHaveLength(1);
  });

  it('does not follow a redirect', async () => {
    const get = await pictures((request, response) =>
      request.url === '/a.jpg' ? response.writeHead(302, { location: '/b.jpg' }).end() : send(response, original),
    );
    expect((await get(address())).status).toBe(502);
    expect(host.calls).toEqual(['/a.jpg']);
  });
});

describe('addresses that nobody may ask for', () => {
  it.each([
    'http://127.0.0.1/a.jpg',
    'http://169.254.169.254/latest/meta-data',
    'https://elsewhere.example/a.jpg',
    'https://img.example.nl.evil.example/a.jpg',
    'https://img.example.nl@evil.example/a.jpg',
    'https://user:password@img.example.nl/a.jpg',
    'https://img.example.nl:8080/a.jpg',
    'https://evil.example\\@img.example.nl/a.jpg',
    'file:///etc/passwd',
    'data:image/png;base64,AAAA',
    '//img.example.nl/a.jpg',
    '/etc/passwd',
  ])('%s', async (source) => {
    const get = await pictures();
    expect((await get(address(source))).status).toBe(404);
    expect(host.calls).toEqual([]);
  });

  it('of a picture that no page has, on a host that has many', async () => {
    const get = await pictures();
    const { source, signature } = signed();
    for (const forged of [undefined, '', 'a'.repeat(16), signed('https://img.example.nl/b.jpg').signature]) {
      expect((await get(pictureUrl({ source, signature: forged }, 320, 'original'))).status).toBe(404);
    }
    // Nor cut anywhere else than the page has it.
    expect((await get(pictureUrl({ ...signed(), focus: { x: 10, y: 90 } }, 320, '1-1'))).status).toBe(404);
    expect(host.calls).toEqual([]);
    // A page that somebody kept from before has its pictures for as long as they are kept.
    await get(pictureUrl({ source, signature }, 320, 'original'));
    expect((await get(pictureUrl({ source }, 320, 'original'))).status).toBe(200);
    expect((await get(pictureUrl({ source }, 640, 'original'))).status).toBe(404);
  });

  const source = `${Buffer.from('https://img.example.nl/a.jpg').toString('base64url')}.${signed().signature}`;
  it.each([
    `/pictures/321/original/-/${source}`,
    `/pictures/320/2-1/-/${source}`,
    `/pictures/320/original/50/${source}`,
    `/pictures/320/1-1/51-50/${source}`,
    `/pictures/320/1-1/50-105/${source}`,
    `/pictures/320/original/-/${source}=`,
    `/pictures/320/original/-/${source}/x`,
    `/pictures/320/original/-/${source}.x`,
    '/pictures/320/original/-/',
    '/pictures/320/original/-/..%2F..%2Fetc%2Fpasswd',
    '/pictures/../../etc/passwd',
    '/pictures/',
  ])('%s', async (path) => {
    const get = await pictures();
    expect((await get(path)).status).toBe(404);
    expect(host.calls).toEqual([]);
  });
});

describe('a visitor who asks for very many pictures', () => {
  it('keeps others waiting for no more than one of them, and nobody once he has left', async () => {
    const started: string[] = [];
    await pictures(async (request, response) => {
      started.push(request.url ?? '');
      send(response, original);
    });
    const leaving = new AbortController();
    const ask = (path: string, from: string, signal = new AbortController().signal) =>
      running.portal.fetch(new Request(`http://localhost:3000${path}`, { signal }), from);
    const many = Array.from({ length: 150 }, (_, place) =>
      ask(address(`https://img.example.nl/${place}.jpg`), '192.0.2.1', leaving.signal),
    );
    const other = await ask(address('https://img.example.nl/other.jpg'), '192.0.2.2');
    expect(other.status).toBe(200);
    expect(started.length).toBeLessThan(30);
    leaving.abort();
    const answers = await Promise.all(many);
    expect(answers.filter(({ status }) => status === 499).length).toBeGreaterThan(80);
    const begun = started.length;
    await new Promise((resolve) => setTimeout(resolve, 200));
    // Those that had begun are made to their end.
    expect(started.length).toBeLessThanOrEqual(begun + 8);
  });
});

describe('a class behind one address', () => {
  it('gets a page of new pictures that all of it opens at once', async () => {
    await pictures();
    const ask = (path: string) => running.portal.fetch(new Request(`http://localhost:3000${path}`), '192.0.2.1');
    const everyone = Array.from({ length: 1300 }, (_, place) =>
      ask(address(`https://img.example.nl/${place % 5}.jpg`)),
    );
    const answers = await Promise.all(everyone);
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect(host.calls).toHaveLength(5);
  });
});

it('keeps encoded pictures below the data folder, under names of its own', async () => {
  const get = await pictures();
  await get(address());
  const { dataDir } = running;
  const files = (await readdir(join(dataDir, 'pictures'), { recursive: true, withFileTypes: true })).filter((entry) =>
    entry.isFile(),
  );
  expect(files.map(({ name }) => name)).toEqual([expect.stringMatching(/^[0-9a-f]{40}\.webp$/)]);
});
