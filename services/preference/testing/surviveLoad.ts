import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as pause } from 'node:timers/promises';
import { z } from 'zod';
import type { Database } from '#services/database/database.ts';
import { openOutbox } from '#services/mail/outbox.ts';
import { smtpDelivery } from '#services/mail/smtp.ts';
import { startCountingServer } from './countingServer.ts';
import { startTestIssuer } from './testIssuer.ts';
import { type Written, write } from './writers.ts';

interface LoadOptions {
  /** A folder or the address of a server. */
  readonly place: string;
  /** Opens the same database when the program is gone. */
  readonly open: () => Promise<Database>;
  readonly people: number;
  readonly seconds: number;
  /** How often the program is killed, evenly over that time. */
  readonly kills: number;
}

/** What came of it, by what was answered: all lists of faults are empty when all is well. */
export interface LoadResult {
  readonly answered: {
    readonly lists: number;
    readonly notes: number;
    readonly comments: number;
    readonly letters: number;
  };
  /** Requests that nobody answered, and letters that may or may not have been asked for with them. */
  readonly broken: number;
  readonly perhaps: number;
  readonly limited: number;
  /** Times that the database had no time, and said so. */
  readonly busy: number;
  /** Letters that arrived more than once, each time under the same id. */
  readonly repeated: number;
  readonly faults: readonly string[];
}

/** Has many people write at once while the program is killed, and then counts what is there. */
export async function surviveLoad({ place, open, people, seconds, kills }: LoadOptions): Promise<LoadResult> {
  const issuer = await startTestIssuer();
  const mail = await startCountingServer((source) => /about-[\w-]{36}/.exec(source)?.[0]);
  const { issuer: name, audience } = issuer.issuer;
  const start = () => startProgram([place, name, audience, mail.url]);
  let program = await start();
  const until = Date.now() + seconds * 1000;
  const writing = Array.from({ length: people }, async (_, number) => {
    const token = await issuer.tokenOf({ sub: `auth0|${number}`, expires: '1h' });
    return write({ number, token, originOf: () => program.origin, until });
  });
  const killed = async () => {
    for (let kill = 1; kill <= kills; kill++) {
      await pause((seconds * 1000) / (kills + 1));
      await program.end('SIGKILL');
      program = await start();
    }
  };
  // The last one is not asked to finish either.
  const [written] = await Promise.all([Promise.all(writing), killed()]).finally(() => program.end('SIGKILL'));
  const database = await open();
  try {
    await deliverAll(database, mail.url);
    const refusals = written.flatMap((own) => own.refusals);
    const faults = [...refusals, ...(await faultsOfRows(database, written)), ...faultsOfLetters(written, mail.arrived)];
    const ids = [...mail.arrived.values()].flatMap((each) => [...each.values()]);
    const sum = (count: (own: Written) => number) => written.reduce((all, own) => all + count(own), 0);
    return {
      answered: {
        lists: sum(({ bookmarks }) => bookmarks.length),
        notes: sum(({ notes }) => notes.size),
        comments: sum(({ comments }) => comments.length),
        letters: sum(({ letters }) => letters.length),
      },
      broken: sum(({ broken }) => broken),
      perhaps: sum(({ perhaps }) => perhaps.length),
      limited: sum(({ limited }) => limited),
      busy: sum(({ busy }) => busy),
      repeated: ids.filter((times) => times > 1).length,
      faults,
    };
  } finally {
    await database.close();
    await mail.close();
    issuer.close();
  }
}

async function startProgram(args: readonly string[]) {
  const program = join(import.meta.dirname, 'preferenceProgram.ts');
  const child = spawn(process.execPath, [program, ...args], { stdio: ['ignore', 'pipe', 'inherit'] });
  const gone = once(child, 'exit');
  const [origin] = await Promise.race([once(createInterface({ input: child.stdout }), 'line'), gone]);
  return {
    origin: z.url().parse(origin),
    end: async (signal: 'SIGKILL') => {
      child.kill(signal);
      await gone;
    },
  };
}

/** Hands over what is left, as the next start does once nobody else can be at it any more. */
async function deliverAll(database: Database, url: string): Promise<void> {
  await database.query('update mail_outbox set due_at = to_timestamp(0)');
  const { deliver, close } = smtpDelivery({ url, from: 'post@example.nl' });
  const outbox = openOutbox({ database, deliver, log: () => {} });
  await outbox.deliverDue();
  await outbox.close();
  close();
}

const count = z.object({ what: z.string(), times: z.int() });
const bookmark = z.object({ person: z.string(), item: z.string(), note: z.string() });

async function faultsOfRows(database: Database, written: readonly Written[]): Promise<readonly string[]> {
  const faults: string[] = [];
  const timesOf = async (sql: string) =>
    new Map(
      z
        .array(count)
        .parse(await database.query(sql))
        .map(({ what, times }) => [what, times]),
    );
  const comments = await timesOf('select content as what, count(*)::int4 as times from comment group by content');
  const forms = await timesOf(
    `select fields::json -> 0 ->> 1 as what, count(*)::int4 as times from submission group by 1`,
  );
  for (const [what, times] of [...comments, ...forms]) if (times > 1) faults.push(`${what} is there ${times} times`);
  const rows = z.array(bookmark).parse(await database.query('select person, item, note from bookmark order by place'));
  const byPerson = Map.groupBy(rows, ({ person }) => person);
  for (const [number, own] of written.entries()) {
    for (const comment of own.comments) if (!comments.has(comment)) faults.push(`${comment} is not there`);
    const kept = byPerson.get(`auth0|${number}`) ?? [];
    if (kept.map(({ item }) => item).join() !== own.bookmarks.join()) faults.push(`the list of ${number} is another`);
    for (const { item, note } of kept) {
      const expected = own.notes.get(item);
      if (expected !== undefined && note !== expected) faults.push(`the note on ${item} of ${number} is “${note}”`);
    }
  }
  const [left] = await database.query('select count(*)::int4 as letters from mail_outbox');
  if (left?.letters !== 0) faults.push(`${left?.letters} letters are left`);
  return faults;
}

function faultsOfLetters(
  written: readonly Written[],
  arrived: ReadonlyMap<string, ReadonlyMap<string, number>>,
): readonly string[] {
  const sent = new Set(written.flatMap(({ letters }) => letters));
  const perhaps = new Set(written.flatMap((own) => own.perhaps));
  return [
    ...[...sent].filter((about) => !arrived.has(about)).map((about) => `the letter ${about} was lost`),
    ...[...arrived].filter(([, ids]) => ids.size > 1).map(([about]) => `there are two letters ${about}`),
    ...[...arrived.keys()]
      .filter((about) => !sent.has(about) && !perhaps.has(about))
      .map((about) => `nobody asked for the letter ${about}`),
  ];
}
