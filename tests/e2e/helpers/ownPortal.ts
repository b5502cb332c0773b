import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Answer, ask, freePorts } from './network.ts';
import { type Running, run } from './processes.ts';

/** A portal of a test's own, in a process of its own. */
export interface OwnPortal {
  readonly port: number;
  /** Where a page is in the browser; the first site's when none is named. */
  address(path: string, site?: string): string;
  /** Asks without a browser. */
  ask(path: string, site?: string): Promise<Answer>;
  readonly process: Running;
  /** Ends the process and takes its data away. */
  close(): Promise<void>;
}

/**
 * Starts a portal on free ports with data of its own and waits until it is ready.
 *
 * @param settings the portal's settings (`.env.example`); the services without an address run embedded
 * @param script what composes it
 */
export async function startPortal(
  settings: Readonly<Record<string, string>>,
  script = 'scripts/serve.ts',
): Promise<OwnPortal> {
  const [port = 0, content = 0, query = 0, preference = 0] = await freePorts(4);
  const dataDir = await mkdtemp(join(tmpdir(), 'portal-'));
  const process = run(script, {
    PORT: String(port),
    CONTENT_PORT: String(content),
    QUERY_PORT: String(query),
    PREFERENCE_PORT: String(preference),
    DATA_DIR: dataDir,
    LOG_LEVEL: 'warn',
    ...settings,
  });
  await process.line('The portal is ready');
  return {
    port,
    process,
    address: (path, site) => `http://${site ? `${site}.` : ''}localhost:${port}${path}`,
    ask: (path, site) => ask({ port, path, host: site ? `${site}.localhost` : 'localhost' }),
    async close() {
      await process.end();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
