import { Hono } from 'hono';
import type { Feature } from './feature.ts';

const written = ['POST', 'PUT', 'DELETE'] as const;

/**
 * Reads from the features' own routes with which methods an address of the API can be asked.
 * @returns for a path the value of `Allow`; `undefined` where there is no such address
 */
export function methodsOf(features: readonly Feature[]): (pathname: string) => readonly string[] | undefined {
  const declared = new Hono();
  for (const { routes } of features)
    for (const { method, path } of routes.routes)
      if (path.startsWith('/api/') && method !== 'ALL') declared.on(method, path, (c) => c.body(null));
  const has = (method: string, pathname: string) => declared.router.match(method, pathname)[0].length > 0;
  return (pathname) => {
    const methods = [
      ...(has('GET', pathname) ? ['GET', 'HEAD'] : []),
      ...written.filter((method) => has(method, pathname)),
    ];
    return methods.length === 0 ? undefined : methods;
  };
}
