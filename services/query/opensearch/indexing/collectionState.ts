import { z } from 'zod';
import type { Connection } from '#services/query/opensearch/connection.ts';
import type { IndexNames } from './mapping.ts';

/** What is known of the collection as a whole. */
export interface CollectionState {
  /** Another one after every change. */
  readonly version: number;
  /** The number of the next new record. */
  readonly next: number;
  /** When it last changed, in microseconds. */
  readonly changed: number;
  /** The version of the samples that it holds; empty for none. */
  readonly samples: string;
}

const stateSchema = z.object({
  _source: z.object({ version: z.int(), next: z.int(), changed: z.int(), samples: z.string() }),
});

export const stateId = 'state';
const beginning: CollectionState = { version: 0, next: 0, changed: 0, samples: '' };

export async function readState(connection: Connection, { meta }: IndexNames): Promise<CollectionState> {
  const { status, body } = await connection.ask({ method: 'GET', path: `/${meta}/_doc/${stateId}` }, [404]);
  return status === 404 ? beginning : stateSchema.parse(body)._source;
}

/** How old what is known of the version may be, in milliseconds: changes of other portals show after so long. */
const freshMs = 1000;

/** The version of the collection, as it was a second ago at most. */
export interface FollowedVersion {
  readonly current: () => Promise<number>;
  /** Asks for it, however new what is known may be. */
  readonly renew: () => Promise<number>;
  /** Tells of what was written here. */
  readonly set: (version: number) => void;
}

export function followVersion(connection: Connection, names: IndexNames): FollowedVersion {
  let known = { version: -1, at: Number.NEGATIVE_INFINITY };
  let asking: Promise<number> | undefined;
  const ask = async () => {
    const at = performance.now();
    const { version } = await readState(connection, names);
    // What was written here meanwhile is newer than what was read.
    if (version >= known.version || at > known.at) known = { version, at };
    return known.version;
  };
  const renew = () => {
    asking ??= ask().finally(() => {
      asking = undefined;
    });
    return asking;
  };
  return {
    renew,
    current: () => (performance.now() - known.at < freshMs ? Promise.resolve(known.version) : renew()),
    set: (version) => {
      known = { version, at: performance.now() };
    },
  };
}

/** Half of the two seconds in which a change has to be seen everywhere is for what portals then ask anew. */
const watchMs = 500;

/** Calls when the collection is another than at a version, changed here or elsewhere, as long as the process lives. */
export function watchVersion({ renew }: FollowedVersion, since: number, changed: () => void): void {
  let last = since;
  let isLooking = false;
  const look = async () => {
    const version = await renew();
    if (version !== last) changed();
    last = version;
  };
  setInterval(() => {
    if (isLooking) return;
    isLooking = true;
    look()
      // While the cluster is away nothing changes; the next look tells.
      .catch(() => undefined)
      .finally(() => {
        isLooking = false;
      });
  }, watchMs).unref();
}
