import process from 'node:process';
import { SettingsError } from '#server/settings/readSettings.ts';
import { CannotOpen } from '#services/database/cannotOpen.ts';
import { Refusal } from './refusal.ts';

/** Runs a command; what it refuses is told in one line, without the stack of a mistake of ours. */
export async function runBackupCommand(command: () => Promise<string>): Promise<void> {
  try {
    process.stdout.write(`${await command()}\n`);
  } catch (error) {
    const isExpected = [Refusal, SettingsError, CannotOpen].some((kind) => error instanceof kind);
    process.stderr.write(`${isExpected && error instanceof Error ? error.message : `It failed: ${error}`}\n`);
    process.exitCode = 1;
  }
}
