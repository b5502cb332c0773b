import process from 'node:process';
import { readSettings } from '#server/settings/readSettings.ts';
import type { Settings } from '#server/settings/settings.types.ts';
import { readCommandLine } from './commandLine.ts';
import { misspeltSettings } from './misspeltSettings.ts';

const usage =
  'The portal takes no options: its settings are variables, as in PORT=4000 npm start, and .env.example lists them.';

/**
 * The settings of a portal that starts, which takes no options. What looks misspelt is said first: it may be why something else is wrong.
 * @throws {SettingsError} as `readSettings` does
 */
export function readStartSettings(): Settings {
  readCommandLine(usage, {});
  for (const sentence of misspeltSettings(process.env)) process.stderr.write(`${sentence}\n`);
  return readSettings(process.env);
}
