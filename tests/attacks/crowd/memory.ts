import { programsOf, read } from './programs.ts';

/** What a program and all it started hold of the machine's memory (PSS, in MB); 0 where that cannot be read. */
export function memoryOf(pid: number): number {
  return [pid, ...programsOf(pid).map((program) => program.pid)].reduce((sum, each) => sum + ownMemory(each), 0);
}

function ownMemory(pid: number): number {
  return Number(/^Pss:\s+(\d+) kB/m.exec(read(`/proc/${pid}/smaps_rollup`))?.[1] ?? 0) / 1024;
}
