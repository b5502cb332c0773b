import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto';

/** What a test has an authenticator or a browser do wrong, or otherwise than usual. */
export interface Twist {
  readonly challenge?: string;
  readonly origin?: string;
  readonly rpId?: string;
  readonly type?: string;
  readonly isVerified?: boolean;
  readonly counter?: number;
  readonly userHandle?: string;
  /** The id of a passkey that another key belongs to. */
  readonly id?: string;
  readonly crossOrigin?: boolean;
}

interface CreationOptions {
  readonly challenge: string;
  readonly rp: { readonly id?: string };
  readonly user: { readonly id: string };
}

interface RequestOptions {
  readonly challenge: string;
  readonly rpId?: string;
}

const flags = {
  isPresent: 0x01,
  isVerified: 0x04,
  mayBeBackedUp: 0x08,
  isBackedUp: 0x10,
  hasCredential: 0x40,
} as const;

/**
 * A browser with an authenticator that holds one passkey (ES256), after Web Authentication, section 6: real keys, real
 * signatures, and every mistake that a test asks for.
 */
export class SoftwareAuthenticator {
  readonly id = randomBytes(16).toString('base64url');
  readonly #origin: string;
  readonly #publicKey: KeyObject;
  readonly #privateKey: KeyObject;
  #userHandle = '';
  /** Passkeys that are kept in several places count nothing. */
  counter = 0;

  constructor(origin: string) {
    const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
    this.#origin = origin;
    this.#publicKey = publicKey;
    this.#privateKey = privateKey;
  }

  /** Answers a challenge to make a passkey, as the page's script posts it. */
  make(options: CreationOptions, twist: Twist = {}): string {
    this.#userHandle = options.user.id;
    const id = Buffer.from(twist.id ?? this.id, 'base64url');
    const length = Buffer.alloc(2);
    length.writeUInt16BE(id.length);
    const { x = '', y = '' } = this.#publicKey.export({ format: 'jwk' });
    // COSE: an elliptic curve's key (1: 2) for ES256 (3: -7) on P-256 (-1: 1).
    const key = cborMap([
      [1, 2],
      [3, -7],
      [-1, 1],
      [-2, Buffer.from(x, 'base64url')],
      [-3, Buffer.from(y, 'base64url')],
    ]);
    const credential = Buffer.concat([Buffer.alloc(16), length, id, key]);
    const data = Buffer.concat([this.#data(options.rp.id, flags.hasCredential, twist), credential]);
    const attestationObject = cborMap([
      ['fmt', 'none'],
      ['attStmt', []],
      ['authData', data],
    ]);
    return this.#answer(twist, {
      clientDataJSON: this.#clientData('webauthn.create', options.challenge, twist).toString('base64url'),
      attestationObject: attestationObject.toString('base64url'),
      transports: ['internal', 'hybrid', 'pigeon'],
    });
  }

  /** Answers a challenge to sign in, as the page's script posts it. */
  sign(options: RequestOptions, twist: Twist = {}): string {
    const clientData = this.#clientData('webauthn.get', options.challenge, twist);
    const data = this.#data(options.rpId, 0, twist);
    const signed = Buffer.concat([data, createHash('sha256').update(clientData).digest()]);
    return this.#answer(twist, {
      clientDataJSON: clientData.toString('base64url'),
      authenticatorData: data.toString('base64url'),
      signature: sign('sha256', signed, this.#privateKey).toString('base64url'),
      userHandle: twist.userHandle ?? this.#userHandle,
    });
  }

  #answer({ id = this.id }: Twist, response: object): string {
    return JSON.stringify({ id, rawId: id, type: 'public-key', response, clientExtensionResults: {} });
  }

  #clientData(type: string, challenge: string, twist: Twist): Buffer {
    const { origin = this.#origin, crossOrigin = false } = twist;
    return Buffer.from(
      JSON.stringify({ type: twist.type ?? type, challenge: twist.challenge ?? challenge, origin, crossOrigin }),
    );
  }

  #data(rpId = '', more: number, { rpId: other = rpId, isVerified = true, counter = this.counter }: Twist): Buffer {
    const tail = Buffer.alloc(5);
    tail[0] = flags.isPresent | flags.mayBeBackedUp | flags.isBackedUp | more | (isVerified ? flags.isVerified : 0);
    tail.writeUInt32BE(counter, 1);
    return Buffer.concat([createHash('sha256').update(other).digest(), tail]);
  }
}

type Cbor = number | string | Buffer | readonly (readonly [number | string, Cbor])[];

/** RFC 8949, as far as authenticators need it: integers, texts, bytes and maps. */
function cbor(value: Cbor): Buffer {
  if (typeof value === 'number') return value < 0 ? cborHead(1, -1 - value) : cborHead(0, value);
  if (typeof value === 'string') return Buffer.concat([cborHead(3, Buffer.byteLength(value)), Buffer.from(value)]);
  if (Buffer.isBuffer(value)) return Buffer.concat([cborHead(2, value.length), value]);
  return cborMap(value);
}

function cborMap(entries: readonly (readonly [number | string, Cbor])[]): Buffer {
  return Buffer.concat([cborHead(5, entries.length), ...entries.flatMap(([key, value]) => [cbor(key), cbor(value)])]);
}

function cborHead(kind: number, size: number): Buffer {
  if (size < 24) return Buffer.from([(kind << 5) | size]);
  if (size < 256) return Buffer.from([(kind << 5) | 24, size]);
  return Buffer.from([(kind << 5) | 25, size >> 8, size & 255]);
}
