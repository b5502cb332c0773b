import { execFile } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import process from 'node:process';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import packageJson from '../package.json' with { type: 'json' };

/** Those that are told something by who types them, or write something. */
const all = [
  ...(['account', 'submission', 'backup', 'restore', 'new', 'scale', 'opensearch', 'places', 'postal-codes'] as const),
  ...(['query:import', 'query:harvest', 'query:clear', 'query:generate', 'content:check', 'content:rules'] as const),
  ...(['tokens', 'tokens:diff', 'tokens:export', 'tokens:import', 'privacy', 'icons'] as const),
  ...(['visual'] as const),
];

/** A process for each takes a third of a second; all of them are started with `npm run test:full`. */
const commands =
  process.env.THOROUGH === 'true' ? all : (['backup', 'query:import', 'tokens:export', 'scale'] as const);

let folder = '';
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'command-line-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Runs a command of package.json where it would write into an empty folder. */
function run(
  command: (typeof commands)[number],
  option: string,
): Promise<Readonly<Record<'out' | 'err', string> & { code: unknown }>> {
  const [, script = '', ...args] = packageJson.scripts[command].split(' ');
  const file = resolve(import.meta.dirname, '..', script);
  const options = { cwd: folder, env: { PATH: process.env.PATH, DATA_DIR: join(folder, 'data') } };
  return new Promise((done) => {
    execFile(process.execPath, [file, ...args, option], options, (error, out, err) =>
      done({ code: error === null ? 0 : error.code, out, err }),
    );
  });
}

describe.each(commands)('npm run %s', (command) => {
  it('answers --help with how it is used', async () => {
    expect(await run(command, '--help')).toEqual({
      ...{ code: 0, err: '' },
      out: expect.stringMatching(new RegExp(`npm run (?:--silent )?${command}\\b`)),
    });
    expect(readdirSync(folder)).toEqual([]);
  });

  it('refuses an option that it does not know in a sentence, and says how it is used', async () => {
    const { code, out, err } = await run(command, '--nonsense');
    expect([code, out]).toEqual([command === 'content:check' ? 2 : 1, '']);
    expect(err).toMatch(new RegExp(`^Unknown option '--nonsense'\\.\n\n[^]*npm run (?:--silent )?${command}\\b`));
    expect(err).not.toContain('    at ');
    expect(readdirSync(folder)).toEqual([]);
  });
});
