import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { z } from 'zod';

const readySchema = z.object({ origin: z.string(), milliseconds: z.number() });

export type QueryProgram = z.output<typeof readySchema> & {
  child: ChildProcess;
  /** Ends it: `SIGTERM` lets it close its database, `SIGKILL` lets it do nothing at all. */
  end: (signal: 'SIGTERM' | 'SIGKILL') => Promise<void>;
};

/** Starts the query service in a process of its own, on a folder or a server's address. */
export async function startProgram(place: string, token: string): Promise<QueryProgram> {
  const program = join(import.meta.dirname, 'queryProgram.ts');
  const child = spawn(process.execPath, [program, place, token], { stdio: ['ignore', 'pipe', 'inherit'] });
  const gone = once(child, 'exit');
  const first = await Promise.race([once(createInterface({ input: child.stdout }), 'line'), gone]);
  const ready = readySchema.parse(JSON.parse(String(first[0])));
  return {
    ...ready,
    child,
    end: async (signal) => {
      child.kill(signal);
      await gone;
    },
  };
}
