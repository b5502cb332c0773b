import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { printApart } from './printApart.ts';

const app = `
@layer base, utilities;
@layer base { a { color: red } @media print { a { color: black } } }
@layer utilities {
  @supports (display: grid) { .grid { display: grid } .paper { @media print { display: none } } }
  @media screen { .seen { top: 0 } }
  @media not print { .never { top: 0 } }
  @media screen, print { .both { top: 0 } }
}
@media print { p { orphans: 3 } }
`;

let root: string;
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'print-apart-'));
  await mkdir(join(root, 'src/app'), { recursive: true });
  await writeFile(join(root, 'src/app/app.css'), app);
  await writeFile(join(root, 'src/app/print.css'), '@import "./app.css";');
});
afterEach(() => rm(root, { recursive: true }));

/** What Vite builds of the two stylesheets, by their names. */
async function built(manifest: boolean): Promise<Record<string, string>> {
  const { build } = await import('vite');
  const output = await build({
    root,
    configFile: false,
    logLevel: 'error',
    plugins: [printApart()],
    build: {
      write: false,
      manifest,
      target: 'baseline-widely-available',
      rolldownOptions: { input: ['src/app/app.css', 'src/app/print.css'].map((file) => join(root, file)) },
    },
  });
  const files = [output].flat().flatMap((one) => ('output' in one ? one.output : []));
  return Object.fromEntries(
    files.flatMap((file) =>
      file.type === 'asset' && file.fileName.endsWith('.css') ? [[file.names[0], String(file.source).trim()]] : [],
    ),
  );
}

describe('print rules', () => {
  it('stand in a stylesheet of their own, in the layers and conditions they were written in', async () => {
    expect((await built(true))['print.css']).toBe(
      '@layer base{@media print{a{color:#000}}}@layer utilities{@supports (display:grid){@media print{.paper{display:none}}}}@media print{p{orphans:3}}',
    );
  });

  it('are gone from the other, which keeps the order of its layers and what is for screens too', async () => {
    expect((await built(true))['app.css']).toBe(
      '@layer base{a{color:red}}@layer utilities{@supports (display:grid){.grid{display:grid}}@media screen{.seen{top:0}}@media not print{.never{top:0}}@media screen,print{.both{top:0}}}',
    );
  });

  it('stay where they are in any other build', async () => {
    expect((await built(false))['app.css']).toContain('@media print{p{orphans:3}}');
  });
});
