import { once } from 'node:events';
import { existsSync, rmSync } from 'node:fs';
import { connect, createServer } from 'node:net';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';

/*
 * The embedded database can be opened by one process alone. Whoever wants a copy of it asks that process, through a
 * socket that stands beside the files: who may write there may ask, and nobody else.
 */

const socketOf = (folder: string) => join(folder, 'copies.sock');
const copyOf = (folder: string) => join(folder, 'copy');

/** What the system takes as the name of a socket (bytes). */
const longestName = 107;

const made = 'made';

/**
 * Makes a copy for everyone who asks, one at a time, which lies there as long as they hold the line. Gives what stops
 * that. Where the folder's name is too long for a socket nobody can ask.
 *
 * @param copyTo makes one, in a folder that does not exist yet
 */
export async function giveCopies(
  folder: string,
  copyTo: (target: string) => Promise<void>,
): Promise<() => Promise<void>> {
  const [socket, target] = [socketOf(folder), copyOf(folder)];
  // Of one who was killed with it.
  for (const left of [socket, target]) rmSync(left, { recursive: true, force: true });
  if (Buffer.byteLength(socket) > longestName) return async () => {};
  let isTaken = false;
  const server = createServer(async (line) => {
    line.on('error', () => line.destroy());
    if (isTaken) return line.end('another copy is being made');
    isTaken = true;
    const left = once(line.resume(), 'close').catch(() => undefined);
    try {
      await copyTo(target);
      line.write(made);
    } catch (error) {
      line.end(String(error));
    }
    await left;
    rmSync(target, { recursive: true, force: true });
    isTaken = false;
  });
  server.listen(socket);
  await once(server, 'listening');
  server.unref();
  return async () => {
    server.close();
    rmSync(socket, { force: true });
  };
}

/**
 * Has the process that holds the database in `folder` copy it, and gives the copy's folder to `use`; it is gone
 * afterwards. Rejects with one sentence when there is nobody to ask or it cannot be made.
 */
export async function withCopy<T>(folder: string, use: (copy: string) => Promise<T>): Promise<T> {
  if (!existsSync(socketOf(folder))) {
    throw new Error(
      `The database in ${folder} is in use by a process that gives no copies of it: stop that one first.`,
    );
  }
  const line = connect(socketOf(folder));
  try {
    await once(line, 'connect');
    const gone = once(line, 'close').then((): string[] => []);
    const [answer] = await Promise.race([once(line.setEncoding('utf8'), 'data'), gone]);
    if (answer === undefined) throw new Error('The database could not be copied: the process that has it has ended.');
    if (answer !== made) throw new Error(`The database could not be copied: ${answer}${await text(line)}`);
    return await use(copyOf(folder));
  } finally {
    line.destroy();
  }
}
