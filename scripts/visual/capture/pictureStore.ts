import { existsSync } from 'node:fs';
import { mkdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { digest } from '../model/place.ts';
import { writeWhole } from '../model/writeWhole.ts';

/** Pictures on this machine; the hash of each is its file's name. */
export class PictureStore {
  readonly #folder: string;

  private constructor(folder: string) {
    this.#folder = folder;
  }

  static async open(cache: string): Promise<PictureStore> {
    const folder = join(cache, 'pictures');
    await mkdir(folder, { recursive: true });
    return new PictureStore(folder);
  }

  path(picture: string): string {
    return join(this.#folder, `${picture}.png`);
  }

  read(picture: string): Promise<Buffer> {
    return readFile(this.path(picture));
  }

  /** Keeps a PNG; answers with its hash. */
  async keep(png: Uint8Array): Promise<string> {
    const picture = digest(png);
    if (!existsSync(this.path(picture))) await writeWhole(this.path(picture), png);
    return picture;
  }
}
