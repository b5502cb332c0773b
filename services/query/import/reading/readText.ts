import { open } from 'node:fs/promises';
import { basename } from 'node:path';
import { pipeline, type Readable } from 'node:stream';
import { createGunzip } from 'node:zlib';

/** A line that is longer is decoded in pieces. */
const pieceMax = 256 * 1024;

/** What is packed breaks off, or is damaged; the message says what to do. */
export class BrokenArchive extends Error {
  override name = 'BrokenArchive';
}

/**
 * The text of a file, a piece at a time: packed with gzip or not, in UTF-16, UTF-8 or, line by line where that is no
 * UTF-8, in Windows-1252, which Latin-1 is part of. One byte that is wrong therefore spoils its own line at most.
 */
export async function* readText(file: string): AsyncGenerator<string> {
  const handle = await open(file);
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(2), 0, 2, 0);
    const bytes = handle.createReadStream({ start: 0, autoClose: false });
    const isGzip = bytesRead === 2 && buffer[0] === 0x1f && buffer[1] === 0x8b;
    yield* isGzip ? unpacked(bytes, basename(file)) : decode(bytes);
  } finally {
    await handle.close();
  }
}

async function* unpacked(bytes: Readable, name: string): AsyncGenerator<string> {
  const gunzip = createGunzip();
  // What goes wrong on either side is told to who reads it.
  pipeline(bytes, gunzip, () => {});
  try {
    yield* decode(gunzip);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && String(error.code).startsWith('Z_'))) throw error;
    const advice = 'Fetch it again, and import it whole: what stands before the break may be in already.';
    throw new BrokenArchive(`${name} cannot be unpacked to its end (${error.message}). ${advice}`);
  }
}

async function* decode(bytes: Readable): AsyncGenerator<string> {
  let wide: TextDecoder | undefined;
  let rest: Buffer = Buffer.alloc(0);
  let isFirst = true;
  for await (const chunk of bytes) {
    const given = Buffer.from(chunk);
    if (isFirst) wide = wideDecoder(given);
    const text = wide === undefined ? '' : wide.decode(given, { stream: true });
    if (wide !== undefined) {
      yield text;
      isFirst = false;
      continue;
    }
    rest = Buffer.concat([rest, isFirst ? withoutMark(given) : given]);
    isFirst = false;
    const end = lastBreak(rest);
    if (end === 0) continue;
    yield decodeLines(rest.subarray(0, end));
    rest = rest.subarray(end);
  }
  yield wide === undefined ? decodeLines(rest) : wide.decode();
}

/** UTF-16 says so by its first two bytes, or is found out by the zeros beside plain letters. */
function wideDecoder(start: Buffer): TextDecoder | undefined {
  if ((start[0] === 0xff && start[1] === 0xfe) || (start[0] !== 0 && start[1] === 0))
    return new TextDecoder('utf-16le');
  if ((start[0] === 0xfe && start[1] === 0xff) || (start[0] === 0 && start[1] !== 0))
    return new TextDecoder('utf-16be');
  return undefined;
}

function withoutMark(start: Buffer): Buffer {
  return start[0] === 0xef && start[1] === 0xbb && start[2] === 0xbf ? start.subarray(3) : start;
}

/** Behind the last whole line; in a line without an end, behind its last letter of one byte. */
function lastBreak(bytes: Buffer): number {
  const line = bytes.lastIndexOf(0x0a) + 1;
  if (line > 0 || bytes.length < pieceMax) return line;
  let end = bytes.length;
  while (end > bytes.length - 8 && (bytes[end - 1] ?? 0) > 0x7f) end -= 1;
  return end;
}

const strict = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });
const western = new TextDecoder('windows-1252');

function decodeLines(bytes: Buffer): string {
  const whole = tryUtf8(bytes);
  if (whole !== undefined) return whole;
  const lines: string[] = [];
  for (let from = 0; from < bytes.length; ) {
    const end = bytes.indexOf(0x0a, from) + 1 || bytes.length;
    const line = bytes.subarray(from, end);
    lines.push(tryUtf8(line) ?? western.decode(line));
    from = end;
  }
  return lines.join('');
}

function tryUtf8(bytes: Buffer): string | undefined {
  try {
    return strict.decode(bytes);
  } catch {
    return undefined;
  }
}
