import { type ExecFileSyncOptions, execFile, execFileSync } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import process from 'node:process';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const run = promisify(execFile);
const lean = resolve(import.meta.dirname, 'leanProcess.ts');
let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'lean-'));
  await writeFile(
    join(folder, 'program.ts'),
    `const { becomeLean } = await import(${JSON.stringify(lean)});
     console.log('started');
     becomeLean();
     const { pid, execArgv, argv, env } = process;
     console.log(JSON.stringify({ pid, execArgv, args: argv.slice(2), trim: env.MALLOC_TRIM_THRESHOLD_ }));`,
  );
});
afterAll(() => rm(folder, { recursive: true, force: true }));

async function started(flags: readonly string[], env: Readonly<Record<string, string>> = {}) {
  const { NODE_OPTIONS: _, MALLOC_TRIM_THRESHOLD_: __, ...own } = process.env;
  const running = run(process.execPath, [...flags, join(folder, 'program.ts'), 'one', 'two'], {
    env: { ...own, ...env },
  });
  const { stdout } = await running;
  const lines = stdout.trim().split('\n');
  return { starts: lines.length - 1, ...JSON.parse(lines.at(-1) ?? ''), isSame: running.child.pid };
}

describe.skipIf(!process.execve)('a program that takes little memory', () => {
  it('starts once more in the same process, with the flags and arguments it was given', async () => {
    const { pid, isSame, ...rest } = await started(['--no-deprecation']);
    expect(pid).toBe(isSame);
    expect(rest).toEqual({
      starts: 2,
      execArgv: ['--max-semi-space-size=8', '--no-deprecation'],
      args: ['one', 'two'],
      trim: '131072',
    });
  });

  it.each<[string, string[], Record<string, string>]>([
    ['a flag', ['--max-semi-space-size=32'], {}],
    ['NODE_OPTIONS', [], { NODE_OPTIONS: '--max-semi-space-size=32' }],
  ])('leaves it to who says otherwise by %s', async (_by, flags, env) => {
    expect(await started(flags, env)).toMatchObject({ starts: 1, execArgv: flags });
  });

  it('gathers less garbage than V8 does by itself', async () => {
    const program = join(folder, 'busy.ts');
    await writeFile(
      program,
      `import { setImmediate } from 'node:timers/promises';
       const { becomeLean } = await import(${JSON.stringify(lean)});
       if (process.argv[2] === 'lean') becomeLean();
       const made = (id: number) => ({ id, parts: [id, String(id)] });
       const live = Array.from({ length: 200_000 }, (_, id) => made(id));
       const passing = Array.from({ length: 60_000 }, (_, id) => made(id));
       let most = 0;
       for (let id = 0; id < 1_500_000; id++) {
         passing[id % passing.length] = made(id);
         if (id % 1000 !== 0) continue;
         most = Math.max(most, process.memoryUsage().heapTotal);
         await setImmediate();
       }
       if (live.length + passing.length !== 260_000) throw new Error();
       console.log(most / 1024 / 1024);`,
    );
    // As a service is run: with nothing to read.
    const options = { stdio: ['ignore', 'pipe', 'inherit'] } satisfies ExecFileSyncOptions;
    const megabytes = (how: string) =>
      Number(execFileSync(process.execPath, ['--max-semi-space-size=8', program, how], options));
    const [little, usual] = [megabytes('lean'), megabytes('usual')];
    expect(little).toBeLessThan(usual * 0.8);
  });

  it('leaves a threshold that was set', async () => {
    expect(await started([], { MALLOC_TRIM_THRESHOLD_: '1000000' })).toMatchObject({ starts: 2, trim: '1000000' });
  });
});
