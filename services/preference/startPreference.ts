import type { Database } from '#services/database/database.ts';
import { type ListeningService, listenOnLoopback } from '#services/network/listenOnLoopback.ts';
import { createBearerReader, type TokenIssuer } from './people/bearer.ts';
import { createCommentStore } from './people/commentStore.ts';
import { createPersonalCalls } from './people/personalCalls.ts';
import { createPersonStore } from './people/personStore.ts';
import { createPreferenceApi } from './preferenceApi.ts';
import { openPreferenceStore } from './store.ts';

interface PreferenceOptions {
  /** Port on 127.0.0.1; 0 takes a free one. */
  readonly port: number;
  /** Shared with the other services; it stays open when this one closes. */
  readonly database: Database;
  /** Whose tokens are believed; without one nobody can sign in, and what belongs to people is not there. */
  readonly issuer?: TokenIssuer | undefined;
  readonly log: (event: string, fields?: Record<string, unknown>) => void;
}

/**
 * Starts the embedded preference service (specification, section 7): what visitors leave behind, in the database.
 * Rejects when the port is taken.
 */
export async function startPreference({ port, database, issuer, log }: PreferenceOptions): Promise<ListeningService> {
  const store = await openPreferenceStore(database);
  const personal =
    issuer &&
    createPersonalCalls({
      comments: createCommentStore(database),
      people: createPersonStore(database),
      readBearer: createBearerReader(issuer),
    });
  const api = createPreferenceApi({ store, personal, log, check: () => database.query('select 1') });
  const listening = await listenOnLoopback(api, { port });
  log('preference.started', { origin: listening.origin });
  return listening;
}
