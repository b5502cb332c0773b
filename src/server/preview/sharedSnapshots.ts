import { promisify } from 'node:util';
import { gunzip, gzip } from 'node:zlib';
import type { Log } from '../log.ts';
import { newSnapshotName, type SnapshotStore, snapshotLimits } from './snapshots.ts';

/** Where portals side by side put what any of them may be asked for. Its methods may reject. */
export interface SnapshotShelf {
  put(name: string, bytes: Uint8Array, seconds: number): Promise<void>;
  get(name: string): Promise<Uint8Array | 'pending' | undefined>;
}

const [pack, unpack] = [promisify(gzip), promisify(gunzip)];

/**
 * Keeps them where all portals find them: a frame may be asked of another one than the board. While the shelf is away
 * there are none, and every frame asks the CMS.
 */
export function shareSnapshots(shelf: SnapshotShelf, log: Log): SnapshotStore {
  const away = (err: unknown) => {
    log.warn({ event: 'snapshots.away', err });
    return undefined;
  };
  return {
    async put(text) {
      const bytes = Buffer.from(text);
      if (bytes.length > snapshotLimits.size) return undefined;
      const name = newSnapshotName();
      try {
        await shelf.put(name, await pack(bytes), snapshotLimits.lifetimeMs / 1000);
        return name;
      } catch (error) {
        return away(error);
      }
    },
    async get(name) {
      const kept = await shelf.get(name).catch(away);
      if (!(kept instanceof Uint8Array)) return undefined;
      return (await unpack(kept, { maxOutputLength: snapshotLimits.size })).toString('utf8');
    },
  };
}
