import { writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { readCommandLine } from '../commandLine.ts';
import { rulesPage } from './rulesPage.ts';

/* Writes `docs/content-report.md`: every rule, what it finds and how to mend that. A test says when it is behind. */

readCommandLine('npm run content:rules writes docs/content-report.md.', {});

writeFileSync(resolve(import.meta.dirname, '../../docs/content-report.md'), rulesPage());
