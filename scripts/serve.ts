import { becomeLean } from './leanProcess.ts';

/*
 * Runs the built portal: reads the settings, starts the embedded services that no address replaces, puts the portal on
 * the network and says where. SIGINT and SIGTERM stop all of it, running requests first.
 */

// Before anything else is loaded, which would be loaded twice.
becomeLean();
const { servePortal } = await import('./servePortal.ts');
await servePortal();
