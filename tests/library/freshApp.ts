import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { z } from 'zod';
import { libraryFolder, rootFolder } from '#scripts/library/packageFiles.ts';
import { documentedFiles } from './documentedFiles.ts';

/** An app outside the repository that has the packed library from npm, and the files of `docs/library.md`. */
export interface FreshApp {
  /** Runs one of the app's commands, such as `tsc` or `node`. @throws with what it printed when it fails */
  readonly run: (command: string, ...args: readonly string[]) => Promise<string>;
  /** Starts a server of Vite's, and resolves with its address. */
  readonly serve: (command: 'dev' | 'preview') => Promise<string>;
  readonly close: () => void;
}

const versionsSchema = z.object({
  dependencies: z.record(z.string(), z.string()),
  devDependencies: z.record(z.string(), z.string()),
});

/** What a new Vite app in React and TypeScript starts with. */
const startingPackages = [
  'react',
  'react-dom',
  'vite',
  '@vitejs/plugin-react',
  'typescript',
  '@types/node',
  '@types/react',
  '@types/react-dom',
];

/**
 * What an app may have of its own, in a version that the library cannot use, whose own then lies below it: Babel, which
 * React Router builds with, brings this one.
 */
const olderPackages = ['lru-cache@5.1.1'];

const scaffold = {
  'package.json': JSON.stringify({ name: 'fresh-app', private: true, type: 'module' }),
  'index.html':
    '<!doctype html><html lang="nl"><head><meta charset="utf-8"><link rel="icon" href="data:,"><title>Fresh app</title></head><body><div id="root"></div><script type="module" src="/src/main.tsx"></script></body></html>',
  'tsconfig.json': JSON.stringify({
    compilerOptions: {
      target: 'ES2023',
      lib: ['ES2023', 'DOM', 'DOM.Iterable'],
      module: 'ESNext',
      moduleResolution: 'bundler',
      types: ['node', 'vite/client'],
      jsx: 'react-jsx',
      strict: true,
      noEmit: true,
      allowImportingTsExtensions: true,
      verbatimModuleSyntax: true,
      skipLibCheck: false,
    },
    include: ['src', 'server', 'test', 'vite.config.ts'],
  }),
};

/**
 * What the documentation does not show: mistakes, a page made on a server, a theme that began as a copy, and how other
 * frameworks build with Vite.
 */
const trials = {
  'src/mistake.tsx': `import { Button } from 'groen-portal/components/Button';
// @ts-expect-error There is no such tone.
export const mistake = <Button tone="loud">Zoeken</Button>;
`,
  'own-theme.html':
    '<!doctype html><html lang="nl"><head><meta charset="utf-8"><link rel="icon" href="data:,"><title>Own theme</title></head><body><div id="root"></div><script type="module" src="/src/ownTheme.tsx"></script></body></html>',
  'src/ownTheme.tsx': `import './own-theme.css';
import { Button } from 'groen-portal/components/Button';
import { SiteScope } from 'groen-portal/theme/SiteScope';
import { createRoot } from 'react-dom/client';

const root = document.getElementById('root');
if (root) {
  createRoot(root).render(
    <SiteScope site="eigen" mode="light">
      <Button tone="primary">Eigen thema</Button>
      <SiteScope site="eigne" mode="light">Verschreven</SiteScope>
    </SiteScope>,
  );
}
`,
  'late-base.html':
    '<!doctype html><html lang="nl"><head><meta charset="utf-8"><link rel="icon" href="data:,"><title>Late base</title></head><body><div id="root"></div><script type="module" src="/src/lateBase.tsx"></script></body></html>',
  // Astro puts what islands share into a stylesheet of its own: the base comes behind those of components.
  'src/lateBase.tsx': `import 'groen-portal/sites/coegroen/site.css';
import '../node_modules/groen-portal/design-system/components/Button/Button.variants.classes.css';
import { Button } from 'groen-portal/components/Button';
import { SiteScope } from 'groen-portal/theme/SiteScope';
import { createRoot } from 'react-dom/client';

const root = document.getElementById('root');
if (root) {
  createRoot(root).render(
    <SiteScope site="coegroen" mode="light">
      <Button tone="primary">Zoeken</Button>
    </SiteScope>,
  );
}
`,
  // Astro renders in an environment of Vite's with a name of its own.
  'prerender.config.ts': `import { defineConfig, mergeConfig } from 'vite';
import documented from './vite.config.ts';

export default mergeConfig(
  documented,
  defineConfig({
    environments: {
      prerender: {
        consumer: 'server',
        build: { outDir: 'dist-prerender', rolldownOptions: { input: 'server/render.tsx' } },
      },
    },
    builder: { buildApp: async ({ build, environments }) => void (await build(environments.prerender)) },
  }),
);
`,
  'server/render.tsx': `import { Button } from 'groen-portal/components/Button';
import { renderToStaticMarkup } from 'react-dom/server';
process.stdout.write(renderToStaticMarkup(<Button tone="primary" icon="search">Zoeken</Button>));
`,
  'server/renderPage.tsx': `import { preloadPlan } from 'groen-portal/templates/PageRenderer';
import { plan } from 'groen-portal/templates/plan/plan';
import { publicPlan } from 'groen-portal/templates/plan/publicPlan';
import { renderToStaticMarkup } from 'react-dom/server';
import { CmsPage } from '../src/CmsPage.tsx';

const site = { id: 'coegroen', cname: 'coegroen', language: 'nl', title: 'CoE Groen', origin: 'https://coegroen.nl' };
const planned = plan(
  { type: 'page', title: 'Strokenteelt', contents: [{ elements: [{ type: 'text', html: '<p>Smalle stroken.</p>' }] }] },
  { site, sites: [site], languages: ['nl'], language: 'nl', pictures: ({ source }) => source },
);
const page = publicPlan(planned.plan);
await preloadPlan(page);
process.stdout.write(renderToStaticMarkup(<CmsPage page={page} />));
`,
  'server/reportMistake.ts': `import type { PlanContext } from 'groen-portal/templates/contract/context';
import { reportPage } from './reportPage.ts';

const site = { id: 'coegroen', cname: 'coegroen', language: 'nl', title: 'CoE Groen', origin: 'https://coegroen.nl' } as const;
const answer = { type: 'page', title: 'STROKENTEELT LOONT', contents: [{ elements: [{ type: 'vidoe' }] }] };
const context: PlanContext = { site, sites: [site], languages: ['nl'], language: 'nl', pictures: ({ source }) => source };
process.stdout.write(reportPage(answer, context).join('\\n'));
`,
  // A page with an element that throws: its data are lost.
  'server/renderCrash.tsx': `import type { Plan } from 'groen-portal/templates/plan/plan.types';
import { plan } from 'groen-portal/templates/plan/plan';
import { publicPlan } from 'groen-portal/templates/plan/publicPlan';
import { rendererWith } from 'groen-portal/templates/renderer/rendererWith';
import { pageMarkup } from './pageMarkup.tsx';

const site = { id: 'coegroen', cname: 'coegroen', language: 'nl', title: 'CoE Groen', origin: 'https://coegroen.nl' };
const tiles = { type: 'tiles', items: [{ title: 'Tegel', url: '/nl/coegroen/projecten' }] };
const planned = plan(
  { type: 'page', title: 'Strokenteelt', contents: [{ elements: [{ type: 'text', html: '<p>Vooraf.</p>' }, tiles] }] },
  { site, sites: [site], languages: ['nl'], language: 'nl', pictures: ({ source }) => source },
);
const page: Plan = JSON.parse(JSON.stringify(publicPlan(planned.plan)), (key, value) =>
  value?.type === 'tiles' && value.data ? { ...value, data: null } : value,
);
process.stdout.write(JSON.stringify(await pageMarkup(page, rendererWith())));
`,
};

