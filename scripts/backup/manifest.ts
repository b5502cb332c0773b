import { createHash } from 'node:crypto';
import { createReadStream, readdirSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { z } from 'zod';
import { Refusal } from './refusal.ts';

/** Of the backup's own form: raise it when older commands could not restore it. */
const version = 1;

const manifestName = 'manifest.json';

const manifestSchema = z.object({
  format: z.literal('portal-backup'),
  version: z.literal(version, { error: 'it was made by another version of this command' }),
  made: z.iso.datetime(),
  /** The portal's. */
  portal: z.string(),
  /** Which database it is of: one goes back into its own kind. */
  database: z.enum(['embedded', 'server']),
  /** SHA-256 of every other file, by its path. */
  files: z.record(z.string(), z.string()),
});

/** What a backup says of itself. */
export type Manifest = z.output<typeof manifestSchema>;
export type DatabaseKind = Manifest['database'];

/** Writes into a folder what its files are. */
export async function writeManifest(folder: string, facts: Pick<Manifest, 'portal' | 'database'>): Promise<Manifest> {
  const manifest: Manifest = {
    ...{ format: 'portal-backup', version, made: new Date().toISOString(), ...facts },
    files: await sumsOf(folder, facts.database === 'embedded' ? 'database' : undefined),
  };
  await writeFile(join(folder, manifestName), `${JSON.stringify(manifest, undefined, 2)}\n`);
  return manifest;
}

/** Holds a folder against what it says of itself. @throws {Refusal} when something is missing, other, or too much */
export async function checkManifest(folder: string, file: string): Promise<Manifest> {
  const text = await readFile(join(folder, manifestName), 'utf8').catch(() => {
    throw new Refusal(`${file} is not a backup of a portal.`);
  });
  const read = manifestSchema.safeParse(parsed(text));
  if (!read.success) throw new Refusal(`${file} cannot be restored: ${read.error.issues[0]?.message ?? ''}.`);
  const sums = await sumsOf(folder);
  const expected = read.data.files;
  const names = new Set([...Object.keys(sums), ...Object.keys(expected)]);
  const wrong = [...names].filter((name) => sums[name] !== expected[name]);
  if (wrong.length > 0)
    throw new Refusal(`${file} is damaged: ${wrong.slice(0, 3).join(', ')} is not as it was written.`);
  return read.data;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** @param linked the folder among them that is only a link while a backup is made */
async function sumsOf(folder: string, linked?: string): Promise<Record<string, string>> {
  const sums: Record<string, string> = {};
  for (const path of filesBelow(folder, linked).sort()) {
    const name = relative(folder, path);
    if (name === manifestName) continue;
    const hash = createHash('sha256');
    await pipeline(createReadStream(path), hash);
    sums[name] = hash.digest('hex');
  }
  return sums;
}

/** @throws {Refusal} where something is neither a file nor a folder: it has no place here, wherever it leads */
function filesBelow(folder: string, linked?: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory() || entry.name === linked) return filesBelow(path);
    if (!entry.isFile()) throw new Refusal(`${path} is not a plain file.`);
    return [path];
  });
}
