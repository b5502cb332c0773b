import type { TestProject } from 'vitest/node';
import { startPortal } from '#tests/e2e/helpers/ownPortal.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Port of the portal under test. */
    port: number;
    /** Ports of its embedded services. */
    services: { query: number; preference: number };
  }
}

/** Starts the built portal with its embedded services for all tests that ask it without a browser. */
export default async function setup({ provide }: TestProject): Promise<() => Promise<void>> {
  // A test's own machine may be busy with others.
  const portal = await startPortal({ CONTENT_HOOK_SECRET: 'a-secret-of-twenty-characters' });
  provide('port', portal.port);
  provide('services', portal.services);
  return () => portal.close();
}
