import { existsSync, globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, extname, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, type Plugin } from 'vite';
import { describe, expect, it } from 'vitest';
import { libraryEntries } from '#scripts/library/entries.ts';
import { readModules } from '#scripts/library/modules.ts';
import { libraryFolder, pageModule, rootFolder, scriptOf } from '#scripts/library/packageFiles.ts';
import { readCode } from '#scripts/library/specifiers.ts';

const scripts = globSync('{design-system,languages,templates}/**/*.js', { cwd: libraryFolder });
const read = (file: string) => readFileSync(resolve(libraryFolder, file), 'utf8');

describe('the scripts of the package, to any bundler', () => {
  it('name scripts, stylesheets and pictures that are there, without import attributes', () => {
    const wrong = scripts.flatMap((file) => {
      const code = read(file);
      const attributes = /^import .*\bwith\s*\{/m.test(code) ? [`${file}: import attributes`] : [];
      const missing = readCode(file, code)
        .specifiers.filter(({ value }) => value.startsWith('.'))
        .map(({ value }) => value.replace(/\?.*$/, ''))
        .filter((value) => {
          const isKnown = ['.js', '.css', '.svg'].includes(extname(value));
          return !isKnown || !existsSync(resolve(libraryFolder, dirname(file), value));
        });
      return [...attributes, ...missing.map((value) => `${file}: ${value}`)];
    });
    expect(wrong).toEqual([]);
  });

  it('bring nothing to a page that only planning needs, even where nothing unused is dropped', async () => {
    const packagesOf = async (module: string) =>
      new Set([...(await readModules([module])).values()].flatMap(({ packages }) => packages));
    const planning = await packagesOf('templates/plan/plan.ts');
    expect([...planning]).toContain('sanitize-html');
    expect([...(await packagesOf(pageModule))].filter((name) => planning.has(name))).toEqual([]);
  });

  it('come with pictures that have a size, which Next asks for', () => {
    const pictures = globSync('{design-system,sites}/**/*.svg', { cwd: libraryFolder });
    expect(pictures.length).toBeGreaterThan(1);
    expect(pictures.filter((file) => !/^<svg[^>]*\sviewBox="/.test(read(file)))).toEqual([]);
  });

  it('take the address of a picture both as text and as an object, as Next gives it', async () => {
    const icon = read('design-system/components/Icon/Icon.js').replace(/^import .*$/gm, '');
    const body = `const iconVariants = () => '', _jsx = (type, props) => props;${icon.replace('export function', 'function')}
      return Icon({ name: 'search' }).children.href;`;
    const hrefWith = (file: unknown) => new Function('spriteFile', body)(file);
    expect(hrefWith('/icons.svg')).toBe('/icons.svg#search');
    expect(hrefWith({ src: '/icons.svg' })).toBe('/icons.svg#search');
  });
});

describe('the scripts of the package, to server components', () => {
  it('say where they need a browser: everything else imports nothing of React that servers lack, and loads', async () => {
    const folder = mkdtempSync(join(rootFolder, 'dist/server-components-'));
    try {
      await build({
        configFile: false,
        root: libraryFolder,
        logLevel: 'silent',
        publicDir: false,
        build: {
          ssr: true,
          outDir: folder,
          rolldownOptions: {
            input: Object.fromEntries(
              libraryEntries().map(({ module }) => [scriptOf(module), resolve(libraryFolder, scriptOf(module))]),
            ),
            preserveEntrySignatures: 'strict',
            output: { entryFileNames: '[name]' },
          },
        },
        plugins: [serverComponents()],
      });
      for (const { module } of libraryEntries()) await import(pathToFileURL(join(folder, scriptOf(module))).href);
    } finally {
      rmSync(folder, { recursive: true });
    }
  });

  it('need a browser for state, effects, refs, events and context only', () => {
    const isClient = (file: string) => read(file).startsWith("'use client';\n");
    const component = (name: string) => `design-system/components/${name}/${name}.js`;
    expect(['Checkbox', 'Carousel', 'CopyButton', 'Newsletter', 'TopBar'].map(component).filter(isClient)).toHaveLength(
      5,
    );
    expect(
      ['Accordion', 'Badge', 'Card', 'Icon', 'Notice', 'RichText', 'Title'].map(component).filter(isClient),
    ).toEqual([]);
    expect(isClient('templates/PageRenderer.js')).toBe(true);
    expect(isClient('templates/renderer/RendererProvider.js')).toBe(true);
    expect(
      scripts
        .filter((file) => /^(templates\/(plan|contract)|languages|design-system\/tokens)\//.test(file))
        .filter(isClient),
    ).toEqual([]);
  });
});

/** What a bundler does for server components: React without what needs a browser, references for client modules. */
function serverComponents(): Plugin {
  const require = createRequire(import.meta.url);
  const react = resolve(dirname(require.resolve('react/package.json')), 'cjs/react.react-server.production.js');
  const names = [...readFileSync(react, 'utf8').matchAll(/^exports\.(\w+) =/gm)].map(([, name]) => name);
  return {
    name: 'server-components',
    enforce: 'pre',
    resolveId: (id) => (id === 'react' ? '\0react' : undefined),
    load: (id) => (id === '\0react' ? names.map((name) => `export const ${name} = () => {};`).join('\n') : undefined),
    transform(code, id) {
      if (!code.startsWith("'use client';")) return undefined;
      const exported = [...code.matchAll(/^export (?:async )?(?:function|const|class) (\w+)/gm)];
      const references = exported.map(
        ([, name]) =>
          `export const ${name} = () => { throw new Error('${name} of ${id} was called from a server component.'); };`,
      );
      return { code: references.join('\n'), map: null };
    },
  };
}
