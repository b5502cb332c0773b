import { CannotOpen } from './cannotOpen.ts';
import { type Database, DatabaseAway } from './database.ts';
import { keepListening } from './keepListening.ts';
import { type Connections, openServer, type Server } from './openServer.ts';
import { judgeReplicas, type ReplicaState } from './replicas.ts';
import { faultOf, isLost } from './serverFaults.ts';

/** How far a replica may be behind to be asked in the primary's place, in milliseconds. */
const ordinaryLag = 30_000;

/** Which servers answer: the one that is written to, and its replicas in the order of the settings. */
export interface ServerStates {
  readonly primary: 'ok' | 'missing';
  readonly replicas: readonly ReplicaState[];
}

interface Servers {
  /** Servers that follow the one that is written to; they answer while it is away. */
  readonly replicas?: readonly string[];
  /** How far one may be behind, in milliseconds. */
  readonly maximumLag?: number;
  /** How many are held to each. */
  readonly connections?: Connections;
  /** Hears which servers answer, at first and whenever that changes. */
  readonly heard?: (states: ServerStates) => void;
}

/**
 * Uses the PostgreSQL server at `url` (`postgres://user:password@host:port/name`), and nothing else as long as it
 * answers: whoever has just written something reads it. While it does not, one of its replicas answers what only reads,
 * and refuses what writes; without one everything is refused (`DatabaseAway`), and goes on once the server is back.
 *
 * Nothing waits for a server that is silent for longer than some seconds.
 *
 * @throws {CannotOpen} one sentence, which never holds the password, when neither it nor a replica can be reached at the
 * start
 */
export async function connectDatabase(url: string, servers: Servers = {}): Promise<Database> {
  const { maximumLag = ordinaryLag, connections, heard = () => undefined } = servers;
  let told = '';
  const tell = () => {
    const states: ServerStates = { primary: isThere() ? 'ok' : 'missing', replicas: judged.states() };
    const telling = JSON.stringify(states);
    if (isStarted && telling !== told) heard(states);
    told = telling;
  };
  let wasThere = false;
  let isStarted = false;
  const seen = () => {
    if (wasThere && !isThere()) listening.renew();
    wasThere = isThere();
    judged.follow();
    tell();
  };
  const primary = openServer(url, { role: 'primary', connections, seen });
  const isThere = () => primary.watch.sight() !== undefined;
  const replicas = (servers.replicas ?? []).map((each) =>
    openServer(each, { role: 'replica', connections, seen: () => tell() }),
  );
  const judged = judgeReplicas(primary, replicas, maximumLag);
  const listening = keepListening(primary.createClient);
  const all = [primary, ...replicas];

  await Promise.all(all.map(({ watch }) => watch.look()));
  if (!isThere() && judged.usable().length === 0) {
    await Promise.all(all.map((server) => server.close()));
    throw new CannotOpen(`The database ${nameOf(url)} cannot be used (${primary.watch.reason()}). Check DATABASE_URL.`);
  }
  isStarted = true;
  told = '';
  tell();

  /** On the primary, or else on a replica, which refuses to write: so nothing is ever done twice. */
  const read = async <T>(ask: (server: Server) => Promise<T>): Promise<T> => {
    if (isThere() || (judged.usable().length === 0 && (await primary.watch.look()))) {
      try {
        return await ask(primary);
      } catch (error) {
        // One connection may break alone: then the primary is the one to be asked again.
        if (!isLost(error)) throw faultOf(error);
        if (isThere() && (await primary.watch.look())) throw faultOf(error);
      }
    }
    for (const replica of judged.usable()) {
      try {
        return await ask(replica);
      } catch (error) {
        if (!isLost(error)) throw faultOf(error);
        if (replica.watch.sight() !== undefined) await replica.watch.look();
      }
    }
    throw new DatabaseAway(`The database does not answer (${primary.watch.reason()}).`);
  };

  let closing: Promise<void> | undefined;
  const close = async () => {
    await listening.close();
    await Promise.all(all.map((server) => server.close()));
  };
  return {
    query: (sql, params) => read((server) => server.query(sql, params)),
    snapshot: (work) => read((server) => server.snapshot(work)),
    transaction: async (work) => {
      if (!isThere() && !(await primary.watch.look())) {
        throw new DatabaseAway(`The database does not answer (${primary.watch.reason()}).`);
      }
      return primary.transaction(work).catch((error: unknown) => {
        throw faultOf(error);
      });
    },
    takesTurns: false,
    listen: listening.listen,
    close: () => {
      closing ??= close();
      return closing;
    },
  };
}

function nameOf(url: string): string {
  const { host, pathname } = new URL(url);
  return `${decodeURIComponent(pathname.slice(1))} on ${host || 'this machine'}`;
}
