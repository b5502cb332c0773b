import { startCmsStandIn } from './cmsStandIn.ts';

/* The CMS of the bench in a process of its own, so that what it costs is not taken for somebody else's. */

const { origin } = await startCmsStandIn();
process.stdout.write(`${origin}\n`);