/**
 * Packs the library and installs it as another team would.
 * @param cms where the CMS answers
 * @throws when npm cannot reach its registry for packages that it has not kept
 */
export async function createFreshApp(cms: string): Promise<FreshApp> {
  const folder = mkdtempSync(join(tmpdir(), 'groen-portal-app-'));
  const servers: ChildProcess[] = [];
  const { NODE_ENV: _, VITEST: __, ...env } = process.env;
  // The app's own commands come first: nothing of the repository may help.
  const options = {
    cwd: folder,
    env: { ...env, PATH: `${join(folder, 'node_modules/.bin')}:${env.PATH}`, CMS_BASE_URL: cms },
  };
  const run: FreshApp['run'] = async (command, ...args) => {
    try {
      return (await promisify(execFile)(command, args, options)).stdout;
    } catch (error) {
      const printed = z.object({ stdout: z.string(), stderr: z.string() }).safeParse(error);
      throw new Error(`${command} ${args.join(' ')} failed:\n${printed.data?.stdout}${printed.data?.stderr}`);
    }
  };
  const close = () => {
    for (const server of servers) server.kill();
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    for (const [path, text] of [...Object.entries({ ...scaffold, ...trials }), ...documentedFiles()]) {
      mkdirSync(dirname(resolve(folder, path)), { recursive: true });
      writeFileSync(resolve(folder, path), text);
    }
    const archive = (await run('npm', 'pack', libraryFolder, '--silent')).trim();
    await install(run, archive);
    const theme = readFileSync(resolve(folder, 'node_modules/groen-portal/sites/coegroen/site.css'), 'utf8');
    writeFileSync(resolve(folder, 'src/own-theme.css'), theme.replaceAll('"coegroen"', '"eigen"'));
  } catch (error) {
    close();
    throw error;
  }
  const serve: FreshApp['serve'] = async (command) => {
    const port = await freePort();
    const args = [...(command === 'dev' ? [] : [command]), '--port', `${port}`, '--strictPort', '--host', '127.0.0.1'];
    const server = spawn('vite', args, options);
    servers.push(server);
    await new Promise<void>((ready, fail) => {
      server.stdout.on('data', (text) => {
        if (`${text}`.includes(`${port}`)) ready();
      });
      server.on('exit', (code) => fail(new Error(`vite ${command} ended with ${code}.`)));
    });
    return `http://127.0.0.1:${port}`;
  };
  return { run, serve, close };
}

/** Installs the archive beside what a new app has, in the versions that the portal uses itself. */
async function install(run: FreshApp['run'], archive: string): Promise<void> {
  const { dependencies, devDependencies } = versionsSchema.parse(
    JSON.parse(readFileSync(resolve(rootFolder, 'package.json'), 'utf8')),
  );
  const versions = { ...devDependencies, ...dependencies };
  const packages = [...startingPackages.map((name) => `${name}@${versions[name]}`), ...olderPackages];
  try {
    await run('npm', 'install', '--prefer-offline', '--no-audit', '--no-fund', `./${archive}`, ...packages);
  } catch (error) {
    throw new Error('The packed library cannot be installed. npm needs to reach its registry for this test.', {
      cause: error,
    });
  }
}

function freePort(): Promise<number> {
  return new Promise((found) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => found(typeof address === 'object' && address ? address.port : 0));
    });
  });
}
