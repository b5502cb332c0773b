import type { Inputs } from './plan.ts';
import { growths, plannedEngine } from './plan.ts';

/** What no longer holds from so many records on, and what one would change then. */
export interface Limit {
  readonly what: string;
  readonly records: number;
  readonly change: string;
}

/** Buckets that an answer may have: `clusterSettings` of the engine. */
const bucketsMax = 2_000_000;
const secondsOfDay = 86_400;
const shards = 3;
const lucenesMost = 2 ** 31;

/** What breaks, the first first. */
export function limitsOf({ assumptions, measured }: Inputs): Limit[] {
  const value = (name: keyof typeof assumptions) => assumptions[name].value;
  const grown = growths(measured);
  const filled = Math.max(
    ...measured.filter(({ engine }) => engine === plannedEngine).map(({ filledPerSecond }) => filledPerSecond),
  );
  return [
    {
      what: `one search with exact counts takes ${value('slowestSearchMs')} ms on ${value('shardsAtOnce')} shards`,
      records: grown.engineMs.reaches(value('slowestSearchMs') * value('shardsAtOnce')),
      change: 'more shards; then count facets in a sample of what was found, and say so on the page',
    },
    {
      what: `the words that correct and suggest fill a process of ${value('heapMegabytes')} MB`,
      records: grown.serviceMegabytes.reaches(value('heapMegabytes')),
      change: 'have the cluster correct and suggest, from an index of words',
    },
    {
      what: `a start reads words for ${value('longestStartSeconds')} s`,
      records: grown.startSeconds.reaches(value('longestStartSeconds')),
      change: 'keep the words beside the index, or the same index of words',
    },
    {
      what: `a facet has ${bucketsMax.toLocaleString('en')} values, which is what an answer may have`,
      records: bucketsMax / value('authorsPerRecord'),
      change: 'count the most frequent values only, and give up exact counts of rare ones',
    },
    {
      what: `a whole import by the one writer takes a day (${Math.round(filled)} records a second, the most that was measured)`,
      records: filled * secondsOfDay,
      change: 'a turn for each part of the collection, so that several write',
    },
    {
      what: `a shard has ${value('largestShardGb')} GB`,
      records: grown.diskMegabytes.reaches(value('largestShardGb') * 1024 * shards),
      change: 'more primary shards: a number in `indexing/mapping.ts`, and every record is written anew',
    },
    {
      what: 'a shard has as many documents as Lucene takes',
      records: lucenesMost * shards,
      change: 'the same',
    },
  ].sort((a, b) => a.records - b.records);
}
