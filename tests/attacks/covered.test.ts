import { SmartRouter } from 'hono/router/smart-router';
import { expect, it, vi } from 'vitest';
import { startTestPortal } from '#server/testing/testPortal.ts';
import { testDatabases } from '#services/database/testing/testDatabases.ts';
import { startTestIdentity } from '#services/identity/testing/testIdentity.ts';
import { startTestIssuer } from '#services/preference/testing/testIssuer.ts';
import { startTestPreference } from '#services/preference/testing/testPreference.ts';
import { createQueryApi } from '#services/query/api/queryApi.ts';
import { openGazetteer } from '#services/query/places/openGazetteer.ts';
import { attackedRoutes } from './routes.ts';

/** Addresses that everybody is answered alike, whatever stands behind them. */
const alike = [
  ...['/sw.js', '/offline.html', '/openapi.json', '/speculation-rules.json', '/healthz', '/readyz'],
  '/api/preview/changes',
];

/** Whether a route of Hono's (`/a/:b{\d+}/*`) answers a path. */
function answers(route: string, path: string): boolean {
  const pattern = route
    .split('/')
    .map((part) => {
      const [, name, rule, optional] = /^:(\w+)(?:\{(.+)\})?(\?)?$/.exec(part) ?? [];
      if (part === '*') return '.*';
      if (name !== undefined) return optional ? '[^/]*' : (rule ?? '[^/]+');
      return part.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
    })
    .join('/');
  return new RegExp(`^${pattern}$`).test(path);
}

const search = {
  ...{ search: vi.fn(), values: vi.fn(), clusters: vi.fn(), overview: vi.fn(), suggest: vi.fn(), record: vi.fn() },
  ...{ changes: vi.fn(), changesOf: vi.fn(), similar: vi.fn(), listing: vi.fn(), check: vi.fn() },
};

const pathsOf = (path: string) => ['a', '1'].map((value) => path.replaceAll(':value', value));

it('every address that takes something from outside is attacked', async () => {
  const added = vi.spyOn(SmartRouter.prototype, 'add');
  const [embedded] = testDatabases;
  const own = await embedded?.create();
  if (!own) throw new Error('There is no embedded database.');
  const database = await own.open();
  const tokens = await startTestIssuer();
  const [portal, identity, preference] = await Promise.all([
    startTestPortal({ env: { CONTENT_HOOK_SECRET: 'a-secret-of-twenty-characters' } }),
    startTestIdentity(),
    startTestPreference(database, { issuer: tokens.issuer }),
  ]);
  createQueryApi({ search, passages: { find: vi.fn() }, facets: [], gazetteer: openGazetteer(), log: () => {} });
  const routes = added.mock.calls.map(([method, path]) => ({ method, path }));
  added.mockRestore();
  await Promise.all([portal.close(), identity.close(), preference.close()]);
  tokens.close();
  await database.close();
  await own.remove();

  expect(routes.length).toBeGreaterThan(100);
  const isAttacked = ({ method, path }: { method: string; path: string }) =>
    attackedRoutes.some(
      (attacked) =>
        (method === 'ALL' || method === attacked.method) && pathsOf(attacked.path).some((each) => answers(path, each)),
    );
  // A part's own routes are added to what it is a part of once more.
  const isPart = ({ path }: { path: string }) => routes.some((other) => other.path === `/api${path}`);
  const free = routes.filter((route) => !alike.includes(route.path) && !isPart(route) && !isAttacked(route));
  expect([...new Set(free.map(({ method, path }) => `${method} ${path}`))]).toEqual([]);
});
