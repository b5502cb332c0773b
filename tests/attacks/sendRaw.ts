import { connect } from 'node:net';

/** What came back over a connection, whatever was sent. */
export interface RawAnswer {
  /** 0 where the connection was closed without a word. */
  readonly status: number;
  /** Names in small letters; of some of one name the last. */
  readonly headers: ReadonlyMap<string, string>;
  readonly body: Buffer;
}

interface Sending {
  readonly port: number;
  /** What goes out, part after part; a part is waited for until the last one has gone. */
  readonly parts: Iterable<string | Buffer>;
  /** One of this machine's own addresses (127.0.0.0/8): whom the portal counts the request for. */
  readonly from: string;
}

/** Most that is read of an answer: more than any has. */
const mostBytes = 64 * 1024 * 1024;

/** Sends bytes that no client would, and reads until the other side closes. Rejects when nobody listens. */
export async function sendRaw({ port, parts, from }: Sending): Promise<RawAnswer> {
  const socket = connect({ port, host: '127.0.0.1', localAddress: from });
  const chunks: Buffer[] = [];
  let size = 0;
  let isOver = false;
  let refused: unknown;
  const ended = new Promise<void>((resolve) => {
    socket.on('data', (chunk) => {
      chunks.push(chunk);
      size += chunk.length;
      if (size > mostBytes) socket.destroy();
    });
    socket.on('close', () => {
      isOver = true;
      resolve();
    });
    // Closing while the other still sends is an answer.
    socket.on('error', (error) => {
      if ('code' in error && error.code === 'ECONNREFUSED') refused = error;
    });
  });
  for (const part of parts) {
    if (isOver || socket.destroyed) break;
    if (!socket.write(part)) {
      await Promise.race([new Promise((resolve) => socket.once('drain', resolve)), ended]);
    }
  }
  await ended;
  if (refused !== undefined) throw refused;
  return answerOf(Buffer.concat(chunks));
}

function answerOf(bytes: Buffer): RawAnswer {
  const headEnd = bytes.indexOf('\r\n\r\n');
  // Go on, it says, and the answer follows.
  if (bytes.subarray(0, 13).toString('latin1') === 'HTTP/1.1 100 ') return answerOf(bytes.subarray(headEnd + 4));
  const head = (headEnd === -1 ? bytes : bytes.subarray(0, headEnd)).toString('latin1');
  const [first = '', ...lines] = head.split('\r\n');
  const headers = new Map(
    lines.map((line) => {
      const colon = line.indexOf(':');
      return [line.slice(0, colon).toLowerCase(), line.slice(colon + 1).trim()] as const;
    }),
  );
  const rest = headEnd === -1 ? Buffer.alloc(0) : bytes.subarray(headEnd + 4);
  const body = headers.get('transfer-encoding') === 'chunked' ? unchunked(rest) : rest;
  return { status: Number(/^HTTP\/1\.[01] (\d{3})/.exec(first)?.[1] ?? 0), headers, body };
}

function unchunked(bytes: Buffer): Buffer {
  const parts: Buffer[] = [];
  for (let at = 0; ; ) {
    const lineEnd = bytes.indexOf('\r\n', at);
    if (lineEnd === -1) break;
    const size = Number.parseInt(bytes.toString('latin1', at, lineEnd), 16);
    if (!(size > 0)) break;
    parts.push(bytes.subarray(lineEnd + 2, lineEnd + 2 + size));
    at = lineEnd + 2 + size + 2;
  }
  return Buffer.concat(parts);
}
