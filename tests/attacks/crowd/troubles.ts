import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { open, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Something that goes wrong for a while. Services that are killed take their place here. */
export interface Trouble {
  readonly name: string;
  begin(): Promise<void> | void;
  end(): Promise<void> | void;
}

/** A content service that is slow, dead and lying by turns. @param origin of the door in front of it */
export function cmsTroubles(origin: string): readonly Trouble[] {
  const turn = async (mood: string) => {
    await fetch(`${origin}/-/${mood}`);
  };
  return ['slow', 'dead', 'lying'].map((mood) => ({
    name: `a ${mood} CMS`,
    begin: () => turn(mood),
    end: () => turn('calm'),
  }));
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
