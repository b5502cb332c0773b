import type { Database, RunQuery } from '#services/database/database.ts';
import type { Outbox } from '#services/mail/outbox.ts';
import type { LetterColors } from '#services/mail/renderLetter.ts';
import type { VoiceOf } from '../siteVoice.ts';
import type { LetterLimits } from './letterLimits.ts';
import { type NewsletterLetter, purposeOf, writeLetter } from './newsletterLetters.ts';
import type { NewsletterStore, Origin, Subscription } from './newsletterStore.ts';

/** What became of asking for a newsletter without showing who one is. */
export type Asked = { readonly kind: 'asked' } | { readonly kind: 'limited'; readonly seconds: number };

export interface Newsletters {
  /**
   * One letter, whatever the address: to confirm it, or to say that it is subscribed. The same answer takes the same
   * time for both; only the address's owner learns which.
   */
  ask(subscription: Subscription, network: string): Promise<Asked>;
  /** Subscribes an address that is known to be the asking person's own. */
  subscribe(subscription: Subscription): Promise<'registered' | 'known'>;
  /**
   * Begins the subscription that a link stands for and gives where it was asked for, which is all that happens to one
   * that did so before; `undefined` when the link has expired, or what it did no longer holds.
   */
  confirm(token: string): Promise<Origin | undefined>;
  /** Ends the subscription that a link stands for; all else as above. */
  stop(token: string): Promise<Origin | undefined>;
}

interface NewslettersParts {
  readonly database: Database;
  readonly store: NewsletterStore;
  readonly limits: LetterLimits;
  readonly mail: Pick<Outbox, 'enqueue' | 'deliverDue'>;
  readonly voiceOf: VoiceOf;
  readonly colorsOf: (siteId: string) => LetterColors;
}

/** Newsletters by double opt-in: nobody is subscribed by somebody else. */
export function createNewsletters(parts: NewslettersParts): Newsletters {
  const { database, store, limits, mail, voiceOf, colorsOf } = parts;

  const write = async (kind: NewsletterLetter, subscription: Subscription, query: RunQuery) => {
    const { email, site, language } = subscription;
    const voice = voiceOf(site, language);
    const token = await store.createLink(purposeOf(kind), subscription, query);
    await mail.enqueue(query, await writeLetter(kind, voice, { email, token, colors: colorsOf(voice.site.id) }));
  };
  /** What is written and its letter are kept together, or neither. */
  const withLetters = async <T>(work: (query: RunQuery) => Promise<T>): Promise<T> => {
    const result = await database.transaction(work);
    void mail.deliverDue();
    return result;
  };
  const begin = async (subscription: Subscription, query: RunQuery) => {
    const isNew = await store.begin(subscription, query);
    if (isNew) await write('welcome', subscription, query);
    return isNew;
  };

  return {
    async ask(subscription, network) {
      const seconds = await limits.waitOf(network);
      if (seconds > 0) return { kind: 'limited', seconds };
      if (await limits.mayWriteTo(subscription.email)) {
        await withLetters(async (query) => {
          const isKnown = await store.isKnown(subscription, query);
          await write(isKnown ? 'known' : 'ask', subscription, query);
        });
      }
      return { kind: 'asked' };
    },
    subscribe: (subscription) =>
      withLetters(async (query) => ((await begin(subscription, query)) ? 'registered' : 'known')),
    confirm: (token) =>
      withLetters(async (query) => {
        const subscription = await store.useLink('confirm', token, query);
        if (subscription) await begin(subscription, query);
        return subscription ?? store.findUsed('confirm', token, query);
      }),
    stop: (token) =>
      database.transaction(async (query) => {
        const subscription = await store.useLink('stop', token, query);
        if (subscription) await store.end(subscription, query);
        return subscription ?? store.findUsed('stop', token, query);
      }),
  };
}
