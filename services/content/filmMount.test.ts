import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { contentFolder, filmsFolder } from '#samples/folders.ts';
import { createFilmMount } from './filmMount.ts';

const { fetch } = createFilmMount(filmsFolder);
const get = (path: string, headers = {}) => fetch(new Request(`http://localhost:3000${path}`, { headers }));

describe('the films of the embedded content', () => {
  it('are all there for the pages that name them', () => {
    const named = readdirSync(contentFolder, { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.json'))
      .flatMap((file) => [...readFileSync(join(contentFolder, file), 'utf8').matchAll(/"\/films\/([^"]+)"/g)])
      .map((match) => match[1] ?? '');
    expect([...new Set(named)].sort()).toEqual(readdirSync(filmsFolder).sort());
  });

  it('have captions that players can read', async () => {
    const captions = readdirSync(filmsFolder).filter((file) => file.endsWith('.vtt'));
    expect(captions.length).toBeGreaterThan(2);
    for (const file of captions) {
      const answer = await get(`/films/${file}`);
      expect(answer.headers.get('content-type')).toMatch(/^text\/vtt/);
      expect(await answer.text()).toMatch(/^WEBVTT\n\n00:00\.000 --> /);
    }
  });

  it('are answered whole, and in parts', async () => {
    const whole = await get('/films/nachtvlinders.webm');
    expect([whole.status, whole.headers.get('content-type')]).toEqual([200, 'video/webm']);
    const part = await get('/films/nachtvlinders.webm', { range: 'bytes=0-99' });
    expect([part.status, (await part.arrayBuffer()).byteLength]).toEqual([206, 100]);
  });

  it('are asked for again where one is not there yet', async () => {
    expect((await get('/films/nachtvlinders.webm')).headers.get('cache-control')).toBe('public, max-age=86400');
    const range = { range: 'bytes=0-99' };
    expect((await get('/films/nachtvlinders.webm', range)).headers.get('cache-control')).toBe('public, max-age=86400');
    expect((await get('/films/weg.webm')).headers.get('cache-control')).toBe('no-store');
  });

  it.each(['/films/../startContent.ts', '/films/%2e%2e/startContent.ts', '/films/weg.webm', '/films/'])(
    'are the only files: %s',
    async (path) => {
      expect((await get(path)).status).toBe(404);
    },
  );
});
