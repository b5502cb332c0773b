import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { copyEmptyDatabase, copySeededDatabase } from '#services/database/testing/copiedDatabase.ts';
import { type Answer, ask, freePorts } from './network.ts';
import { type Running, repository, run } from './processes.ts';

/** Where the portal under test keeps its data (`playwright.config.ts`). */
const sharedData = resolve(repository, '.data/e2e');

/** A portal of a test's own, in a process of its own. */
export interface OwnPortal {
  readonly port: number;
  /** Ports of its embedded services. */
  readonly services: { readonly query: number; readonly preference: number };
  /** The folder of its data. */
  readonly dataDir: string;
  /** Where its letters arrive. */
  readonly mailbox: string;
  /** Where a page is in the browser; the first site's when none is named. */
  address(path: string, site?: string): string;
  /** Asks without a browser. */
  ask(path: string, site?: string): Promise<Answer>;
  readonly process: Running;
  /** Ends the process and takes its data away. */
  close(): Promise<void>;
}

/**
 * Starts a portal on free ports with data of its own and waits until it is ready. The collection of its embedded query
 * service is a copy, and pictures that the portal under test has drawn are not drawn again.
 *
 * @param settings the portal's settings (`.env.example`); the services without an address run embedded
 * @param script what composes it
 */
export async function startPortal(
  settings: Readonly<Record<string, string>>,
  script = 'scripts/serve.ts',
): Promise<OwnPortal> {
  const [free = 0, content = 0, query = 0, preference = 0, mail = 0] = await freePorts(5);
  const port = Number(settings.PORT ?? free);
  const dataDir = settings.DATA_DIR ?? (await mkdtemp(join(tmpdir(), 'portal-')));
  await giveData(dataDir, settings);
  const process = run(script, {
    PORT: String(port),
    CONTENT_PORT: String(content),
    QUERY_PORT: String(query),
    PREFERENCE_PORT: String(preference),
    MAIL_PORT: String(mail),
    LOG_LEVEL: 'warn',
    SAMPLE_RECORDS: 'on',
    // The machine of a test may be busy with others.
    MAXIMUM_LAG_MS: '0',
    ...settings,
    DATA_DIR: dataDir,
  });
  await process.line('The portal is ready');
  return {
    port,
    services: { query, preference },
    dataDir,
    mailbox: `http://localhost:${mail}`,
    process,
    address: (path, site) => `http://${site ? `${site}.` : ''}localhost:${port}${path}`,
    ask: (path, site) => ask({ port, path, host: site ? `${site}.localhost` : 'localhost' }),
    async close() {
      await process.end();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

/** What the embedded services of a portal with these settings would otherwise make at their first start. */
async function giveData(dataDir: string, settings: Readonly<Record<string, string>>): Promise<void> {
  const database = join(dataDir, 'database');
  if (!existsSync(database)) {
    if (settings.QUERY_BASE_URL === undefined) await copySeededDatabase(database);
    else await copyEmptyDatabase(database);
  }
  const pictures = join(dataDir, 'content', 'pictures');
  if (settings.CMS_BASE_URL !== undefined || existsSync(pictures)) return;
  const shared = join(sharedData, 'content', 'pictures');
  await mkdir(shared, { recursive: true });
  await mkdir(dirname(pictures), { recursive: true });
  await symlink(shared, pictures);
}
