import { join } from 'node:path';
import process from 'node:process';
import { superviseProgram } from '../superviseProgram.ts';
import type { TestProgramFacts, TestProgramOptions } from './testProgram.ts';

/* Starts the test program, as the portal starts its services, and says which process that is: `parentProgram.ts <file>`. */

const [stops = ''] = process.argv.slice(2);
const { facts } = await superviseProgram<TestProgramOptions, TestProgramFacts>({
  name: 'test',
  file: join(import.meta.dirname, 'testProgram.ts'),
  options: { stops, refusal: `${stops}.refusal` },
  log: () => {},
  running: [],
});
process.stdout.write(`${facts().pid}\n`);
