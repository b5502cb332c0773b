import { setTimeout as wait } from 'node:timers/promises';
import { readSettings } from '#server/settings/readSettings.ts';
import { callService } from '#services/query/import/callService.ts';
import { giveWay } from '#services/query/import/giveWay.ts';
import { harvest, type Prefix, prefixes } from '#services/query/import/harvest/harvest.ts';
import { openHarvestMemory } from '#services/query/import/harvest/harvestState.ts';
import { createOaiProvider, HarvestStopped } from '#services/query/import/harvest/oaiProvider.ts';
import type { Entry } from '#services/query/import/readEntries.ts';
import { recordCount } from '#services/query/import/recordCount.ts';
import { addTallies, batchesOf, emptyTally, sendBatch } from '#services/query/import/sendBatch.ts';
import { createSummary } from '#services/query/import/summary.ts';
import { addTrials, emptyTrial, tryEntries } from '#services/query/import/tryFile.ts';
import { readCommandLine } from '../commandLine.ts';
import { findRunningService, Refusal, runCommand } from './runningService.ts';
import { tallyText, trialText } from './tallyText.ts';

/*
 * Brings records into the running portal's collection from a provider of OAI-PMH (`docs/records.md`).
 *
 *   npm run query:harvest -- https://repository.example/oai
 *   npm run query:harvest -- --set articles --prefix mods https://repository.example/oai
 *   npm run query:harvest -- --from 2020-01-01 https://repository.example/oai
 *   npm run query:harvest -- --dry-run https://repository.example/oai
 *
 * The next run asks for what has changed since; one that broke off goes on where it ended. The exit code is 0 when every
 * record was taken, else 1.
 */

const usage =
  'Give one address: npm run query:harvest -- [--set name] [--from 2020-01-31] [--prefix oai_dc|mods] [--dry-run] https://…/oai';

/** Milliseconds between two lines on progress. */
const progressEvery = 2000;

function readCommand() {
  const { values, positionals } = readCommandLine(usage, {
    options: {
      set: { type: 'string' },
      from: { type: 'string' },
      prefix: { type: 'string', default: 'oai_dc' },
      'dry-run': { type: 'boolean', default: false },
    },
    allowPositionals: true,
  });
  const [address] = positionals;
  if (address === undefined || positionals.length > 1 || !/^https?:\/\//i.test(address) || !URL.canParse(address))
    throw new Refusal(usage);
  const { from, set, prefix, 'dry-run': isDry } = values;
  if (!isPrefix(prefix)) throw new Refusal(`--prefix is one of ${Object.keys(prefixes).join(', ')}.`);
  if (from !== undefined && !/^\d{4}-\d\d-\d\d(?:T\d\d:\d\d:\d\dZ)?$/.test(from))
    throw new Refusal('--from is a day, 2020-01-31, or a moment, 2020-01-31T12:00:00Z.');
  return { address, from, set, prefix, isDry };
}

const isPrefix = (name: string): name is Prefix => Object.hasOwn(prefixes, name);

async function run(): Promise<number> {
  const { address, from, set, prefix, isDry } = readCommand();
  const summary = createSummary();
  const provider = createOaiProvider({
    address,
    wait: (milliseconds) => wait(milliseconds),
    onWait: (reason, milliseconds) =>
      console.log(`Asked again in ${(milliseconds / 1000).toFixed(0)} seconds: ${reason}.`),
  });
  const harvestWith = async (take: (entries: readonly Entry[]) => Promise<void>, last: () => string) => {
    const { dataDir, placesFile } = readSettings(process.env);
    const kept = openHarvestMemory(dataDir, { address, set, prefix });
    const memory = isDry ? { ...kept, read: () => ({}), write: () => {} } : kept;
    let shown = performance.now();
    const onProgress = (read: number, size: number | undefined) => {
      if (performance.now() - shown < progressEvery) return;
      shown = performance.now();
      console.log(`${recordCount(read)} read${size === undefined ? '' : ` of ${size.toLocaleString('en')}`}`);
    };
    const onNote = (note: string) => console.log(note);
    try {
      await harvest({ provider, prefix, set, from, memory, placesFile, summary, take, onNote, onProgress });
    } finally {
      console.log([...summary.lines(), last()].join('\n'));
    }
  };

  if (isDry) {
    let trial = emptyTrial;
    await harvestWith(
      async (entries) => {
        trial = addTrials(trial, await tryEntries(entries, summary));
      },
      () => trialText(trial),
    );
    return trial.bad === 0 ? 0 : 1;
  }

  const { origin, token } = findRunningService();
  let tally = emptyTally;
  await harvestWith(
    async (entries) => {
      for await (const batch of batchesOf(entries)) {
        const post = (body: string) => callService(`${origin}/import`, 'POST', token, body);
        tally = addTallies(tally, await sendBatch(batch, post, summary));
      }
    },
    () => tallyText(tally),
  );
  // Nothing is remembered under this name: it lets the database tidy up after what was written.
  if (tally.written + tally.deleted > 0) await callService(`${origin}/import?source=harvest`, 'DELETE', token);
  return tally.bad === 0 ? 0 : 1;
}

giveWay();
await runCommand(run, HarvestStopped);
