import { cpSync, existsSync, mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';

/**
 * What lies in `DATA_DIR` beside the database and cannot be made again as it was: what addresses of pictures are signed
 * with, what imports show, how far harvests have come, what content checks knew. Pictures are drawn again.
 */
const kept = ['picture.key', 'import-token', 'harvests', 'content-check'];

/** Copies what is there of it. */
export function copyDataFiles(from: string, to: string): void {
  mkdirSync(to, { recursive: true });
  for (const name of kept) {
    if (existsSync(join(from, name))) cpSync(join(from, name), join(to, name), { recursive: true });
  }
}

/** Makes it what it was: how far a harvest had come belongs to the records that were there then. */
export function replaceDataFiles(from: string, to: string): void {
  mkdirSync(to, { recursive: true });
  for (const name of kept) rmSync(join(to, name), { recursive: true, force: true });
  copyDataFiles(from, to);
}
