import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'vite';

/**
 * Makes one file of a program that takes code only Vite can read, as it would run in production.
 *
 * @param source its file in this folder
 * @returns where it is now
 */
export async function buildProgram(source: string): Promise<string> {
  const outDir = await mkdtemp(join(tmpdir(), 'portal-bench-program-'));
  await build({
    logLevel: 'error',
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      ssr: `tests/bench/${source}`,
      outDir,
      emptyOutDir: true,
      rolldownOptions: { output: { entryFileNames: 'program.mjs' } },
    },
    ssr: { noExternal: true },
  });
  return join(outDir, 'program.mjs');
}
