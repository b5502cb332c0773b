import type { Mount } from '#server/answerRequests.ts';
import { noticeOf } from '#server/sharing/changes.ts';
import type { Database } from '#services/database/database.ts';
import { createSampleAccounts, sampleAccounts } from '#services/identity/accounts/sampleAccounts.ts';
import { lifetimes } from '#services/identity/provider/createProvider.ts';
import { type IdentityService, startIdentity } from '#services/identity/startIdentity.ts';
import type { Log as ServiceLog } from '#services/log.ts';
import type { MailService } from '#services/mail/startMail.ts';
import { clockTolerance } from '#services/preference/access/bearer.ts';
import { createNewsletterStore } from '#services/preference/newsletter/newsletterStore.ts';
import { createPersonStore } from '#services/preference/people/personStore.ts';
import { tellPortals } from '#services/sharing/notices.ts';
import type { IdentityProgramOptions, SiteStyle } from './dataOptions.ts';
import { stylesOf } from './stylesOf.ts';

interface IdentityParts extends IdentityProgramOptions {
  readonly styles: readonly SiteStyle[];
  readonly database: Database;
  readonly mail: MailService;
  /** Whether the embedded preference service keeps something of a person who leaves. */
  readonly keepsPersons: boolean;
  /** Whether portals side by side share the database. */
  readonly isShared: boolean;
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
  const {
    database,
    mail,
    log,
    issuer,
    clientId,
    audience,
    main,
    sites,
    styles,
    keepsPersons,
    isShared,
    hasSampleAccounts,
  } = parts;
  const people = createPersonStore(database, createNewsletterStore(database));
  const identity = await startIdentity({
    ...{ database, issuer, clientId, audience, mail, log },
    sites: styles.flatMap(({ site }) => (sites.includes(site.id) ? [site] : [])),
    ...stylesOf(styles),
    // A real preference service is asked by nobody here; the person asks it in the personal area.
    forgetPerson: async ({ id, email }) => {
      if (!keepsPersons) return;
      await people.leave(id, email, lifetimes.accessToken + clockTolerance);
      // Comments of somebody who has left are not shown any longer than need be.
      if (!isShared) return;
      const notice = noticeOf({ kind: 'comments' }, 'identity');
      await tellPortals(database, notice).catch((error) => log('identity.untold', { message: String(error) }));
    },
  });
  return {
    mount: { paths: identity.paths, site: main, fetch: identity.fetch },
    stop: identity.close,
    notes: await settleSamples(hasSampleAccounts, identity),
  };
}

/** Sample accounts are for a portal that is tried out; on one that others reach their passwords would be open doors. */
async function settleSamples(areWanted: boolean, identity: IdentityService): Promise<readonly string[]> {
  if (!areWanted) {
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
