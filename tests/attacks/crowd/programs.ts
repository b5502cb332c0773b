import { readdirSync, readFileSync } from 'node:fs';

/** A process as the system knows it. */
export interface Program {
  readonly pid: number;
  /** What it was started with, words apart. */
  readonly command: string;
}

/** All that a program started, and what those did; nothing where the system does not tell (`/proc`). */
export function programsOf(parent: number): readonly Program[] {
  const direct = numbered()
    .filter((pid) => Number(/\) \S (\d+)/.exec(read(`/proc/${pid}/stat`))?.[1]) === parent)
    .map((pid) => ({ pid, command: read(`/proc/${pid}/cmdline`).replaceAll('\0', ' ') }));
  return direct.flatMap((program) => [program, ...programsOf(program.pid)]);
}

/** A file of the system; nothing where it is gone with its process. */
export function read(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}

function numbered(): number[] {
  try {
    return readdirSync('/proc')
      .filter((name) => /^\d+$/.test(name))
      .map(Number);
  } catch {
    return [];
  }
}
