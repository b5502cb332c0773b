import { readFileSync } from 'node:fs';
import process from 'node:process';
import { isOfOtherPlatform, judgePackages, lockSchema, manifestSchema } from './judgePackages.ts';

/*
 * Looks at what the project is made of: every package in one version, with its hash, under a licence that is allowed,
 * and with a decision about its install script.
 */

const lock = lockSchema.parse(JSON.parse(readFileSync('package-lock.json', 'utf8')));
const manifest = manifestSchema.parse(JSON.parse(readFileSync('package.json', 'utf8')));
const wrong = judgePackages({ manifest, lock });

for (const sentence of wrong) process.stderr.write(`${sentence}.\n`);
const all = Object.values(lock.packages);
const unseen = all.filter(isOfOtherPlatform).length;
const count = `${all.length - 1} packages, ${unseen} of them for other machines and without a hash`;
process.stdout.write(`Packages: ${wrong.length === 0 ? 'in order' : `${wrong.length} to mend`} (${count}).\n`);
process.exitCode = wrong.length === 0 ? 0 : 1;
