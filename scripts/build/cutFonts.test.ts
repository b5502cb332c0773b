import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { build, type Rolldown } from 'vite';
import { expect, it } from 'vitest';
import { cutFonts } from './cutFonts.ts';
import { stillFonts } from './stillFonts.ts';

const root = join(import.meta.dirname, '../..');

/** A site's styles and fonts as the portal's build makes them. */
async function builtSite(site: string): Promise<readonly Rolldown.OutputAsset[]> {
  const made = await build({
    root,
    configFile: false,
    logLevel: 'silent',
    plugins: [cutFonts(), stillFonts()],
    build: { write: false, manifest: true, assetsInlineLimit: 0, rolldownOptions: { input: `sites/${site}/site.css` } },
  });
  const { output } = made as Rolldown.RolldownOutput;
  return output.filter((file) => file.type === 'asset');
}

it('sends everyday letters in files of their own, shown only when they come with the first paint', async () => {
  const files = await builtSite('groenkennisnet');
  const css = String(files.find(({ fileName }) => fileName.endsWith('.css'))?.source);
  const faces = css.match(/@font-face\{[^}]*woff2[^}]*\}/g) ?? [];
  const main = faces.filter((face) => /U\+20-7E/i.test(face));
  expect(main).toHaveLength(4);
  expect(main.filter((face) => face.includes('font-display:optional'))).toHaveLength(2);
  for (const face of faces) expect(face).toContain('font-weight:400 700');
  const sizeOf = (face = '') => {
    const name = /([\w-]+\.woff2)/.exec(face)?.[1] ?? '';
    return files.find(({ fileName }) => fileName.endsWith(name))?.source.length ?? Number.NaN;
  };
  const serif = await readFile(
    join(root, 'node_modules/@fontsource-variable/source-serif-4/files/source-serif-4-latin-wght-normal.woff2'),
  );
  const cut = main.find((face) => face.includes('source-serif-4') && face.includes('normal'));
  expect(sizeOf(cut)).toBeLessThan(serif.length * 0.7);
  // The font as it came has the others: what was cut out of it is in no range twice.
  const rest = faces.find((face) => face.includes('source-serif-4-latin-wght-normal') && !main.includes(face));
  expect(rest).not.toMatch(/U\+20-7E|U\+\?\?/i);
  expect(rest).toMatch(/U\+D0\b/i);
});

it('knows stand-ins for all families of the theme', async () => {
  const files = await builtSite('coegroen');
  const css = String(files.find(({ fileName }) => fileName.endsWith('.css'))?.source);
  const rule = /\[data-site\]\[data-fonts=["']?later["']?\]\{([^}]*)\}/.exec(css)?.[1] ?? '';
  expect(rule).toMatch(/--site-font-body:"?'?Figtree Arial/);
  expect(rule.match(/--site-font-/g)).toHaveLength(3);
  expect(dirname(files[0]?.fileName ?? '')).toBe('assets');
});
