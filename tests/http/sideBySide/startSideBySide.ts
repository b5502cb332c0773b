import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Answer as ServiceAnswer, startTestService, type TestService } from '#server/testing/testService.ts';
import { type PostgresServer, startPostgres } from '#services/database/testing/startPostgres.ts';
import { freePorts } from '#tests/e2e/helpers/network.ts';
import { type OwnPortal, startPortal } from '#tests/e2e/helpers/ownPortal.ts';
import { type Balancer, startNginx } from './nginx.ts';

/** Portals on one database and one CMS, whose visitors all ask for one address. */
export interface SideBySide {
  /** That address: `http://localhost:{port}`. */
  readonly origin: string;
  readonly portals: OwnPortal[];
  readonly balancer: Balancer | undefined;
  readonly database: PostgresServer;
  readonly cms: TestService;
  /** Starts another one in the place of one that has ended, on the same port and with the same folder. */
  startAgain(place: number): Promise<void>;
  close(): Promise<void>;
}

interface Options {
  readonly count: number;
  readonly cms: ServiceAnswer;
  /** PostgreSQL's programs. */
  readonly postgres: string;
  /** nginx; without it each portal is asked directly. */
  readonly nginx?: string | undefined;
  readonly settings?: Readonly<Record<string, string>>;
}

/** Starts them, one after the other: the machine of a test has few processors. */
export async function startSideBySide({ count, cms: answer, postgres, nginx, settings = {} }: Options) {
  const folder = await mkdtemp(join(tmpdir(), 'portal-side-'));
  const [database, cms] = await Promise.all([startPostgres(postgres, { durable: false }), startTestService(answer)]);
  const balancer = nginx === undefined ? undefined : await startNginx(nginx);
  const ports = await freePorts(count);
  const port = balancer?.port ?? ports[0] ?? 0;
  const origin = `http://localhost:${port}`;
  const start = async (place: number) => {
    const dataDir = join(folder, String(place));
    // Nothing is to be copied there: what is kept is kept in the database.
    await mkdir(join(dataDir, 'database'), { recursive: true });
    return startPortal({
      ...{ DATABASE_URL: database.url, CMS_BASE_URL: cms.origin, PUBLIC_ORIGIN: origin, TRUST_PROXY: 'true' },
      ...{ SAMPLE_RECORDS: 'off', PORT: String(ports[place]), DATA_DIR: dataDir, ...settings },
    });
  };
  const portals: OwnPortal[] = [];
  const side: SideBySide = {
    ...{ origin, portals, balancer, database, cms },
    async startAgain(place) {
      portals[place] = await start(place);
    },
    async close() {
      await balancer?.close();
      await Promise.all(portals.map((portal) => portal.close()));
      await Promise.all([database.remove(), cms.close()]);
      await rm(folder, { recursive: true, force: true });
    },
  };
  try {
    for (let place = 0; place < count; place++) portals.push(await start(place));
    await balancer?.send(ports);
    return side;
  } catch (error) {
    await side.close();
    throw error;
  }
}
