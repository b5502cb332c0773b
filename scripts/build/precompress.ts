import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import type { Plugin } from 'vite';
import { worthCompressing } from '#server/http/Reply.ts';

const brotli = promisify(brotliCompress);

/** Kinds of files that are text; the others are compressed already. */
const texts = /\.(?:css|js|svg)$/;

/**
 * Puts each text of the built portal in brotli beside itself, as small as it gets: 7 % less than what a portal could
 * make while somebody waits (a second and a half for all of them, here once instead of with each start).
 */
export function precompress(): Plugin {
  let isPortal = false;
  return {
    name: 'precompress',
    apply: 'build',
    configResolved({ build }) {
      isPortal = build.manifest === true;
    },
    writeBundle: {
      order: 'post',
      async handler({ dir = '' }, bundle) {
        if (!isPortal) return;
        const files = Object.values(bundle).map((file) => ({
          name: file.fileName,
          bytes: Buffer.from(file.type === 'chunk' ? file.code : file.source),
        }));
        await Promise.all(
          files
            .filter(({ name, bytes }) => texts.test(name) && bytes.length >= worthCompressing)
            .map(async ({ name, bytes }) => writeFile(join(dir, `${name}.br`), await thoroughly(bytes))),
        );
      },
    },
  };
}

function thoroughly(bytes: Buffer): Promise<Buffer> {
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
    [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
  };
  return brotli(bytes, { params });
}
