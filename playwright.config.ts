import { defineConfig, devices } from '@playwright/test';
import type { Fixtures } from './tests/e2e/helpers/test.ts';
import { thorough } from './tests/e2e/helpers/thorough.ts';

/** The portal under test, with all services embedded: its own ports and its own data, beside a running `npm start`. */
const port = Number(process.env.E2E_PORT ?? 3210);

const executablePath = process.env.CHROMIUM_PATH;

/**
 * Tests that look at pictures, or at what a page is with all of its parts. To the others pictures are boxes of a size
 * that the page says; drawing, encoding and showing them would take a sixth of the time of all tests.
 */
const picturesMatter =
  /(?:attacks|bars|crawl|discovery|films|forms|header-pictures|hydration|no-script|offline|opening-picture|outage|readable|restart|samples|small)\.spec\.ts$/;

const browserArguments = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

const browser = (...args: string[]) => ({
  launchOptions: { ...(executablePath ? { executablePath } : {}), args: [...browserArguments, ...args] },
});

export default defineConfig<Fixtures>({
  testDir: 'tests/e2e',
  // Tests share two cores with the portal and the browser.
  workers: 2,
  fullyParallel: true,
  ...(process.env.THOROUGH === 'true' ? {} : { grepInvert: new RegExp(thorough.tag) }),
  forbidOnly: Boolean(process.env.CI),
  retries: 0,
  // These end what hangs (ms): on a machine that is busy with others the same steps take ten times as long.
  timeout: 300_000,
  expect: { timeout: 30_000 },
  outputDir: 'test-results',
  use: {
    ...devices['Desktop Chrome'],
    baseURL: `http://localhost:${port}`,
    // Each test would start one; the tests of the offline page do.
    serviceWorkers: 'block',
    // What is not there after this long will not come: a test must not wait for its own end.
    actionTimeout: 45_000,
    // Recording costs a third of the time; a test that fails is run again with `--trace on`.
    trace: 'off',
  },
  projects: [
    { name: 'with pictures', testMatch: picturesMatter, use: browser() },
    {
      name: 'without pictures',
      testIgnore: picturesMatter,
      use: { ...browser('--blink-settings=imagesEnabled=false'), pictures: 'unseen' },
    },
  ],
  webServer: {
    command: 'node tests/e2e/helpers/portalUnderTest.ts',
    // A picture in the other format is the same to these tests, and their machine may be busy with others.
    env: { PORT: String(port), DATA_DIR: '.data/e2e', LOG_LEVEL: 'warn', AVIF: 'off', MAXIMUM_LAG_MS: '0' },
    url: `http://127.0.0.1:${port}/readyz`,
    timeout: 120_000,
    stdout: 'ignore',
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
  },
});
