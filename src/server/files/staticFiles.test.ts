import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { startTestPortal, type TestPortal } from '../testing/testPortal.ts';

let folder: string;
let running: TestPortal;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'static-files-'));
  const build = join(folder, 'client');
  await mkdir(join(build, 'assets'), { recursive: true });
  await mkdir(join(build, '.vite'));
  await writeFile(join(folder, 'secret.txt'), 'geheime inhoud');
  await writeFile(join(build, '.vite', 'manifest.json'), '{}');
  await writeFile(join(build, 'assets', 'app-1a2b.js'), 'console.log(1);'.repeat(200));
  await writeFile(join(build, 'assets', 'app-1a2b.js.map'), '{}');
  await writeFile(join(build, 'assets', 'start-1a2b.js'), 'console.log(2);'.repeat(200));
  await writeFile(join(build, 'assets', 'start-1a2b.js.br'), brotliCompressSync('// as the build made it'));
  await writeFile(join(build, 'assets', 'font-1a2b.woff2'), Buffer.alloc(3000));
  await writeFile(join(build, 'robots.txt'), 'User-agent: *');
});
afterAll(() => rm(folder, { recursive: true }));
afterEach(() => running.close());

async function portal() {
  running = await startTestPortal({ files: join(folder, 'client') });
  return running.get;
}

describe('files of the build', () => {
  it('are served with their type, for ever when their name carries their hash', async () => {
    const get = await portal();
    const script = await get('/assets/app-1a2b.js');
    expect(script.headers.get('content-type')).toBe('text/javascript; charset=utf-8');
    expect(script.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect((await get('/robots.txt')).headers.get('cache-control')).toBe('public, max-age=3600');
  });

  it('are compressed, except those that are already', async () => {
    const get = await portal();
    const script = await get('/assets/app-1a2b.js', { 'accept-encoding': 'gzip, br' });
    expect(script.headers.get('content-encoding')).toBe('br');
    expect(brotliDecompressSync(Buffer.from(await script.arrayBuffer())).toString()).toContain('console.log(1);');
    const font = await get('/assets/font-1a2b.woff2', { 'accept-encoding': 'gzip, br' });
    expect(font.headers.get('content-encoding')).toBeNull();
  });

  it('are sent in brotli as the build compressed them, and as they are to who takes none', async () => {
    const get = await portal();
    const packed = await get('/assets/start-1a2b.js', { 'accept-encoding': 'br' });
    expect(packed.headers.get('content-encoding')).toBe('br');
    expect(brotliDecompressSync(Buffer.from(await packed.arrayBuffer())).toString()).toBe('// as the build made it');
    const plain = await get('/assets/start-1a2b.js');
    expect(plain.headers.get('etag')).toBe(packed.headers.get('etag'));
    expect(await plain.text()).toContain('console.log(2);');
  });

  it.each([
    '/assets/start-1a2b.js.br',
    '/.vite/manifest.json',
    '/assets/app-1a2b.js.map',
    '/assets/gone-3c4d.js',
    '/assets/..%2f..%2fsecret.txt',
    '/assets/%2e%2e/%2e%2e/secret.txt',
    '/..%5csecret.txt',
  ])('are the only files: %s is not found', async (path) => {
    const get = await portal();
    const response = await get(path);
    expect(response.status).toBe(404);
    expect(await response.text()).not.toContain('geheime inhoud');
  });

  it('have no icons: those that browsers ask for by habit are the site’s logo', async () => {
    const get = await portal();
    expect((await get('http://coegroen.localhost/favicon.ico')).headers.get('location')).toBe('/assets/coegroen.svg');
  });

  it('are there again when the disk has them again', async () => {
    const get = await portal();
    const file = join(folder, 'client', 'robots.txt');
    await rm(file);
    expect((await get('/robots.txt')).status).toBe(500);
    await writeFile(file, 'User-agent: *');
    expect(await (await get('/robots.txt')).text()).toBe('User-agent: *');
  });
});
