import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { setTimeout } from 'node:timers/promises';
import { copySeededDatabase } from '#services/database/testing/copiedDatabase.ts';
import { processesBelow } from '#tests/e2e/helpers/processes.ts';
import { answering, freePort, shareOf, stopper } from './programs.ts';
import type { Row } from './row.ts';

/** Most that all processes may take together after the start (MB). */
const most = 485;

/** How long the portal rests before it is measured (ms). */
const restMs = 10_000;

/** What all processes of the embedded portal take together, and how soon it is back when all are killed. */
export async function benchMemory(): Promise<Row[]> {
  const dataDir = await mkdtemp(join(tmpdir(), 'portal-memory-'));
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  const start = async () => {
    const env = { ...process.env, PORT: String(port), DATA_DIR: dataDir, LOG_LEVEL: 'silent', RATE_LIMITS: 'off' };
    const child = spawn(process.execPath, ['scripts/bootstrap.mjs', 'start'], {
      env,
      stdio: ['ignore', 'ignore', 'inherit'],
    });
    await answering(`${origin}/readyz`);
    return child;
  };
  let portal: ChildProcess | undefined;
  try {
    await copySeededDatabase(join(dataDir, 'database'));
    portal = await start();
    await setTimeout(restMs);
    const started = memoryOf(portal);
    for (let at = 0; at < 400; at += 1) {
      for (const path of ['/', `/zoeken/*?term=bodem+${at}`, '/zoeken/*?term=bodme'])
        await (await fetch(origin + path)).text();
    }
    await setTimeout(restMs);
    const used = memoryOf(portal);
    const killed = once(portal, 'exit');
    for (const { pid } of processesOf(portal)) process.kill(pid, 'SIGKILL');
    await killed;
    const began = performance.now();
    portal = await start();
    const seconds = (performance.now() - began) / 1000;
    return [
      {
        what: 'memory of all processes (PSS) after the start, without and with the one that draws pictures at first',
        value: `${started.lasting} MB (${started.parts}), ${started.whole} MB`,
        goal: `≤ ${most} MB`,
        met: started.lasting <= most,
      },
      {
        what: 'the same after 1,200 pages and searches',
        value: `${used.lasting} MB (${used.parts}), ${used.whole} MB`,
        goal: '',
        met: undefined,
      },
      {
        what: 'ready again after all of it was killed',
        value: `${seconds.toFixed(1)} s`,
        goal: '≤ 5 s',
        met: seconds <= 5,
      },
    ];
  } finally {
    if (portal) await stopper(portal)();
    await rm(dataDir, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 });
  }
}

const drawing = 'drawingProcess.ts';

const processesOf = ({ pid = 0 }: ChildProcess) => [{ pid, program: 'portal' }, ...processesBelow(pid)];

function memoryOf(portal: ChildProcess) {
  const parts = processesOf(portal).map(({ pid, program }) => ({ program, megabytes: shareOf(pid) }));
  const sum = (some: typeof parts) => Math.round(some.reduce((all, { megabytes }) => all + megabytes, 0));
  const lasting = parts.filter(({ program }) => program !== drawing);
  return {
    whole: sum(parts),
    lasting: sum(lasting),
    parts: lasting
      .map(({ program, megabytes }) => `${program.replace('Program.ts', '')} ${Math.round(megabytes)}`)
      .join(', '),
  };
}
