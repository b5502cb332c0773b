import type { Mount } from '#server/answerRequests.ts';
import { identityProvider } from '#server/identity/identityProvider.ts';
import type { Settings } from '#server/settings.ts';
import { createSiteDirectory } from '#server/sites/siteDirectory.ts';
import type { Database } from '#services/database/database.ts';
import { createSampleAccounts, sampleAccounts } from '#services/identity/accounts/sampleAccounts.ts';
import { type IdentityService, startIdentity } from '#services/identity/startIdentity.ts';
import type { Log as ServiceLog } from '#services/log.ts';
import type { MailService } from '#services/mail/startMail.ts';
import type { Site } from '#sites/site.schema.ts';
import { pageSite, type SiteLooks } from './siteLooks.ts';

interface IdentityParts {
  readonly settings: Settings;
  readonly sites: readonly Site[];
  readonly looks: SiteLooks;
  readonly database: Database;
  readonly mail: MailService;
  /** Removes what the other embedded services keep of a person. */
  readonly forgetPerson: (person: { readonly id: string; readonly email: string }) => Promise<void>;
  readonly log: ServiceLog;
}

interface StartedIdentity {
  readonly mount: Mount;
  readonly stop: () => Promise<void>;
  /** What the operator should know, printed at the start. */
  readonly notes: readonly string[];
}

/** Starts the embedded identity provider in the sites' themes. */
export async function startIdentityService(parts: IdentityParts): Promise<StartedIdentity> {
  const { settings, sites, looks, database, mail, forgetPerson, log } = parts;
  const { main, sites: served } = createSiteDirectory(sites, settings);
  const { issuer, clientId, audience } = identityProvider(settings, main.plan.origin);
  const identity = await startIdentity({
    ...{ database, issuer, clientId, audience, mail, forgetPerson, log },
    sites: served.filter(({ registration }) => registration.interactivity.enabled).map(pageSite),
    ...looks,
  });
  return {
    mount: { paths: identity.paths, site: main.id, fetch: identity.fetch },
    stop: identity.close,
    notes: await settleSamples(settings, identity),
  };
}

/** Sample accounts are for a portal that is tried out; on one that others reach their passwords would be open doors. */
async function settleSamples(settings: Settings, identity: IdentityService): Promise<readonly string[]> {
  if (settings.databaseUrl !== undefined || settings.publicOrigin.kind !== 'local') {
    await identity.accounts.removeSamples();
    return [];
  }
  await createSampleAccounts(identity.accounts, identity.passwords);
  const lines = sampleAccounts.map(({ email, password, permissions }) => {
    const role = permissions.length > 0 ? ' (moderates comments)' : '';
    return `  ${email.padEnd(28)} ${password}${role}`;
  });
  return [['Sign in with a sample account and its password:', '', ...lines].join('\n')];
}
