import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { allStatesSnapshots } from './.storybook/allStatesSnapshots.ts';

const chromium = process.env.CHROMIUM_PATH;

export default defineConfig({
  test: {
    projects: [
      {
        extends: './vite.config.ts',
        // Stories are asked here for what Storybook, which has the same plugin, does with them.
        plugins: [allStatesSnapshots()],
        test: {
          name: 'unit',
          environment: 'node',
          // Styles are nothing to a test, but for themes that the server hands on as they stand.
          css: { include: [/tokens\.css/] },
          include: [
            '{src,languages,sites,services,samples,scripts}/**/*.test.{ts,tsx}',
            'tests/{a11y,contract,ssr}/**/*.test.{ts,tsx}',
          ],
          typecheck: { enabled: false },
        },
      },
      {
        // The package other teams install, as it is built: measured, and put to use in an app of its own.
        test: {
          name: 'library',
          environment: 'node',
          include: ['tests/library/**/*.test.ts'],
          globalSetup: 'tests/library/buildLibrary.ts',
          testTimeout: 120_000,
          hookTimeout: 300_000,
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
            'domhandler',
            'domutils',
            'embla-carousel',
            'github-slugger',
            'htmlparser2',
            'jsonc-parser',
            'lru-cache',
            'radix-ui',
            'react',
            'react-dom',
            'react-dom/client',
            'react-dom/server',
            'react/jsx-dev-runtime',
            'react/jsx-runtime',
            'sanitize-html',
            'zod',
          ],
        },
        test: {
          name: 'stories',
          // Ten looks by axe at a large story take long on a machine that has other work too.
          testTimeout: 120_000,
          hookTimeout: 60_000,
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
