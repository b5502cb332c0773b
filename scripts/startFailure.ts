import { SettingsError } from '#server/settings/readSettings.ts';
import { cannotOpen } from '#services/database/cannotOpen.ts';

const ports = 'PORT, or what names this port (MANAGEMENT_PORT, CONTENT_PORT, QUERY_PORT, PREFERENCE_PORT, MAIL_PORT),';
const wrongAddress =
  'Set LISTEN_ADDRESS (MANAGEMENT_HOST, where it is that one) to an address of this machine, of a kind that it speaks.';

/** What to do when the system refuses a place to listen, whose address and port its own words name. */
const advice: ReadonlyMap<unknown, string> = new Map([
  ['EADDRINUSE', `Stop what runs there, or set ${ports} to another one.`],
  ['EADDRNOTAVAIL', wrongAddress],
  ['EAFNOSUPPORT', wrongAddress],
  ['EINVAL', wrongAddress],
  ['EACCES', `Set ${ports} to one from 1024 on, which every account may take.`],
]);

/** Says why something could not start: in a sentence where the operator can mend it, else by where it happened. */
export function startFailure(error: unknown): string {
  if (error instanceof SettingsError) return error.message;
  return `The portal could not start: ${reasonOf(error)}`;
}

function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const code = 'code' in error ? error.code : undefined;
  if (code === cannotOpen) return error.message;
  const listens = error.message.startsWith('listen ') ? advice.get(code) : undefined;
  return listens === undefined ? (error.stack ?? error.message) : `${error.message}. ${listens}`;
}
