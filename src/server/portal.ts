import { renderApp } from '#app/entry-server.tsx';
import type { ReportError } from '#app/telemetry/errorReports.ts';
import { version } from '../../package.json';
import { composePortal, type Portal, type PortalOptions } from './composePortal.ts';

/*
 * The entry of the server's build: the one file through which plain Node (`scripts/serve.ts`) and the development server
 * reach code that only Vite can read.
 */

/** The portal with its front end. */
export function createPortal(options: Omit<PortalOptions, 'renderApp'>): Promise<Portal> {
  return composePortal({ ...options, renderApp });
}

/** Reports errors of the server to an error-reporting service, whose code is loaded only where there is one. */
export async function createServerReports(dsn: string): Promise<ReportError> {
  const { createErrorReports } = await import('#app/telemetry/errorReports.ts');
  return createErrorReports({ dsn, release: version, tags: { side: 'server' } });
}
