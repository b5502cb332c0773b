import { posix } from 'node:path';

/** One file names another; paths from the project's root. */
export interface Import {
  readonly from: string;
  readonly to: string;
}

/** Entries of one folder, files and folders alike, that need each other in a round. */
export interface Circle {
  readonly folder: string;
  /** Names of the entries, by the alphabet. */
  readonly entries: readonly string[];
  /** The imports that run between these entries. */
  readonly imports: readonly Import[];
}

/**
 * Finds circles among the entries of every folder: what a folder holds counts as the folder itself, so that two folders
 * are a circle as soon as any file of each needs any file of the other.
 */
export function findCircles(imports: readonly Import[]): readonly Circle[] {
  const folders = new Map<string, Import[]>();
  for (const each of imports) {
    const folder = commonFolder(each);
    folders.set(folder, [...(folders.get(folder) ?? []), each]);
  }
  return [...folders].toSorted().flatMap(([folder, within]) =>
    roundsOf(graphOf(folder, within)).map((entries) => ({
      folder,
      entries,
      imports: within.filter(
        ({ from, to }) => entries.includes(entryOf(folder, from)) && entries.includes(entryOf(folder, to)),
      ),
    })),
  );
}

/** The innermost folder that holds both files. */
function commonFolder({ from, to }: Import): string {
  const [one, other] = [from.split('/').slice(0, -1), to.split('/').slice(0, -1)];
  const length = one.findIndex((name, place) => name !== other[place]);
  return one.slice(0, length === -1 ? one.length : length).join('/');
}

/** The entry of a folder that a file is, or lies in. */
function entryOf(folder: string, file: string): string {
  return posix.relative(folder, file).split('/')[0] ?? file;
}

function graphOf(folder: string, imports: readonly Import[]): ReadonlyMap<string, ReadonlySet<string>> {
  const graph = new Map<string, Set<string>>();
  for (const { from, to } of imports) {
    const [source, target] = [entryOf(folder, from), entryOf(folder, to)];
    if (source === target) continue;
    graph.set(source, (graph.get(source) ?? new Set()).add(target));
  }
  return graph;
}

/** Strongly connected parts of more than one entry: entries that reach each other both ways. */
function roundsOf(graph: ReadonlyMap<string, ReadonlySet<string>>): readonly (readonly string[])[] {
  const reached = new Map([...graph.keys()].map((entry) => [entry, reachedFrom(graph, entry)]));
  const rounds = new Map<string, string[]>();
  for (const entry of [...graph.keys()].sort()) {
    const round = [...graph.keys()]
      .filter((other) => reached.get(entry)?.has(other) && reached.get(other)?.has(entry))
      .sort();
    if (round.length > 1) rounds.set(round.join(), round);
  }
  return [...rounds.values()];
}

function reachedFrom(graph: ReadonlyMap<string, ReadonlySet<string>>, start: string): ReadonlySet<string> {
  const reached = new Set<string>();
  const waiting = [...(graph.get(start) ?? [])];
  for (let entry = waiting.pop(); entry !== undefined; entry = waiting.pop()) {
    if (reached.has(entry)) continue;
    reached.add(entry);
    waiting.push(...(graph.get(entry) ?? []));
  }
  return reached;
}
