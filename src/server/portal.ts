import { renderApp } from '#app/entry-server.tsx';
import { composePortal, type Portal, type PortalOptions } from './composePortal.ts';

/**
 * The portal with its front end. This is the entry of the server's build: the one file through which plain Node
 * (`scripts/serve.ts`) and the development server reach code that only Vite can read.
 */
export function createPortal(options: Omit<PortalOptions, 'renderApp'>): Promise<Portal> {
  return composePortal({ ...options, renderApp });
}
