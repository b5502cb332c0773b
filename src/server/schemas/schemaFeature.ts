import { Hono } from 'hono';
import { jsonSchemas, type PublishedSchema } from '#templates/plan/jsonSchemas.ts';
import { noStore } from '../http/cacheControl.ts';
import { Reply } from '../http/Reply.ts';
import { resourceHeaders } from '../http/securityHeaders.ts';
import type { Feature, FeatureRoutes } from '../request/feature.ts';

const path = '/api/schema';

/** Schemas change with a release and hold nothing private: any page may read and keep them for an hour. */
const headers = {
  ...resourceHeaders,
  'access-control-allow-origin': '*',
  'cross-origin-resource-policy': 'cross-origin',
  'cache-control': 'public, max-age=3600',
  'x-robots-tag': 'noindex',
};

/**
 * The contract with the CMS, for programs that check against it:
 * - `GET /api/schema` → what there is, each with its address
 * - `GET /api/schema/<kind>` → a JSON Schema of draft 2020-12; 404 names the kinds there are
 */
export function createSchemaFeature(): Feature {
  const routes: FeatureRoutes = new Hono();
  const list = reply(
    { schemas: [...jsonSchemas].map(([kind, schema]) => ({ kind, ...about(schema) })) },
    'application/json; charset=utf-8',
  );
  const schemas = new Map([...jsonSchemas].map(([kind, schema]) => [kind, reply(schema, 'application/schema+json')]));
  const unknown = new Reply(written({ error: 'There is no schema of this kind.', kinds: [...schemas.keys()] }), {
    status: 404,
    contentType: 'application/json; charset=utf-8',
    headers: { ...headers, 'cache-control': noStore },
    compression: 'quick',
  });

  routes.get(path, ({ env }) => list.respond(env.request));
  routes.get(`${path}/:kind`, ({ env, req }) => (schemas.get(req.param('kind')) ?? unknown).respond(env.request));
  return { routes };
}

function about({ $id, title, description }: PublishedSchema) {
  return { title, description, url: $id };
}

function written(json: object): string {
  return `${JSON.stringify(json, null, 2)}\n`;
}

function reply(json: object, contentType: string): Reply {
  return new Reply(written(json), { status: 200, contentType, headers, compression: 'kept' });
}
