import { defineConfig, devices } from '@playwright/test';

/** The portal under test, with all services embedded: its own ports and its own data, beside a running `npm start`. */
const port = Number(process.env.E2E_PORT ?? 3210);

const executablePath = process.env.CHROMIUM_PATH;

export default defineConfig({
  testDir: 'tests/e2e',
  // Tests share two cores with the portal and the browser.
  workers: 2,
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  retries: 0,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  outputDir: 'test-results',
  use: {
    ...devices['Desktop Chrome'],
    baseURL: `http://localhost:${port}`,
    launchOptions: {
      ...(executablePath ? { executablePath } : {}),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
    // Each test would start one; the tests of the offline page do.
    serviceWorkers: 'block',
    // What is not there after this long will not come: a test must not wait for its own end.
    actionTimeout: 15_000,
    // Recording costs a third of the time; a test that fails is run again with `--trace on`.
    trace: 'off',
  },
  webServer: {
    command: 'node tests/e2e/helpers/portalUnderTest.ts',
    env: { PORT: String(port), DATA_DIR: '.data/e2e', LOG_LEVEL: 'warn' },
    url: `http://127.0.0.1:${port}/readyz`,
    timeout: 120_000,
    stdout: 'ignore',
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
  },
});
