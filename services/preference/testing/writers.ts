import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';

/** What one person was told is kept, and what was sent without an answer. */
export interface Written {
  /** Contents of comments that were answered. */
  readonly comments: string[];
  /** The list that was answered last, and the notes that were, by the ids of bookmarks. */
  bookmarks: readonly string[];
  readonly notes: Map<string, string>;
  /** What letters are about: those that were answered, and those that were sent and may be there or not. */
  readonly letters: string[];
  readonly perhaps: string[];
  /** Answers that told the person to wait. */
  limited: number;
  /** Answers that nothing was written, because the database had no time. */
  busy: number;
  /** Times that nobody answered. */
  broken: number;
  /** Answers that nobody should get. */
  readonly refusals: string[];
}

interface WriterParts {
  readonly number: number;
  readonly token: string;
  /** Where the service answers now; another place after each start. */
  readonly originOf: () => string;
  readonly until: number;
}

/** More is refused in five minutes (comments), or in a day (letters to one address). */
const most = { comments: 7, letters: 5 } as const;

/** Writes as one signed-in person, one thing after the other without a pause, until it is time. */
export async function write({ number, token, originOf, until }: WriterParts): Promise<Written> {
  const own: Written = {
    ...{
      comments: [],
      bookmarks: [],
      notes: new Map(),
      letters: [],
      perhaps: [],
      limited: 0,
      busy: 0,
      broken: 0,
      refusals: [],
    },
  };
  const send = async (method: string, path: string, body: string | FormData, headers: Record<string, string> = {}) => {
    try {
      const authorization = { authorization: `Bearer ${token}` };
      const init = { method, body, headers: { ...authorization, ...headers }, signal: AbortSignal.timeout(20_000) };
      const { status, body: answer } = await fetch(`${originOf()}/api${path}`, init);
      await answer?.cancel();
      return status;
    } catch {
      own.broken += 1;
      await pause(50);
      return undefined;
    }
  };
  /** Sends the same again until there is an answer, as browsers of patient people do. */
  const insist = async (...request: Parameters<typeof send>): Promise<boolean> => {
    for (;;) {
      const status = await send(...request);
      if (status !== undefined && status < 300) return true;
      if (status === 429) {
        own.limited += 1;
        return false;
      }
      if (status === 503) {
        own.busy += 1;
        await pause(1000);
      } else if (status !== undefined) {
        own.refusals.push(`${request[0]} ${request[1]} was answered ${status}`);
        return false;
      }
    }
  };
  const sendLetter = async (about: string, ...request: Parameters<typeof send>) => {
    const status = await send(...request);
    if (status === 503) own.busy += 1;
    else if (status !== undefined && status >= 300) own.refusals.push(`${about} was answered ${status}`);
    (status !== undefined && status < 300 ? own.letters : own.perhaps).push(about);
  };

  for (let turn = 0; Date.now() < until; turn++) {
    const added = [...own.bookmarks.slice(-20), `item-${turn}`];
    const list = { preferences: { bookmarkedArticles: added } };
    if (await insist('PUT', '/setpreferences', JSON.stringify(list))) {
      own.bookmarks = added;
      const note = `note ${turn} of ${number}`;
      if (await insist('PUT', `/bookmarknote/item-${turn}`, JSON.stringify({ note }))) {
        own.notes.set(`item-${turn}`, note);
      }
    } else await pause(500);
    if (turn < most.comments) {
      const comment = `comment ${turn} of ${number}`;
      const body = { external_id: `item-${turn}`, url: '/x', name: `Person ${number}`, comment };
      if (await insist('POST', '/comments', JSON.stringify(body), { 'idempotency-key': `key-${turn}` })) {
        own.comments.push(comment);
        // An impatient person presses twice.
        if (turn % 3 === 0) await send('POST', '/comments', JSON.stringify(body), { 'idempotency-key': `key-${turn}` });
      }
    }
    if (turn < most.letters) {
      const network = `network-${number}`;
      const email = `about-${randomUUID()}@example.nl`;
      // Whose address it is, nobody has shown: the token is another's.
      const ask = JSON.stringify({ email, list: 'x' });
      await sendLetter(email.slice(0, email.indexOf('@')), 'POST', '/newsletter', ask, { 'x-forwarded-for': network });
      const about = `about-${randomUUID()}`;
      const form = new FormData();
      form.append('bericht', about);
      await sendLetter(about, 'POST', '/forms?form=/nl/groenkennisnet/Contactformulier', form);
    }
  }
  return own;
}
