import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { deploy, isInstalled, runToEnd, skipNote } from './programs.ts';

const folder = join(deploy, 'systemd');
const units = readdirSync(folder);
const read = (name: string) => readFileSync(join(folder, name), 'utf8');

describe('the units of systemd', () => {
  it('run what is there', () => {
    const scripts = units.flatMap((name) => [...read(name).matchAll(/scripts\/[\w/]+\.ts/g)].map(([path]) => path));
    expect([...new Set(scripts)].sort()).toEqual([
      'scripts/askHealth.ts',
      'scripts/backup.ts',
      'scripts/query/harvest.ts',
      'scripts/serve.ts',
    ]);
    for (const script of scripts) expect(readFileSync(join(deploy, '..', script), 'utf8')).not.toBe('');
  });

  it('find Node by their own path, as does what the guide runs in one of its own', () => {
    const guide = readFileSync(join(deploy, '../docs/deploy.md'), 'utf8');
    const inGuide = [...guide.matchAll(/^systemd-run (?:.*\\\n)*.*$/gm)].map(([command]) => command);
    const inUnits = units.flatMap((name) => read(name).match(/^Exec\w+=.*\bnode .*$/gm) ?? []);
    expect(inGuide.filter((command) => command.includes('--setenv=PATH='))).toHaveLength(1);
    // systemd-run looks up the name of a program in the path of whoever asks, and a unit in that of systemd itself.
    for (const command of [...inGuide, ...inUnits])
      expect(command).toMatch(/(?:\/usr\/bin\/env|\/bin\/sh -c '.*exec) node scripts\//);
  });

  it('read the same settings, of all portals and then of one', () => {
    for (const name of units.filter((each) => each.endsWith('.service'))) {
      const files = [...read(name).matchAll(/^EnvironmentFile=(.*)$/gm)].map(([, file]) => file);
      expect(files.slice(0, 2), name).toEqual(['/etc/groen-portal/portal.env', '-/etc/groen-portal/portal-%i.env']);
    }
  });

  it('give a portal longer to stop than it may take itself', () => {
    const number = (file: string, name: string) =>
      Number(
        new RegExp(`${name} = ([\\d_]+)`)
          .exec(readFileSync(join(deploy, '..', file), 'utf8'))?.[1]
          ?.replaceAll('_', ''),
      );
    const own = number('src/server/listen.ts', 'graceMs') + number('src/server/listen.ts', 'inLineMs');
    // The embedded services stop one after the other, each in its own process.
    const services = 2 * number('scripts/services/endProgram.ts', 'graceMs');
    const allowed = Number(/^TimeoutStopSec=(\d+)$/m.exec(read('groen-portal@.service'))?.[1]) * 1000;
    expect(allowed).toBeGreaterThan(own + services);
  });

  it.runIf(isInstalled('systemd-analyze'))(`are taken by systemd${skipNote('systemd-analyze')}`, () => {
    const paths = units.map((name) => join(folder, name));
    expect(runToEnd('systemd-analyze', ['verify', ...paths])).toEqual({ code: 0, said: '' });
  });
});
