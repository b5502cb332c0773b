import type { Database } from '#services/database/database.ts';
import { migrate } from '#services/database/migrate.ts';
import type { Log } from '#services/log.ts';
import type { Outbox } from '#services/mail/outbox.ts';
import type { LetterColors } from '#services/mail/renderLetter.ts';
import { type ListeningService, listenOnLoopback } from '#services/network/listenOnLoopback.ts';
import type { SiteLook } from '#services/pages/document.ts';
import type { PageSite } from '#services/pages/site.ts';
import { repeat } from '#services/repeat.ts';
import { readTexts } from '#services/texts/readTexts.ts';
import { createBearerReader, refuseDeparted, type TokenIssuer } from './access/bearer.ts';
import type { MakeRate } from './access/personGate.ts';
import { createProfileReader } from './access/profile.ts';
import { feedbackCalls } from './answers/feedbackCalls.ts';
import { createFeedbackStore } from './answers/feedbackStore.ts';
import { formCalls } from './forms/formCalls.ts';
import { createSubmissionStore } from './forms/submissionStore.ts';
import { answerFeedback as feedbackTables } from './migrations/answerFeedback.ts';
import { bookmarks as bookmarkTables } from './migrations/bookmarks.ts';
import { departures } from './migrations/departures.ts';
import { newsletters as newsletterTables } from './migrations/newsletters.ts';
import { newslettersOfSites } from './migrations/newslettersOfSites.ts';
import { people as personTables } from './migrations/people.ts';
import { submissions as formTables } from './migrations/submissions.ts';
import { usedNewsletterLinks } from './migrations/usedNewsletterLinks.ts';
import { createLetterLimits } from './newsletter/letterLimits.ts';
import { newsletterCalls } from './newsletter/newsletterCalls.ts';
import { newsletterPages } from './newsletter/newsletterPages.ts';
import { createNewsletterStore } from './newsletter/newsletterStore.ts';
import { createNewsletters } from './newsletter/newsletters.ts';
import { subscriptionsPath } from './newsletter/paths.ts';
import { bookmarkCalls } from './people/bookmarkCalls.ts';
import { createCommentStore } from './people/commentStore.ts';
import { createPersonalCalls } from './people/personalCalls.ts';
import { createPersonStore } from './people/personStore.ts';
import { createPreferenceApi } from './preferenceApi.ts';
import { sweepEvery } from './retention.ts';
import { createVoices, type PreferenceTexts } from './siteVoice.ts';

export interface PreferenceOptions {
  /** Port on 127.0.0.1; 0 takes a free one. */
  readonly port: number;
  /** Shared with the other services; it stays open when this one closes. */
  readonly database: Database;
  /** Whose tokens are believed; without one nobody can sign in, and what belongs to people is not there. */
  readonly issuer?: TokenIssuer | undefined;
  readonly mail: Pick<Outbox, 'enqueue' | 'deliverDue'>;
  /** At least one: in whose names and looks letters and pages come. */
  readonly sites: readonly PageSite[];
  readonly lookOf: (siteId: string) => SiteLook;
  readonly colorsOf: (siteId: string) => LetterColors;
  /** Who reads what visitors send in forms; without one it is only kept. */
  readonly contactMail?: string | undefined;
  /** Counts what people do, where copies of the service count together; each for itself unless given. */
  readonly makeRate?: MakeRate | undefined;
  readonly log: Log;
}

export interface PreferenceService extends ListeningService {
  /** Paths of every site on which it answers pages: where links in letters lead. */
  readonly paths: readonly string[];
  /** Answers a request to `host`, as the visitor named it. */
  fetch(request: Request, visitor: { readonly host: string }): Response | Promise<Response>;
}

/** All changes of the service's tables, in their order. */
const tables = [
  ...[formTables, personTables, newsletterTables, bookmarkTables, feedbackTables],
  ...[departures, usedNewsletterLinks, newslettersOfSites],
];

/**
 * Starts the embedded preference service (specification, section 7): what visitors leave behind, in the database.
 * Rejects when the port is taken.
 */
export async function startPreference(options: PreferenceOptions): Promise<PreferenceService> {
  const { port, database, issuer, mail, sites, lookOf, colorsOf, makeRate, log } = options;
  await migrate(database, tables);
  const texts = await readTexts<PreferenceTexts>('preference');
  const submissions = createSubmissionStore(database);
  const subscriptions = createNewsletterStore(database);
  const people = createPersonStore(database, subscriptions);
  const person = issuer && {
    readBearer: refuseDeparted(createBearerReader(issuer), people.hasLeft),
    readProfile: createProfileReader(issuer.userInfoAt),
  };
  const limits = createLetterLimits(database);
  const voiceOf = createVoices(sites, texts);
  const newsletters = createNewsletters({ database, store: subscriptions, limits, mail, voiceOf, colorsOf });
  const feedback = createFeedbackStore(database);
  const calls = [
    formCalls({ database, store: submissions, mail, voiceOf, readBy: options.contactMail }),
    feedbackCalls(feedback, person?.readBearer),
    newsletterCalls({ newsletters, store: subscriptions, person, makeRate }),
    ...(person
      ? [
          bookmarkCalls({ people, makeRate, ...person }),
          createPersonalCalls({ comments: createCommentStore(database), people, subscriptions, makeRate, ...person }),
        ]
      : []),
  ];
  const api = createPreferenceApi({ calls, log, check: () => database.query('select 1') });
  const pages = newsletterPages({
    sites,
    newsletters,
    store: subscriptions,
    voiceOf,
    lookOf,
    log,
  });
  const listening = await listenOnLoopback(api, { port });
  const sweep = async () => {
    const swept = [submissions, subscriptions, people, limits, feedback];
    await Promise.all(swept.map((each) => each.sweep()));
  };
  const failed = (error: unknown) => log('preference.sweep-failed', { message: String(error) });
  const stopSweeping = repeat(sweep, { everyMs: 1000 * sweepEvery, failed });
  log('preference.started', { origin: listening.origin });
  return {
    origin: listening.origin,
    paths: [subscriptionsPath],
    fetch: (request, { host }) => pages.fetch(request, { host }),
    async close() {
      await stopSweeping();
      await listening.close();
    },
  };
}
