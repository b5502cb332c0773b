/**
 * Asks the portal that has this environment (`PORT`, `LISTEN_ADDRESS`) whether it is there: exit code 0 when it is, else
 * 1. For what starts and watches portals, see `deploy/`; `--wait 120` gives one that is starting so many seconds.
 */
import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import process from 'node:process';
import { text } from 'node:stream/consumers';
import { setTimeout } from 'node:timers/promises';
import { readCommandLine } from './commandLine.ts';

/** Who listens on all addresses listens on loopback too. */
const loopbacks: Readonly<Record<string, string>> = { '': '127.0.0.1', '0.0.0.0': '127.0.0.1', '::': '::1' };

const usage = 'node scripts/askHealth.ts [--wait 120]: seconds for a portal that is starting';
const { values } = readCommandLine(usage, { options: { wait: { type: 'string', default: '0' } } });
const given = process.env.LISTEN_ADDRESS?.trim() ?? '';
const host = loopbacks[given] ?? given;
const port = process.env.PORT?.trim() || '3000';

/** By HTTP itself: `fetch` refuses ports that browsers do not go to. */
async function isThere(): Promise<boolean> {
  try {
    const asked = get({ host, port, path: '/healthz', agent: false, signal: AbortSignal.timeout(10_000) });
    const response: IncomingMessage = (await once(asked, 'response'))[0];
    await text(response);
    return response.statusCode === 200;
  } catch {
    return false;
  }
}

const over = performance.now() + Number(values.wait) * 1000;
let found = await isThere();
while (!found && performance.now() < over) {
  await setTimeout(500);
  found = await isThere();
}
if (!found) console.error(`No portal answers on port ${port} of ${host}.`);
process.exitCode = found ? 0 : 1;
