import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { build } from 'vite';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { precompress } from './precompress.ts';

let root: string;
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'precompress-'));
  await mkdir(join(root, 'src'));
  const words = Array.from({ length: 300 }, (_, index) => `'woord ${index}'`).join();
  await writeFile(join(root, 'src/long.js'), `globalThis.words = [${words}];`);
  await writeFile(join(root, 'src/short.js'), 'globalThis.word = 1;');
});
afterEach(() => rm(root, { recursive: true }));

/** Builds as the portal is built, or as something else is, and names the files. */
async function built(manifest: boolean): Promise<string[]> {
  await build({
    root,
    configFile: false,
    logLevel: 'silent',
    plugins: [precompress()],
    build: {
      manifest,
      outDir: 'dist',
      rolldownOptions: {
        input: ['src/long.js', 'src/short.js'],
        output: { entryFileNames: '[name].js' },
      },
    },
  });
  return (await readdir(join(root, 'dist'))).toSorted();
}

it('puts each text of the portal in brotli beside itself that is worth it', async () => {
  expect(await built(true)).toEqual(['.vite', 'long.js', 'long.js.br', 'short.js']);
  const [plain, packed] = await Promise.all(
    ['long.js', 'long.js.br'].map((name) => readFile(join(root, 'dist', name))),
  );
  expect(brotliDecompressSync(packed ?? '').toString()).toBe(plain?.toString());
});

it('leaves what is not the portal alone', async () => {
  expect(await built(false)).toEqual(['long.js', 'short.js']);
});
