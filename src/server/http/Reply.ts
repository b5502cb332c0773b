import { hash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, brotliCompressSync, brotliDecompress, constants, gunzip, gzip, gzipSync } from 'node:zlib';
import { acceptedEncoding, type Encoding } from './acceptedEncoding.ts';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);
const unbrotli = promisify(brotliDecompress);
const unzip = promisify(gunzip);

/** Below this size (bytes) compression saves nothing worth the header. */
export const worthCompressing = 1000;

/** From this size on (bytes) compressing would keep the thread from everybody else for milliseconds. */
const worthThread = 200_000;

/** Compressed pages come in one piece or two (bytes): each takes a way to another thread and back. */
const chunkSize = 65_536;

/**
 * How hard brotli tries: `quick` for one answer, `kept` for what serves many, `thorough` for what is sent for months.
 * From 7 on it takes 8 MB for each answer, whose coming and going costs more of the processor than all else of a new page.
 */
const brotliQuality = { quick: 3, kept: 5, thorough: 9 } as const;

export interface ReplyOptions {
  readonly status: number;
  readonly contentType: string;
  readonly headers: Readonly<Record<string, string>>;
  /** `none` for bodies that are compressed already, like pictures and fonts. */
  readonly compression: keyof typeof brotliQuality | 'none';
  /** The body as the build has compressed it already. */
  readonly brotli?: Buffer<ArrayBuffer> | undefined;
}

interface Variant {
  readonly bytes: Buffer<ArrayBuffer>;
  readonly init: ResponseInit;
}

/**
 * A whole answer that can be sent again and again: its final bytes and headers exist once for each encoding, made the
 * first time it is asked for. Of one that is kept only what somebody asked for is held: as text it is ten times as large
 * as browsers take it. Knows its ETag, answers 304, and `HEAD` without a body.
 */
export class Reply {
  readonly #status: number;
  readonly #etag: string;
  readonly #unchanged: ResponseInit;
  readonly #compression: ReplyOptions['compression'];
  readonly #headers: Record<string, string>;
  readonly #variants: { [E in Encoding]?: Variant | Promise<Variant> };
  readonly #length: number;
  #isPlainWanted = false;

  constructor(body: string | Buffer<ArrayBuffer>, { status, contentType, headers, compression, brotli }: ReplyOptions) {
    const bytes = typeof body === 'string' ? Buffer.from(body) : body;
    this.#status = status;
    this.#compression = bytes.length < worthCompressing ? 'none' : compression;
    // Weak: the encodings of one body share it.
    this.#etag = `W/"${hash('sha1', bytes, 'base64url')}"`;
    this.#headers = {
      ...headers,
      'content-type': contentType,
      ...(compression === 'none' ? {} : { vary: headers.vary ?? 'accept-encoding' }),
      ...(status === 200 ? { etag: this.#etag } : {}),
    };
    this.#unchanged = { status: 304, headers: this.#headers };
    this.#length = bytes.length;
    this.#variants = { identity: this.#variant(bytes, 'identity'), ...(brotli && { br: this.#variant(brotli, 'br') }) };
  }

  /** Length of the text, in bytes. */
  get length(): number {
    return this.#length;
  }

  /** Synchronous whenever the bytes in the accepted encoding exist already. */
  respond(request: Request): Response | Promise<Response> {
    const { headers } = request;
    if (this.#status === 200 && this.#matches(headers.get('if-none-match'))) return new Response(null, this.#unchanged);
    const encoding = this.#compression === 'none' ? 'identity' : acceptedEncoding(headers.get('accept-encoding'));
    this.#isPlainWanted ||= encoding === 'identity';
    const variant = this.#variants[encoding] ?? this.#make(encoding);
    return variant instanceof Promise ? variant.then((made) => send(request, made)) : send(request, variant);
  }

  #matches(condition: string | null): boolean {
    if (condition === null) return false;
    const bare = this.#etag.slice(2);
    return condition === '*' || condition.split(',').some((tag) => tag.trim().replace(/^W\//, '') === bare);
  }

  #make(encoding: Encoding): Variant | Promise<Variant> {
    if (encoding === 'identity') {
      const plain = this.#unpack().then(({ bytes }) => this.#keep('identity', bytes));
      this.#variants.identity = plain;
      return plain;
    }
    const plain = this.#variants.identity ?? this.#unpack();
    if (!(plain instanceof Promise)) return this.#compress(encoding, plain);
    // Whoever asks meanwhile waits for the same.
    const made = plain.then((unpacked) => this.#compress(encoding, unpacked));
    this.#variants[encoding] = made;
    return made;
  }

  #compress(encoding: 'br' | 'gzip', plain: Variant): Variant | Promise<Variant> {
    if (this.#compression === 'none') return plain;
    const { bytes } = plain;
    const params = brotliParameters(bytes.length, brotliQuality[this.#compression]);
    if (this.#compression === 'quick' && bytes.length < worthThread) {
      // A third of a millisecond; handing it to a worker thread and taking it back costs more.
      return this.#keep(
        encoding,
        Buffer.from(encoding === 'br' ? brotliCompressSync(bytes, { params }) : gzipSync(bytes)),
      );
    }
    const compressing = encoding === 'br' ? brotli(bytes, { params, chunkSize }) : zip(bytes, { chunkSize });
    const made = compressing.then((smaller) => {
      if (this.#compression === 'kept' && !this.#isPlainWanted) delete this.#variants.identity;
      return this.#keep(encoding, Buffer.from(smaller));
    });
    this.#variants[encoding] = made;
    return made;
  }

  /** The text again, out of a form that is held of it. */
  async #unpack(): Promise<Variant> {
    const { br, gzip: zipped } = this.#variants;
    // In one piece, with room to see its end: in the usual ones of 16 kB it takes three times as long.
    const pieces = { chunkSize: this.#length + 1 };
    const text = br ? await unbrotli((await br).bytes, pieces) : zipped && (await unzip((await zipped).bytes, pieces));
    if (!text) throw new Error('Nothing is held of this answer.');
    return this.#variant(text, 'identity');
  }

  #keep(encoding: Encoding, bytes: Buffer<ArrayBuffer>): Variant {
    const variant = this.#variant(bytes, encoding);
    this.#variants[encoding] = variant;
    return variant;
  }

  #variant(bytes: Buffer<ArrayBuffer>, encoding: Encoding): Variant {
    const headers: Record<string, string> = { ...this.#headers, 'content-length': String(bytes.length) };
    if (encoding !== 'identity') headers['content-encoding'] = encoding;
    return { bytes, init: { status: this.#status, headers } };
  }
}

/**
 * A window as large as the body: the default takes several megabytes for each answer, and their coming and going costs
 * more in garbage collection than the compression itself.
 */
function brotliParameters(size: number, quality: number) {
  return {
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_SIZE_HINT]: size,
    [constants.BROTLI_PARAM_LGWIN]: Math.min(Math.max(Math.ceil(Math.log2(size)), 16), 22),
  };
}

function send(request: Request, { bytes, init }: Variant): Response {
  return new Response(request.method === 'HEAD' ? null : bytes, init);
}
