import { mkdtempSync, rmSync } from 'node:fs';
import { constants, setPriority, tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { startDatabase } from '#services/database/startDatabase.ts';
import { percentile } from '#tests/bench/percentile.ts';
import { freePorts } from '#tests/e2e/helpers/network.ts';
import { type OwnPortal, startPortal } from '#tests/e2e/helpers/ownPortal.ts';
import { run } from '#tests/e2e/helpers/processes.ts';
import { type Attack, attacks } from '../attacks.ts';
import { addressOf, complaintsAbout } from '../judge.ts';
import { type RawAnswer, sendRaw } from '../sendRaw.ts';
import { memoryOf } from './memory.ts';
import { readTitles } from './pages.ts';
import { type PageTime, read } from './readers.ts';
import { comeSlowly } from './sluggish.ts';
import { takeTurns } from './takeTurns.ts';
import { cmsTroubles, mountSmallDisk, type SmallDisk, serviceTroubles, type Trouble } from './troubles.ts';

/** How many there are of each, and how long one waits before the next (ms). */
const readers = { count: 64, restMs: 700 };
const searchers = { count: 16, restMs: 1500 };
const writers = { count: 4, restMs: 1000 };
const strangers = { count: 4, restMs: 60 };
/** Of each kind of those who hold on. */
const sluggish = 30;

/** What was asked during a trouble may be answered so long after it (ms). */
const recoveryMs = 10_000;

/** Room for the data, the pictures and what is written. */
const diskMegabytes = 600;

/** What came of it. */
export interface CrowdFigures {
  /** Everything that was wrong, in words: none when all is well. */
  readonly wrong: readonly string[];
  /** Posts that were answered with thanks. */
  readonly kept: number;
  /** Of those, what the database does not have in the end. */
  readonly lost: number;
  readonly pages: number;
  readonly searches: number;
  /** Searches that were told to come back later. */
  readonly refused: number;
  readonly attacks: number;
  /** How often those who hold on to a connection were hung up on. */
  readonly hungUp: number;
  /** Within which 95 of 100 pages came (ms): before strangers and troubles, and with them. */
  readonly calmP95: number;
  readonly p95: number;
  /** The same by what was wrong meanwhile; `strangers alone` in between. */
  readonly p95During: Readonly<Record<string, number>>;
  /** Of the portal with all it started (MB): in the second and in the last quarter, its middle. */
  readonly memory: readonly [early: number, late: number];
  readonly troubles: readonly string[];
  /** What could not be done here, and why. */
  readonly skipped: readonly string[];
}

/**
 * Readers and searchers at work for some time; after a quarter of it strangers come, and one trouble follows the other.
 * Readers go on reading all pages, and searchers finding what they found before.
 */
export async function gatherCrowd(seconds: number): Promise<CrowdFigures> {
  const [cmsPort = 0] = await freePorts(1);
  const origin = `http://127.0.0.1:${cmsPort}`;
  const pictures = mkdtempSync(join(tmpdir(), 'portal-crowd-'));
  const disk = mountSmallDisk(diskMegabytes);
  const cms = run('tests/attacks/crowd/cms.ts', { CMS_PORT: String(cmsPort), PICTURES: pictures });
  await cms.line('listening');
  let portal: OwnPortal | undefined;
  try {
    portal = await startPortal({
      CMS_BASE_URL: origin,
      LOG_LEVEL: 'error',
      ...(typeof disk === 'string' ? {} : { DATA_DIR: join(disk.folder, 'data') }),
    });
    return await watch({ portal, origin, disk, seconds });
  } finally {
    await portal?.close();
    await cms.end('SIGKILL');
    if (typeof disk !== 'string') disk.remove();
    rmSync(pictures, { recursive: true, force: true });
  }
}

interface Watched {
  readonly portal: OwnPortal;
  readonly origin: string;
  readonly disk: SmallDisk | string;
  readonly seconds: number;
}

async function watch({ portal, origin, disk, seconds }: Watched): Promise<CrowdFigures> {
  const start = Date.now();
  const calmEnd = start + (seconds * 1000) / 4;
  const end = start + seconds * 1000;
  const isOver = () => Date.now() >= end;

  const wrong: string[] = [];
  const complain = (text: string) => {
    if (wrong.length < 50) wrong.push(text);
  };
  const memory: number[] = [];
  const told: { readonly name: string; readonly from: number; until: number }[] = [];
  const counts = { kept: 0, searches: 0, refused: 0, attacks: 0 };
  const keptQuestions = new Set<string>();
  let sent = 0;
  let trouble: Trouble | undefined;
  const ask = async (target: string, lines: readonly string[] = [], body = '', method = 'GET'): Promise<RawAnswer> => {
    const head = [`${method} ${target} HTTP/1.1`, `Host: localhost:${portal.port}`, 'Connection: close', ...lines];
    return sendRaw({ port: portal.port, parts: [`${head.join('\r\n')}\r\n\r\n${body}`], from: addressOf(sent++) });
  };

  const titles = await readTitles(ask);
  const found = await readHits(ask);

  const search = async (turn: number) => {
    const [term, hits] = found[turn % found.length] ?? ['bodem', 0];
    const answer = await ask(searchOf(term));
    if (answer.status === 503 || answer.status === 429) {
      counts.refused += 1;
      return;
    }
    counts.searches += 1;
    if (hitsIn(answer) !== hits) complain(`${term}: ${answer.status}, ${hitsIn(answer)} instead of ${hits}`);
  };
  const writeOnce = async (turn: number) => {
    const question = `crowd ${turn}`;
    const body = new URLSearchParams({ question, useful: 'yes', language: 'nl' }).toString();
    const lines = [
      'Content-Type: application/x-www-form-urlencoded',
      `Content-Length: ${body.length}`,
      'Sec-Fetch-Site: same-origin',
    ];
    const { status, headers } = await ask('/api/answer/feedback', lines, body, 'POST');
    if (status === 303 && headers.get('location')?.includes('feedback=kept')) keptQuestions.add(question);
    else if (status !== 303 && status !== 503) complain(`a post: ${status}`);
  };
  const all: readonly Attack[] = Object.values(attacks).flat();
  const ports = { portal: portal.port, ...portal.services };
  const attack = async (turn: number) => {
    // A prime, so that neighbours in the list meet far from each other.
    const chosen = all[(turn * 7919) % all.length];
    if (!chosen) return;
    // A service of the embedded ones that is down is met by the portal alone.
    const isAway = () => chosen.service !== 'portal' && trouble?.isOfServices === true;
    if (isAway()) return;
    const excused = [trouble];
    const answer = await sendRaw({ port: ports[chosen.service], parts: chosen.parts(), from: addressOf(sent++) }).catch(
      (error: unknown) => {
        if (!isAway()) throw error;
      },
    );
    if (!answer || isAway()) return;
    counts.attacks += 1;
    // While something is wrong behind it, it may say so, in the words for just that.
    excused.push(trouble);
    const complaints = complaintsAbout(chosen, answer).filter(
      (text) => !excused.some((each) => each?.excuses.some((status) => text === `status ${status}`)),
    );
    if (complaints.length > 0) complain(`${chosen.name}: ${complaints.join('; ')} (${trouble?.name ?? 'no trouble'})`);
  };

  const troubles: readonly Trouble[] = [
    ...cmsTroubles(origin),
    ...serviceTroubles(portal.process.pid, Object.values(portal.services)),
    ...(typeof disk === 'string' ? [] : [disk.trouble]),
  ];
  const beTroubled = async () => {
    await pause(Math.max(0, calmEnd - Date.now()));
    // Of each turn two thirds are trouble; a full disk lasts a minute at most.
    const turnMs = Math.min(90_000, (end - Date.now()) / (troubles.length + 1));
    for (let turn = 0; Date.now() + turnMs < end; turn++) {
      const next = troubles[turn % troubles.length];
      if (!next) return;
      trouble = next;
      const own = { name: next.name, from: Date.now(), until: end };
      told.push(own);
      await next.begin();
      await pause((turnMs * 2) / 3);
      await Promise.resolve(next.end()).catch((error: unknown) => complain(`after ${next.name}: ${String(error)}`));
      await pause(Math.min(recoveryMs, turnMs / 3));
      trouble = undefined;
      own.until = Date.now();
      await pause(Math.max(0, turnMs / 3 - recoveryMs));
    }
  };
  const weigh = async () => {
    for (; !isOver(); await pause((seconds * 1000) / 40)) memory.push(memoryOf(portal.process.pid));
  };

  const many = (who: { count: number; restMs: number }, from: number, once: (turn: number) => Promise<void>) =>
    takeTurns({ ...who, from, until: end, once, complain });
  const reading = read({ port: portal.port, pages: titles, ...readers, from: start, until: end });
  // Everybody else's machines are not the portal's: what sends for them gives way to it, and to the readers' clock.
  setPriority(constants.priority.PRIORITY_LOW);
  const [{ times, wrong: misread }, hungUp] = await Promise.all([
    reading,
    pause(calmEnd - Date.now()).then(() =>
      comeSlowly({ port: portal.port, count: sluggish, path: titles[0]?.[0] ?? '/', isOver }),
    ),
    many(searchers, start, search),
    many(writers, start, writeOnce),
    many(strangers, calmEnd, attack),
    beTroubled(),
    weigh(),
  ]);

  await portal.process.end();
  const stored = await storedQuestions(portal.dataDir);
  const p95 = (chosen: readonly PageTime[]) =>
    Math.round(
      percentile(
        chosen.map(({ ms }) => ms),
        0.95,
      ) * 10,
    ) / 10;
  const troubled = times.filter(({ at }) => at >= calmEnd);
  const byTrouble = Map.groupBy(
    troubled,
    ({ at }) => told.find(({ from, until }) => at >= from && at < until)?.name ?? 'strangers alone',
  );
  const quarter = Math.floor(memory.length / 4);
  const middle = (values: readonly number[]) => Math.round(percentile(values, 0.5));
  return {
    wrong: [...misread, ...wrong],
    ...counts,
    hungUp,
    kept: keptQuestions.size,
    lost: [...keptQuestions].filter((question) => !stored.has(question)).length,
    pages: times.length,
    // The first seconds are a start, not an ordinary time.
    calmP95: p95(times.filter(({ at }) => at > start + (calmEnd - start) / 3 && at < calmEnd)),
    p95: p95(troubled),
    p95During: Object.fromEntries([...byTrouble].map(([name, chosen]) => [name, p95(chosen)])),
    memory: [middle(memory.slice(quarter, quarter * 2)), middle(memory.slice(-quarter))],
    troubles: told.map(({ name }) => name),
    skipped: typeof disk === 'string' ? [`a full disk: ${disk}`] : [],
  };
}

type Ask = (target: string) => Promise<RawAnswer>;

const terms = [
  'bodem',
  'water',
  'koe',
  'mest',
  'zink',
  'kringlooplandbouw',
  'bijen',
  'varkens',
  'klimaat',
  'veen',
  '*',
];
const searchOf = (term: string) => `/api/search?${new URLSearchParams({ term, language: 'nl' })}`;
const hitsIn = ({ body }: RawAnswer) => Number(/"hits":(\d+)/.exec(body.toString('utf8'))?.[1] ?? Number.NaN);

async function readHits(ask: Ask): Promise<readonly (readonly [term: string, hits: number])[]> {
  const found: (readonly [string, number])[] = [];
  for (const term of terms) found.push([term, hitsIn(await ask(searchOf(term)))]);
  return found;
}

/** What was written, as the database has it once the portal has ended. */
async function storedQuestions(dataDir: string): Promise<ReadonlySet<string>> {
  const database = await startDatabase(join(dataDir, 'database'));
  const rows = await database.query('select question from answer_feedback');
  await database.close();
  return new Set(rows.map(({ question }) => String(question)));
}
