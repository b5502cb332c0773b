import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { promisify } from 'node:util';
import { median } from './percentile.ts';
import { stopper } from './programs.ts';
import type { Row } from './row.ts';

/** Most that asking again for a page that has not changed may cost, in what its calls cost. */
const most = 1.3;

/** What a kept page costs when it is asked for again and has not changed. */
export async function benchRefresh(): Promise<Row[]> {
  const cms = spawn(process.execPath, ['tests/bench/cmsProgram.ts'], { stdio: ['ignore', 'pipe', 'inherit'] });
  try {
    const [origin] = await once(cms.stdout, 'data');
    const env = { ...process.env, NODE_ENV: 'production', CMS_BASE_URL: String(origin).trim() };
    const { stdout } = await promisify(execFile)(process.execPath, ['tests/bench/refreshing.ts'], { env });
    const rounds: readonly { kept: number; again: number; calls: number }[] = stdout
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line));
    const own = median(rounds.map(({ kept, again }) => again - kept));
    const calls = median(rounds.map((round) => round.calls));
    const ratio = median(rounds.map((round) => (round.again - round.kept) / round.calls));
    return [
      {
        what: 'a kept page whose CMS bytes have not changed, asked for again, against its five calls alone (processor time)',
        value: `${ratio.toFixed(2)} × (${own.toFixed(2)} / ${calls.toFixed(2)} ms)`,
        goal: `≤ ${most}`,
        met: ratio <= most,
      },
    ];
  } finally {
    await stopper(cms)();
  }
}
