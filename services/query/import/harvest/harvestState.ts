import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';

/** What is harvested: one address, one set or all, in one form of metadata. */
export interface HarvestScope {
  readonly address: string;
  readonly set: string | undefined;
  readonly prefix: string;
}

const stateSchema = z.object({
  /** When the last complete harvest began, by the provider's clock. */
  complete: z.string().optional(),
  /** A harvest that has not come to its end: what it asked for, when it began, and where its list goes on. */
  open: z.object({ from: z.string().optional(), began: z.string(), resumptionToken: z.string() }).optional(),
});
export type HarvestState = z.output<typeof stateSchema>;

export interface HarvestMemory {
  readonly read: () => HarvestState;
  readonly write: (state: HarvestState) => void;
}

/** Remembers in a file beside the data how far a harvest has come. A file that cannot be read counts as none. */
export function openHarvestMemory(dataDir: string, scope: HarvestScope): HarvestMemory {
  const folder = join(dataDir, 'harvests');
  const { address, set, prefix } = scope;
  const key = createHash('sha256').update(JSON.stringify([address, set ?? null, prefix]));
  const file = join(folder, `${key.digest('hex').slice(0, 24)}.json`);
  return {
    read: () => (existsSync(file) ? parseState(readFileSync(file, 'utf8')) : {}),
    write: (state) => {
      mkdirSync(folder, { recursive: true });
      const draft = `${file}.${process.pid}`;
      writeFileSync(draft, `${JSON.stringify({ ...scope, ...state }, undefined, 2)}\n`);
      renameSync(draft, file);
    },
  };
}

function parseState(text: string): HarvestState {
  try {
    return stateSchema.parse(JSON.parse(text));
  } catch {
    return {};
  }
}
