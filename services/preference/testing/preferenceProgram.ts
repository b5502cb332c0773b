import process from 'node:process';
import { openDatabase } from '#services/database/openDatabase.ts';
import { startMail } from '#services/mail/startMail.ts';
import { startPreference } from '../startPreference.ts';
import { testLooks, testSites } from './testPreference.ts';

/*
 * The preference service with its mail in a process of its own, which can be killed: `preferenceProgram.ts <folder or
 * postgres://…> <issuer of tokens> <their audience> <smtp://…>`. Its first line of output says where it answers.
 */

const [place = '', issuer = '', audience = '', smtp = ''] = process.argv.slice(2);
const log = () => {};
const database = await openDatabase(
  place.startsWith('postgres:') ? { url: place, folder: '' } : { url: undefined, folder: place },
);
const mail = await startMail({ database, carrier: { kind: 'smtp', url: smtp, from: 'post@example.nl' }, log });
const service = await startPreference({
  ...{ port: 0, database, mail, log, sites: testSites, ...testLooks, contactMail: 'redactie@example.nl' },
  issuer: { issuer, audience, keysAt: new URL('jwks.json', issuer), userInfoAt: new URL('userinfo', issuer) },
});
process.stdout.write(`${service.origin}\n`);
process.once('SIGTERM', async () => {
  await service.close();
  await mail.close();
  await database.close();
  process.exit(0);
});
