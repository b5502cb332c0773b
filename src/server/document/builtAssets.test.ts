import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readBuiltAssets } from './builtAssets.ts';
import { mainFonts } from './mainFonts.ts';

const manifest = {
  'src/app/entry-client.tsx': {
    file: 'assets/entry.js',
    isEntry: true,
    imports: ['_shared.js'],
    css: ['assets/app.css', 'assets/entry.css'],
  },
  'src/app/app.css': { file: 'assets/app.css' },
  'src/app/print.css': { file: 'assets/print.css' },
  'src/app/before-paint.ts': { file: 'assets/before-paint.js' },
  'sites/a/site.css': { file: 'assets/a.css' },
  'sites/a/logo.svg': { file: 'assets/a.svg' },
  '_shared.js': { file: 'assets/shared.js' },
  '_text.js': { file: 'assets/text.js', imports: ['src/app/entry-client.tsx'], css: ['assets/text.css'] },
  'src/Page.tsx': { file: 'assets/page.js', imports: ['_shared.js', '_text.js'], css: ['assets/page.css'] },
  'src/Text.tsx': { file: 'assets/text-element.js', imports: ['_text.js'] },
};
const face = (family: string, file: string, more = '') =>
  `@font-face{font-family:"${family}";src:url(./${file}.woff2)format("woff2");${more}}`;

let directory: string;
beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'built-assets-'));
});
afterEach(() => rm(directory, { recursive: true }));

async function build(entries: object = manifest) {
  await mkdir(join(directory, '.vite'), { recursive: true });
  await mkdir(join(directory, 'assets'), { recursive: true });
  await writeFile(join(directory, '.vite', 'manifest.json'), JSON.stringify(entries));
  const styles = ['app', 'print', 'entry', 'text', 'page'].map((name) => [`${name}.css`, `.${name}{}\n`] as const);
  const files = [...styles, ['a.css', face('Body', 'body')], ['before-paint.js', "'</script>'"]] as const;
  for (const [name, text] of files) await writeFile(join(directory, 'assets', name), text);
  return readBuiltAssets(directory, ['a']);
}

describe('readBuiltAssets', () => {
  it('finds what every page of a site has', async () => {
    const assets = await build();
    expect(assets.clientEntry).toBe('/assets/entry.js');
    expect(assets.beforePaint).toBe('/assets/before-paint.js');
    expect(assets.stylesheets('a')).toEqual(['/assets/app.css', '/assets/entry.css', '/assets/a.css']);
    expect(assets.printStylesheet).toBe('/assets/print.css');
    expect(assets.logo('a')).toBe('/assets/a.svg');
    expect(assets.fonts('a')).toEqual(['/assets/body.woff2']);
  });

  it('has styles for documents to hold, under the hash that a policy knows them by', async () => {
    const assets = await build();
    const hash = `sha256-${createHash('sha256').update('.page{}').digest('base64')}`;
    expect(assets.inline('/assets/page.css')).toEqual({ bytes: Buffer.from('.page{}'), hash });
    expect(assets.inline('/assets/page.js')).toBeUndefined();
  });

  it('leaves out what would end the element that holds it', async () => {
    const assets = await build();
    expect(assets.inline('/assets/before-paint.js')).toBeUndefined();
  });

  it('finds the chunks of a view with all that they and the entry import, each once', async () => {
    const assets = await build();
    expect(assets.view(['src/Page.tsx', 'src/Text.tsx', 'src/Unknown.tsx'])).toEqual({
      scripts: ['/assets/shared.js', '/assets/text.js', '/assets/page.js', '/assets/text-element.js'],
      stylesheets: ['/assets/text.css', '/assets/page.css'],
    });
  });

  it('names everything that is missing', async () => {
    const { 'src/app/before-paint.ts': _, 'sites/a/logo.svg': __, ...rest } = manifest;
    await expect(build(rest)).rejects.toThrow(
      /lacks src\/app\/before-paint\.ts, sites\/a\/logo\.svg: run npm run build/,
    );
  });

  it('says what to do when there is no build', async () => {
    await expect(readBuiltAssets(directory, ['a'])).rejects.toThrow(/There is no build .*: run npm run build/);
  });
});

describe('mainFonts', () => {
  it('takes the upright face with the basic letters of the first two families', () => {
    const css = [
      '@font-face{font-family:Fallback;src:local(Arial)}',
      face('Body', 'body-ext', 'unicode-range:U+100-2BA'),
      face('Body', 'body-italic', 'font-style:italic;unicode-range:U+??'),
      face('Body', 'body', 'unicode-range:U+??,U+131'),
      face('Reading', 'reading', 'unicode-range:U+0000-00FF'),
      face('Third', 'third'),
    ].join('');
    expect(mainFonts(css, '/assets/site.css')).toEqual(['/assets/body.woff2', '/assets/reading.woff2']);
  });
});
