import { readdirSync, readFileSync } from 'node:fs';

/** What a program and all it started hold of the machine's memory (PSS, in MB); 0 where that cannot be read. */
export function memoryOf(pid: number): number {
  return [pid, ...childrenOf(pid)].reduce((sum, each) => sum + ownMemory(each), 0);
}

function childrenOf(parent: number): number[] {
  const direct = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(Number)
    .filter((pid) => Number(/\) \S (\d+)/.exec(readOr(`/proc/${pid}/stat`))?.[1]) === parent);
  return direct.flatMap((pid) => [pid, ...childrenOf(pid)]);
}

function ownMemory(pid: number): number {
  return Number(/^Pss:\s+(\d+) kB/m.exec(readOr(`/proc/${pid}/smaps_rollup`))?.[1] ?? 0) / 1024;
}

function readOr(file: string, otherwise = ''): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return otherwise;
  }
}
