import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { LRUCache } from 'lru-cache';
import { type PictureRequest, pictureFile } from './pictureName.ts';

/** What the pictures on disk may take together, in bytes; the ones asked for longest ago go first. */
const capacity = 512 * 1024 * 1024;

export interface PictureStore {
  /** The picture's bytes, from the disk or drawn now. Rejects only when drawing or the disk fails. */
  get(request: PictureRequest): Promise<Uint8Array>;
  /** Resolves when nothing is being drawn any more. */
  settled(): Promise<void>;
}

/**
 * Keeps drawn pictures in `folder`, one render at a time and one per picture however many ask for it. Pictures lie in
 * a subfolder named after the drawing code, so that a change of a scene shows at once and old drawings are cleared.
 */
export async function openPictureStore(
  folder: string,
  render: (request: PictureRequest) => Promise<Uint8Array>,
): Promise<PictureStore> {
  const edition = join(folder, await drawingCode());
  await mkdir(edition, { recursive: true });
  await Promise.all(
    (await readdir(folder))
      .map((name) => join(folder, name))
      .filter((path) => path !== edition)
      .map((path) => rm(path, { recursive: true, force: true })),
  );
  const kept = new LRUCache<string, number>({
    maxSize: capacity,
    sizeCalculation: (bytes) => Math.max(1, bytes),
    dispose: (_bytes, file, reason) => {
      if (reason === 'evict') void rm(join(edition, file), { force: true }).catch(() => undefined);
    },
  });
  for (const file of await readdir(edition)) kept.set(file, (await stat(join(edition, file))).size);

  const flights = new Map<string, Promise<Uint8Array>>();
  let queue: Promise<unknown> = Promise.resolve();

  /** Another process may have the same folder, and may have drawn it since this one began. */
  async function read(file: string): Promise<Uint8Array | undefined> {
    const bytes = await readFile(join(edition, file)).catch(() => undefined);
    if (bytes !== undefined) kept.set(file, bytes.byteLength);
    return bytes;
  }

  async function draw(request: PictureRequest, file: string): Promise<Uint8Array> {
    // It waited for its turn.
    const known = await read(file);
    if (known !== undefined) return known;
    const bytes = await render(request);
    const part = join(edition, `${file}.${process.pid}.part`);
    await writeFile(part, bytes);
    await rename(part, join(edition, file));
    kept.set(file, bytes.byteLength);
    return bytes;
  }

  async function find(request: PictureRequest, file: string): Promise<Uint8Array> {
    const known = await read(file);
    if (known !== undefined) return known;
    const drawn = queue.then(() => draw(request, file));
    queue = drawn.catch(() => undefined);
    return drawn;
  }

  return {
    get(request) {
      const file = pictureFile(request);
      const flight = flights.get(file) ?? find(request, file).finally(() => flights.delete(file));
      flights.set(file, flight);
      return flight;
    },
    settled: async () => {
      await Promise.allSettled([...flights.values(), queue]);
    },
  };
}

/** A short name for the drawing code as it is now. */
async function drawingCode(): Promise<string> {
  const sources = (await readdir(import.meta.dirname, { recursive: true }))
    .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
    .sort();
  const digest = createHash('sha256');
  for (const name of sources) digest.update(await readFile(join(import.meta.dirname, name)));
  return digest.digest('hex').slice(0, 12);
}
