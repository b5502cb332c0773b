import process from 'node:process';
import { readSettings } from '#server/settings/readSettings.ts';
import type { Settings } from '#server/settings/settings.types.ts';
import { misspeltSettings } from './misspeltSettings.ts';

/**
 * The settings of a portal that starts. What looks misspelt is said first: it may be why something else is wrong.
 * @throws {SettingsError} as `readSettings` does
 */
export function readStartSettings(): Settings {
  for (const sentence of misspeltSettings(process.env)) process.stderr.write(`${sentence}\n`);
  return readSettings(process.env);
}
