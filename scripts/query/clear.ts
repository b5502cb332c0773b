import { z } from 'zod';
import { callService } from '#services/query/import/callService.ts';
import { readCommandLine } from '../commandLine.ts';
import { findRunningService, Refusal, runCommand } from './runningService.ts';

/*
 * Takes the invented records out of the running portal's collection; what was imported stays.
 *
 *   npm run query:clear -- samples
 *
 * Start the portal with SAMPLE_RECORDS=off, else its next start writes them again where nothing else is real.
 */

const answer = z.object({ deleted: z.int() });

const usage = 'Say what: npm run query:clear -- samples';

await runCommand(async () => {
  const { positionals } = readCommandLine(usage, { allowPositionals: true });
  if (positionals.join(' ') !== 'samples') throw new Refusal(usage);
  const { origin, token } = findRunningService();
  const { deleted } = answer.parse(await callService(`${origin}/import/samples`, 'DELETE', token));
  console.log(`Sample records taken out: ${deleted.toLocaleString('en')}. Imported ones stay.`);
  return 0;
});
