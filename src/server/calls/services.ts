import type { Settings } from '../settings.ts';
import { createJsonClient, type JsonClient } from './jsonClient.ts';

/** How long the query service may take to suggest (ms): who types has gone on by then. */
const suggestTimeoutMs = 1000;

/** The services that pages and searches are made of, each over connections that are kept open. */
export interface Services {
  readonly cms: JsonClient;
  readonly query: JsonClient;
  /** The query service for what comes too late after a second. */
  readonly quickQuery: JsonClient;
  close(): Promise<void>;
}

export function connectServices({
  cms,
  query,
  callTimeoutMs: timeoutMs,
}: Pick<Settings, 'cms' | 'query' | 'callTimeoutMs'>): Services {
  const clients = {
    cms: createJsonClient({ baseUrl: cms.baseUrl, timeoutMs }),
    query: createJsonClient({ baseUrl: query.baseUrl, timeoutMs }),
    quickQuery: createJsonClient({ baseUrl: query.baseUrl, timeoutMs: Math.min(timeoutMs, suggestTimeoutMs) }),
  };
  return {
    ...clients,
    async close() {
      await Promise.all(Object.values(clients).map((client) => client.close()));
    },
  };
}
