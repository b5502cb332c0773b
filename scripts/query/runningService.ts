import process from 'node:process';
import { readSettings, SettingsError } from '#server/settings/readSettings.ts';
import { SendingStopped } from '#services/query/import/sendFile.ts';
import { readToken } from '#services/query/import/token.ts';

/** The command cannot be carried out; the message says what would be right. */
export class Refusal extends Error {
  override name = 'Refusal';
}

/** Where the running portal's embedded query service takes records in. */
export interface RunningService {
  readonly origin: string;
  readonly token: string;
}

/** @throws {Refusal} when there is no embedded query service, or nothing tells its token */
export function findRunningService(): RunningService {
  const settings = readSettings(process.env);
  if (!settings.query.embedded) throw new Refusal('QUERY_BASE_URL is set: that service takes its records by itself.');
  const token = readToken(settings.dataDir);
  if (token !== undefined) return { origin: settings.query.baseUrl, token };
  throw new Refusal(`There is no import-token in ${settings.dataDir}: start the portal first, with the same DATA_DIR.`);
}

/** Runs a command to its exit code; what it refuses is told in one line, without the stack of a mistake of ours.
 * @param refusals further errors whose messages are for whoever typed the command */
export async function runCommand(
  command: () => Promise<number>,
  ...refusals: readonly (new (
    message: string,
  ) => Error)[]
): Promise<void> {
  try {
    process.exitCode = await command();
  } catch (error) {
    const isExpected = [Refusal, SettingsError, SendingStopped, ...refusals].some((kind) => error instanceof kind);
    console.error(isExpected && error instanceof Error ? error.message : reasonOf(error));
    process.exitCode = 1;
  }
}

function reasonOf(error: unknown): string {
  const isUnheard = error instanceof Error && 'code' in error && error.code === 'ECONNREFUSED';
  if (!isUnheard) return `It failed: ${String(error)}`;
  return `The portal does not answer (${error.message}): start it first, with the same settings.`;
}
