import { z } from 'zod';
import { foldLinks } from '#services/query/collection/record.ts';
import { term } from '#services/query/opensearch/dsl.ts';
import type { FollowedVersion } from '#services/query/opensearch/indexing/collectionState.ts';
import { readState } from '#services/query/opensearch/indexing/collectionState.ts';
import { searchOne } from '#services/query/opensearch/searchIndex.ts';
import type { Change, CollectionPort, Outcome, Reached } from '#services/query/ports/collectionPort.ts';
import { applyBatch, batchSize, finishBatch, type Standing } from './applyChanges.ts';
import type { WritingParts } from './carryOut.ts';
import { checkStep, forgetProgress, readProgress } from './progress.ts';
import type { Turns } from './turn.ts';

interface Parts extends WritingParts {
  readonly turns: Turns;
  readonly version: FollowedVersion;
  readonly suggester: {
    /** Resolves when the collection is suggested from as it is now. */
    readonly renew: () => Promise<void>;
  };
}

interface Options {
  readonly sample: boolean;
  readonly reached?: Reached | undefined;
  readonly samples?: string;
}

/** Takes records in, batch after batch. */
export function createCollection(parts: Parts): CollectionPort {
  const { connection, names, turns, version, suggester } = parts;

  /** In a turn: several batches, the last of which remembers what was reached. */
  const applyAll = async (
    before: Standing,
    changes: readonly Change[],
    { sample, reached, samples }: Options,
    keepUp: () => Promise<void>,
  ): Promise<{ standing: Standing; outcome: Outcome }> => {
    const last = [
      ...new Map(changes.map((change) => [change.kind === 'put' ? change.record.id : change.id, change])).values(),
    ];
    const batches = Array.from({ length: Math.max(1, Math.ceil(last.length / batchSize)) }, (_, at) =>
      last.slice(at * batchSize, (at + 1) * batchSize),
    );
    let standing = before;
    const sum = { written: 0, unchanged: 0, deleted: 0 };
    for (const [at, batch] of batches.entries()) {
      if (at > 0) await keepUp();
      const isLast = at === batches.length - 1;
      const ending = isLast ? { reached, ...(samples === undefined ? {} : { samples }) } : {};
      const applied = await applyBatch(parts, standing, batch, { sample, ...ending });
      standing = applied.standing;
      version.set(standing.state.version);
      sum.written += applied.outcome.written;
      sum.unchanged += applied.outcome.unchanged;
      sum.deleted += applied.outcome.deleted;
    }
    return { standing, outcome: sum };
  };

  const deletionsOfSamples = async (except: ReadonlySet<string>): Promise<Change[]> => {
    const deletions: Change[] = [];
    for (let after: readonly (string | number)[] | undefined; ; ) {
      const { hits } = await searchOne(connection, names.records, {
        query: term('sample', true),
        sort: [{ number: 'asc' }],
        size: 5000,
        _source: ['id'],
        ...(after === undefined ? {} : { search_after: after }),
      });
      for (const { _source } of hits) {
        const { id } = z.object({ id: z.string() }).parse(_source);
        if (!except.has(id)) deletions.push({ kind: 'delete', id });
      }
      after = hits.at(-1)?.sort;
      if (after === undefined) return deletions;
    }
  };

  return {
    apply: (changes, reached) =>
      turns.take(async (keepUp) => {
        const standing = await finishBatch(parts);
        if (reached !== undefined) await checkStep(connection, names, reached);
        return (await applyAll(standing, changes, { sample: false, reached }, keepUp)).outcome;
      }),
    seed: async (samples) => {
      if ((await readState(connection, names)).samples === samples.version) return 0;
      const records = await samples.load();
      const written = await turns.take(async (keepUp) => {
        const standing = await finishBatch(parts);
        // Another portal that starts on the same cluster may have done it meanwhile.
        if (standing.state.samples === samples.version) return 0;
        const puts = records.map((record) => ({ kind: 'put' as const, record: foldLinks(record) }));
        const put = await applyAll(standing, puts, { sample: true }, keepUp);
        const gone = await deletionsOfSamples(new Set(records.map(({ id }) => id)));
        // Last, so that a start that was cut off halfway begins again.
        await applyAll(put.standing, gone, { sample: true, samples: samples.version }, keepUp);
        return put.outcome.written;
      });
      if (written > 0) await suggester.renew();
      return written;
    },
    clearSamples: async () => {
      const deleted = await turns.take(async (keepUp) => {
        const standing = await finishBatch(parts);
        const gone = await deletionsOfSamples(new Set());
        return (await applyAll(standing, gone, { sample: true, samples: '' }, keepUp)).outcome.deleted;
      });
      if (deleted > 0) await suggester.renew();
      return deleted;
    },
    progress: {
      read: (source) => readProgress(connection, names, source),
      finish: (source) => forgetProgress(connection, names, source),
    },
  };
}
