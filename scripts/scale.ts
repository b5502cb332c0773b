import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { readCommandLine } from './commandLine.ts';
import { readAssumptions, readDemand, readPrices } from './scale/inputs.ts';
import { readMeasured } from './scale/measured.ts';
import { putPlan } from './scale/putPlan.ts';
import { writePlan } from './scale/writePlan.ts';

/*
 * How many machines a large portal takes, what they cost and what breaks first: from what `npm run bench -- scale`
 * measured and from three tables that an owner may change (`scripts/scale/*.json`).
 *
 *   npm run scale              prints the plan
 *   npm run scale -- --write   puts it into docs/scale.md
 */

const usage = 'npm run scale prints the plan, npm run scale -- --write puts it into docs/scale.md.';

const { values } = readCommandLine(usage, { options: { write: { type: 'boolean' } } });
try {
  const plan = writePlan({
    ...{ demand: readDemand(), prices: readPrices(), assumptions: readAssumptions() },
    measured: readMeasured(),
  });
  if (values.write) {
    const page = join(import.meta.dirname, '../docs/scale.md');
    writeFileSync(page, putPlan(readFileSync(page, 'utf8'), plan));
  } else process.stdout.write(`${plan}\n`);
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
