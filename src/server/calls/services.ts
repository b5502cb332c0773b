import type { Settings } from '../settings/settings.types.ts';
import { createJsonClient, type JsonClient } from './jsonClient.ts';

/** How long a service may take to suggest (ms), where who types has gone on by then, or to add to a page. */
const quickTimeoutMs = 1000;

/** The services that pages and searches are made of, each over connections that are kept open. */
export interface Services {
  readonly cms: JsonClient;
  readonly query: JsonClient;
  /** The query service for what comes too late after a second. */
  readonly quickQuery: JsonClient;
  /** What people wrote, of which pages do without when it comes too late. */
  readonly preference: JsonClient;
  close(): Promise<void>;
}

export function connectServices({
  cms,
  query,
  preference,
  callTimeoutMs: timeoutMs,
}: Pick<Settings, 'cms' | 'query' | 'preference' | 'callTimeoutMs'>): Services {
  const clients = {
    cms: createJsonClient({ baseUrl: cms.baseUrl, timeoutMs }),
    query: createJsonClient({ baseUrl: query.baseUrl, timeoutMs }),
    quickQuery: createJsonClient({ baseUrl: query.baseUrl, timeoutMs: Math.min(timeoutMs, quickTimeoutMs) }),
    preference: createJsonClient({ baseUrl: preference.baseUrl, timeoutMs: Math.min(timeoutMs, quickTimeoutMs) }),
  };
  return {
    ...clients,
    async close() {
      await Promise.all(Object.values(clients).map((client) => client.close()));
    },
  };
}
