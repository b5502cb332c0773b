import type { Server } from './openServer.ts';

/** Of a replica: it answers, is further behind than is allowed, holds other data, or does not answer. */
export type ReplicaState = 'ok' | 'behind' | 'foreign' | 'missing';

export interface Replicas {
  /** Those that may be asked now, the one that has followed furthest first. */
  readonly usable: () => readonly Server[];
  /** In the order of the settings. */
  readonly states: () => readonly ReplicaState[];
  /** Takes down where the primary is, whenever it was looked at. */
  readonly follow: () => void;
}

interface Milestone {
  readonly at: number;
  readonly position: bigint;
}

/**
 * Judges replicas by how far they have followed the primary's log. One is behind when it has not reached where the
 * primary was `maximumLag` milliseconds before it was last seen; that stays so while the primary is away, because what
 * a replica lacks then may be what a visitor has just deleted, or a sign-in that ended. Before the primary has been
 * watched for that long nothing is known, and all of them may be asked.
 */
export function judgeReplicas(primary: Server, replicas: readonly Server[], maximumLag: number): Replicas {
  let cluster: string | undefined;
  let path: readonly Milestone[] = [];
  let lastSeen = 0;

  const stateOf = ({ watch }: Server): ReplicaState => {
    const sight = watch.sight();
    if (sight === undefined) return 'missing';
    if (cluster !== undefined && sight.cluster !== cluster) return 'foreign';
    const [due] = path;
    // Of a primary that has been watched for less than that, nothing is old enough to be missed.
    const isKnown = due !== undefined && due.at <= lastSeen - maximumLag;
    return isKnown && sight.position < due.position ? 'behind' : 'ok';
  };
  return {
    usable: () =>
      replicas
        .filter((replica) => stateOf(replica) === 'ok')
        .sort((a, b) => Number((b.watch.sight()?.position ?? 0n) - (a.watch.sight()?.position ?? 0n))),
    states: () => replicas.map(stateOf),
    follow: () => {
      const sight = primary.watch.sight();
      if (sight === undefined) return;
      const now = performance.now();
      cluster = sight.cluster;
      lastSeen = now;
      // The first one is the youngest that is old enough, or the oldest there is.
      const due = path.findLastIndex(({ at }) => at <= now - maximumLag);
      path = [...path.slice(Math.max(0, due)), { at: now, position: sight.position }];
    },
  };
}
