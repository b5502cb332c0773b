import process from 'node:process';
import { giveWay } from '#services/query/import/giveWay.ts';
import { sendFile } from '#services/query/import/sendFile.ts';
import { createSummary } from '#services/query/import/summary.ts';

/* Sends a file to a service, in a process of its own as an import is: `node importProgram.ts origin token file`. */

giveWay();
const [origin = '', token = '', file = ''] = process.argv.slice(2);
await sendFile({
  ...{ file, origin, token, reading: { summary: createSummary() } },
  ...{ onResume: () => undefined, onProgress: () => undefined },
});
