import type pg from 'pg';
import type { Heard } from './database.ts';
import { isLost } from './serverFaults.ts';

/** Between two attempts to reach a database that is away, in milliseconds. */
const retryAfter = 500;

/** How often a connection that hears nothing is asked whether it still stands, and how long it may think (ms). */
const heartbeat = { everyMs: 5000, patienceMs: 4000 };

interface Listening {
  readonly listen: (channel: string, heard: Heard) => Promise<void>;
  /** The server has gone, which an idle connection may never hear: another one is opened. */
  readonly renew: () => void;
  readonly close: () => Promise<void>;
}

/**
 * Listens to a PostgreSQL server's notices on a connection of its own, which is opened for the first listener and again
 * whenever it breaks. Notices that came meanwhile are lost, therefore everyone is called once it stands again. One that
 * breaks without a word, as behind a firewall that forgets it, is found out by asking.
 */
export function keepListening(
  createClient: () => pg.Client,
  { everyMs, patienceMs }: { readonly everyMs: number; readonly patienceMs: number } = heartbeat,
): Listening {
  const listeners = new Map<string, Heard[]>();
  let connected: Promise<pg.Client> | undefined;
  let pause: NodeJS.Timeout | undefined;
  let closed = false;

  const connect = async (): Promise<pg.Client> => {
    const client = createClient();
    client.on('notification', ({ channel }) => {
      for (const heard of listeners.get(channel) ?? []) heard('notice');
    });
    client.on('error', () => undefined);
    client.once('end', reconnectLater);
    try {
      await client.connect();
      for (const channel of listeners.keys()) await client.query(`listen ${channel}`);
      keepAlive(client);
    } catch (error) {
      client.off('end', reconnectLater);
      client.end().catch(() => undefined);
      throw error;
    }
    return client;
  };
  const keepAlive = (client: pg.Client) => {
    let next: NodeJS.Timeout | undefined;
    let isOver = false;
    const wait = () => {
      if (!isOver) next = setTimeout(() => void beat(), everyMs);
    };
    const beat = async () => {
      const impatience = setTimeout(() => client.connection.stream.destroy(), patienceMs);
      // Where it fails, the connection ends.
      await client.query('select 1').catch(() => undefined);
      clearTimeout(impatience);
      wait();
    };
    client.once('end', () => {
      isOver = true;
      clearTimeout(next);
    });
    wait();
  };
  const reconnectLater = () => {
    if (closed) return;
    pause ??= setTimeout(() => {
      pause = undefined;
      void reconnect();
    }, retryAfter);
  };
  const reconnect = async () => {
    connected = connect();
    try {
      await connected;
    } catch {
      reconnectLater();
      return;
    }
    for (const heard of [...listeners.values()].flat()) heard('renewed');
  };
  /** Whoever listens while the server is away is called when it is back. */
  const waitForServer = (error: unknown) => {
    if (!isLost(error)) throw error;
    reconnectLater();
  };

  return {
    listen: async (channel, heard) => {
      const others = listeners.get(channel);
      listeners.set(channel, [...(others ?? []), heard]);
      if (connected === undefined) {
        connected = connect();
        await connected.catch(waitForServer);
      } else if (others === undefined) {
        await connected.then((client) => client.query(`listen ${channel}`)).catch(waitForServer);
      }
    },
    renew: () => {
      connected?.then(
        (client) => {
          client.off('end', reconnectLater);
          client.end().catch(() => undefined);
          reconnectLater();
        },
        () => undefined,
      );
    },
    close: async () => {
      closed = true;
      clearTimeout(pause);
      const client = await connected?.catch(() => undefined);
      client?.end().catch(() => undefined);
    },
  };
}
