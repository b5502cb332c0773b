import { globSync } from 'node:fs';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { allStatesSnapshots } from './.storybook/allStatesSnapshots.ts';
import { isolatedFiles } from './scripts/testing/isolatedFiles.ts';

const chromium = process.env.CHROMIUM_PATH;

const unitFiles = [
  '{src,languages,sites,services,samples,scripts}/**/*.test.{ts,tsx}',
  'tests/{a11y,attacks,contract,deploy,engines,ssr}/**/*.test.{ts,tsx}',
];
// What takes long, and looks at more of what `npm test` looks at already, is for `npm run test:full`.
const exclude = process.env.THOROUGH === 'true' ? [] : ['**/*.thorough.test.ts'];
/**
 * Ends what hangs (ms), for all tests in one place. What takes two seconds alone took thirty on a machine
 * that ran everything else beside it: a number near what a test takes fails it for its neighbours' sake.
 */
const patience = { testTimeout: 300_000, hookTimeout: 300_000, expect: { poll: { timeout: 30_000 } } };
const isolated = isolatedFiles(globSync(unitFiles, { cwd: import.meta.dirname }));

/** Tests without a browser. `--project 'unit*'` runs all of them. */
function unitTests(name: string, files: { include: string[]; exclude?: string[]; isolate: boolean }) {
  return {
    extends: './vite.config.ts' as const,
    // Stories are asked here for what Storybook, which has the same plugin, does with them.
    plugins: [allStatesSnapshots()],
    test: {
      name,
      environment: 'node' as const,
      // Styles are nothing to a test, but for themes that the server hands on as they stand.
      css: { include: [/tokens\.css/] },
      typecheck: { enabled: false },
      ...patience,
      ...files,
    },
  };
}

export default defineConfig({
  test: {
    projects: [
      unitTests('unit', { include: unitFiles, exclude: [...exclude, ...isolated], isolate: false }),
      unitTests('unit-isolated', { include: isolated, exclude, isolate: true }),
      {
        // What the built portal answers to machines and to browsers alike, asked without a browser; and in two other engines.
        extends: './vite.config.ts',
        test: {
          name: 'http',
          environment: 'node',
          include: ['tests/{http,browsers}/**/*.test.ts'],
          exclude,
          globalSetup: 'tests/http/startPortal.ts',
          isolate: false,
          ...patience,
        },
      },
      {
        // The package other teams install, as it is built: measured, and put to use in an app of its own.
        test: {
          name: 'library',
          environment: 'node',
          include: ['tests/library/**/*.test.ts'],
          exclude,
          globalSetup: 'tests/library/buildLibrary.ts',
          ...patience,
        },
      },
      {
        extends: './vite.config.ts',
        plugins: [storybookTest({ configDir: '.storybook' })],
        // Found only while stories run, a package would make Vite reload the page under a test.
        optimizeDeps: {
          include: [
            'class-variance-authority',
            'colorjs.io',
            'dequal/lite',
            'domhandler',
            'domutils',
            'embla-carousel',
            'github-slugger',
            'htmlparser2',
            'i18next',
            'jsonc-parser',
            'linkify-it',
            'lru-cache',
            'radix-ui',
            'react',
            'react-dom',
            'react-dom/client',
            'react-dom/server',
            'react-i18next',
            'react-router-dom',
            'swr',
            'react/jsx-dev-runtime',
            'react/jsx-runtime',
            'sanitize-html',
            'zod',
          ],
        },
        test: {
          name: 'stories',
          ...patience,
          // One document for all files: each story is taken out of it before the next is shown.
          isolate: false,
          browser: {
            enabled: true,
            headless: true,
            provider: playwright({
              launchOptions: {
                ...(chromium ? { executablePath: chromium } : {}),
                args: [
                  '--no-sandbox',
                  '--disable-gpu',
                  '--disable-background-networking',
                  '--disable-component-update',
                  '--disable-sync',
                ],
              },
            }),
            instances: [{ browser: 'chromium' }],
          },
        },
      },
    ],
  },
});
