import { hash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { acceptedEncoding, type Encoding } from './acceptedEncoding.ts';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** Below this size (bytes) compression saves nothing worth the header. */
const worthCompressing = 1000;

/** How hard brotli tries: `quick` for what is made for this moment, `thorough` for what is sent for months. */
const brotliQuality = { quick: 4, thorough: 9 } as const;

export interface ReplyOptions {
  readonly status: number;
  readonly contentType: string;
  readonly headers: Readonly<Record<string, string>>;
  /** `none` for bodies that are compressed already, like pictures and fonts. */
  readonly compression: keyof typeof brotliQuality | 'none';
}

interface Variant {
  readonly bytes: Buffer<ArrayBuffer>;
  readonly init: ResponseInit;
}

/**
 * A whole answer that can be sent again and again: its final bytes and headers exist once for each encoding, made the
 * first time somebody asks for it. Knows its ETag, answers 304, and `HEAD` without a body.
 */
export class Reply {
  readonly #status: number;
  readonly #etag: string;
  readonly #unchanged: ResponseInit;
  readonly #compression: ReplyOptions['compression'];
  readonly #headers: Record<string, string>;
  readonly #variants: { [E in Encoding]?: Variant | Promise<Variant> };
  readonly #plain: Variant;

  constructor(body: string | Buffer<ArrayBuffer>, { status, contentType, headers, compression }: ReplyOptions) {
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
    this.#plain = this.#variant(bytes, 'identity');
    this.#variants = { identity: this.#plain };
  }

  /** Size of what is held in memory, in bytes. */
  get size(): number {
    return this.#plain.bytes.length * 2;
  }

  /** Synchronous whenever the bytes in the accepted encoding exist already. */
  respond(request: Request): Response | Promise<Response> {
    const { headers } = request;
    if (this.#status === 200 && this.#matches(headers.get('if-none-match'))) return new Response(null, this.#unchanged);
    const encoding = this.#compression === 'none' ? 'identity' : acceptedEncoding(headers.get('accept-encoding'));
    const variant = this.#variants[encoding] ?? this.#compress(encoding);
    return variant instanceof Promise ? variant.then((made) => send(request, made)) : send(request, variant);
  }

  #matches(condition: string | null): boolean {
    if (condition === null) return false;
    const bare = this.#etag.slice(2);
    return condition === '*' || condition.split(',').some((tag) => tag.trim().replace(/^W\//, '') === bare);
  }

  #compress(encoding: Encoding): Promise<Variant> {
    const { bytes } = this.#plain;
    const quality = this.#compression === 'thorough' ? brotliQuality.thorough : brotliQuality.quick;
    const compressed =
      encoding === 'br' ? brotli(bytes, { params: brotliParameters(bytes.length, quality) }) : zip(bytes);
    const made = compressed.then((smaller) => {
      const variant = this.#variant(Buffer.from(smaller), encoding);
      this.#variants[encoding] = variant;
      return variant;
    });
    this.#variants[encoding] = made;
    return made;
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
