import { readFileSync } from 'node:fs';
import process from 'node:process';
import { processesBelow } from '#tests/e2e/helpers/processes.ts';

/** What processes have taken of a machine. */
export interface Cost {
  /** Of memory that several have, each has its share (PSS). */
  readonly megabytes: number;
  /** Since they started, of all processors together. */
  readonly processorMs: number;
}

/** The kernel counts time in hundredths of a second. */
const tickMs = 10;

/** What the programs below this process have taken, by name: `queryProgram.ts`, `java`, `postgres`. Linux tells. */
export function costsBelow(pid = process.pid): ReadonlyMap<string, Cost> {
  const costs = new Map<string, Cost>();
  for (const { pid: each, program } of processesBelow(pid)) {
    const cost = costOf(each);
    if (cost === undefined) continue;
    const name = program === '' ? cost.name : program;
    const sum = costs.get(name) ?? { megabytes: 0, processorMs: 0 };
    costs.set(name, {
      megabytes: sum.megabytes + cost.megabytes,
      processorMs: sum.processorMs + cost.processorMs,
    });
  }
  return costs;
}

function costOf(pid: number): (Cost & { name: string }) | undefined {
  try {
    const memory = readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8');
    const [, name = '', fields = ''] = /^\d+ \((.*)\) (.*)$/s.exec(readFileSync(`/proc/${pid}/stat`, 'utf8')) ?? [];
    const numbers = fields.split(' ').map(Number);
    return {
      name,
      megabytes: Number(/^Pss:\s+(\d+) kB/m.exec(memory)?.[1] ?? 0) / 1024,
      // utime, stime, and those of what it started and has ended: the 14th to 17th fields, the 3rd being the first here.
      processorMs: numbers.slice(11, 15).reduce((sum, ticks) => sum + ticks, 0) * tickMs,
    };
  } catch {
    // It has ended meanwhile.
    return undefined;
  }
}
