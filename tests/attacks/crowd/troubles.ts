import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { open, rm } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { setTimeout as pause } from 'node:timers/promises';
import { programsOf } from './programs.ts';

/** Something that goes wrong for a while. */
export interface Trouble {
  readonly name: string;
  /** What those may say meanwhile who need what is away; anything else is a fault of ours. */
  readonly excuses: readonly number[];
  /** Whether the embedded services themselves are away: then nobody is at their doors. */
  readonly isOfServices?: boolean;
  begin(): Promise<void> | void;
  end(): Promise<void> | void;
}

/** A content service that is slow, dead and lying by turns. @param origin of the door in front of it */
export function cmsTroubles(origin: string): readonly Trouble[] {
  const turn = async (mood: string) => {
    await fetch(`${origin}/-/${mood}`);
  };
  const moods = [
    ['slow', [503, 504]],
    // What pages say that nobody kept (specification, section 4): 500 without a connection, and to what is no JSON.
    ['dead', [500, 502, 503, 504]],
    ['lying', [500, 502, 503, 504]],
  ] as const;
  return moods.map(([mood, excuses]) => ({
    name: `a ${mood} CMS`,
    excuses,
    begin: () => turn(mood),
    end: () => turn('calm'),
  }));
}

/** How long services may take to come back on a machine that is busy with a crowd (ms). */
const comeBackMs = 60_000;

/**
 * Services that die, or hang, as a program does that the system stops. Each trouble ends when they take connections
 * again.
 *
 * @param portal the process that started them
 * @param ports where they listen
 */
export function serviceTroubles(portal: number, ports: readonly number[]): readonly Trouble[] {
  const services = () => programsOf(portal).filter(({ command }) => command.includes('Program.ts'));
  const signal = (name: NodeJS.Signals) => {
    for (const { pid } of services()) {
      try {
        process.kill(pid, name);
      } catch {
        // It has died by itself meanwhile.
      }
    }
  };
  const excuses = [502, 503, 504];
  const comeBack = async () => {
    const patience = performance.now() + comeBackMs;
    for (const port of ports) {
      while (!(await isOpen(port))) {
        if (performance.now() > patience) throw new Error(`Nobody came back on port ${port}.`);
        await pause(100);
      }
    }
  };
  return [
    { name: 'services that are killed', isOfServices: true, excuses, begin: () => signal('SIGKILL'), end: comeBack },
    {
      ...{ name: 'services that hang', isOfServices: true, excuses },
      begin: () => signal('SIGSTOP'),
      end: () => {
        signal('SIGCONT');
        return comeBack();
      },
    },
  ];
}

/** Whether somebody takes connections there. */
function isOpen(port: number): Promise<boolean> {
  return new Promise((done) => {
    const socket = connect(port, '127.0.0.1', () => {
      socket.destroy();
      done(true);
    });
    socket.once('error', () => done(false));
  });
}

/** A disk of its own for a portal's data, which can be full. */
export interface SmallDisk {
  readonly folder: string;
  readonly trouble: Trouble;
  remove(): void;
}

/** @returns why there is none where mounting is refused */
export function mountSmallDisk(megabytes: number): SmallDisk | string {
  const folder = mkdtempSync(join(tmpdir(), 'portal-disk-'));
  const { status, stderr, error } = spawnSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m`, 'tmpfs', folder], {
    encoding: 'utf8',
  });
  if (status !== 0) {
    rmSync(folder, { recursive: true });
    return error?.message ?? stderr.trim();
  }
  const filler = join(folder, 'filler');
  return {
    folder,
    trouble: {
      name: 'a full disk',
      excuses: [503, 507],
      // Bit by bit: whoever fills it has readers to look after.
      async begin() {
        const file = await open(filler, 'w');
        const bit = Buffer.alloc(1024 * 1024);
        try {
          for (let size = 0; size < megabytes; size++) await file.write(bit);
        } catch {
          // It is full.
        } finally {
          await file.close();
        }
      },
      end: () => rm(filler, { force: true }),
    },
    remove() {
      spawnSync('umount', ['-l', folder]);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
