import { hash, randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { LRUCache } from 'lru-cache';

/** Room for encoded pictures on the disk, in bytes: some ten thousand of them. */
const maximumBytes = 512 * 1024 * 1024;

/**
 * Encoded pictures on the disk, bounded in size: the least recently used ones go first. It may be emptied at any time;
 * pictures are made again. Opening reads what an earlier run has left.
 */
export class PictureStore {
  readonly #directory: string;
  readonly #sizes: LRUCache<string, number>;

  private constructor(directory: string, maximum: number) {
    this.#directory = directory;
    this.#sizes = new LRUCache({
      maxSize: maximum,
      sizeCalculation: (size) => Math.max(1, size),
      dispose: (_size, name, reason) => {
        if (reason === 'evict') rm(this.#path(name), { force: true }).catch(() => {});
      },
    });
  }

  /** Rejects when the folder cannot be made or read. */
  static async open(directory: string, maximum = maximumBytes): Promise<PictureStore> {
    const store = new PictureStore(directory, maximum);
    await mkdir(directory, { recursive: true });
    const entries = await readdir(directory, { recursive: true, withFileTypes: true });
    const files = await Promise.all(
      entries
        .filter((entry) => entry.isFile())
        .map(async (entry) => {
          const found = await stat(join(entry.parentPath, entry.name)).catch(() => undefined);
          // Removed since the folder was read.
          return found ? [{ name: entry.name, size: found.size, mtimeMs: found.mtimeMs }] : [];
        }),
    );
    // The newest last: it is then the most recently used.
    for (const { name, size } of files.flat().sort((one, other) => one.mtimeMs - other.mtimeMs))
      store.#sizes.set(name, size);
    return store;
  }

  /** The name under which a picture is kept. */
  static nameOf(description: string, extension: string): string {
    return `${hash('sha256', description, 'hex').slice(0, 40)}.${extension}`;
  }

  async get(name: string): Promise<Buffer<ArrayBuffer> | undefined> {
    if (this.#sizes.get(name) === undefined) return undefined;
    try {
      return await readFile(this.#path(name));
    } catch {
      // The folder was emptied from outside.
      this.#sizes.delete(name);
      return undefined;
    }
  }

  /** Whole or not at all: a picture that is half written never has its name. Rejects when the disk refuses. */
  async set(name: string, bytes: Buffer): Promise<void> {
    const path = this.#path(name);
    const draft = `${path}.${randomUUID()}`;
    await mkdir(dirname(path), { recursive: true });
    await writeFile(draft, bytes);
    await rename(draft, path);
    this.#sizes.set(name, bytes.length);
  }

  #path(name: string): string {
    return join(this.#directory, name.slice(0, 2), name);
  }
}
