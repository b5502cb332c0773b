import { copyFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { build, type Plugin } from 'vite';
import { mixedColours } from '../../build/mixedColours.ts';

/** Icons find their drawings in the page: see `main.tsx`. */
const iconsInPage: Plugin = {
  name: 'icons-in-page',
  enforce: 'pre',
  load: (id) => (id.endsWith('/icons.svg?no-inline') ? "export default ''" : undefined),
};

/** The page is built for use whatever `NODE_ENV` says: React's plugin would else write calls that this React lacks. */
const forUse: Plugin = { name: 'for-use', config: () => ({ oxc: { jsx: { development: false } } }) };

/** What the page is made of, below its folder. */
const pageFiles = ['index.html', 'review.js', 'review.css', 'assets'];

/**
 * Builds the page into a folder: one script and one style sheet, which work from a file too. An earlier page makes room,
 * whatever else is in the folder stays.
 */
export async function buildPage(root: string, out: string): Promise<void> {
  for (const name of pageFiles) await rm(join(out, name), { recursive: true, force: true });
  const app = join(root, 'scripts/visual/review/app');
  await build({
    configFile: false,
    root,
    base: './',
    logLevel: 'error',
    define: { 'process.env.NODE_ENV': '"production"' },
    plugins: [iconsInPage, react(), forUse, tailwindcss(), mixedColours()],
    publicDir: false,
    build: {
      outDir: out,
      emptyOutDir: false,
      cssCodeSplit: false,
      rolldownOptions: {
        input: join(app, 'main.tsx'),
        output: {
          format: 'iife',
          entryFileNames: 'review.js',
          assetFileNames: ({ names: [name = ''] }) =>
            name.endsWith('.css') ? 'review.css' : 'assets/[name]-[hash][extname]',
        },
      },
    },
  });
  await copyFile(join(app, 'index.html'), join(out, 'index.html'));
}
