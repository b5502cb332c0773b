import type { Database } from '#services/database/database.ts';
import { type OwnDatabase, testDatabases } from '#services/database/testing/testDatabases.ts';
import type { Letter } from '#services/mail/letter.ts';
import type { PasswordCost } from '../accounts/passwords.ts';
import type { IdentitySite } from '../site.ts';
import { type IdentityService, startIdentity } from '../startIdentity.ts';

export const issuer = 'http://localhost:3000/';
export const clientId = 'portal';
export const audience = 'http://localhost:3000/api/';

const sites: readonly IdentitySite[] = [
  { id: 'groenkennisnet', title: 'Groen Kennisnet', language: 'nl', origin: 'http://localhost:3000' },
  { id: 'eurcaw-pigs', title: 'EURCAW-Pigs', language: 'en', origin: 'http://eurcaw-pigs.localhost:3000' },
];

const colors = {
  ...{ page: '#fff', surface: '#fff', text: '#000', textMuted: '#555', border: '#ccc' },
  ...{ brand: '#063', onBrand: '#fff', action: '#063', onAction: '#fff' },
};

/** What the service did, as tests look at it. */
export interface TestIdentity {
  readonly database: Database;
  readonly service: IdentityService;
  /** Letters that were sent, oldest first. */
  readonly letters: Letter[];
  /** Has the outbox take no letters, or again. */
  refuseLetters(isRefused: boolean): void;
  /** Whose data the other services were asked to remove. */
  readonly forgotten: string[];
  /** What was logged, as JSON. */
  readonly logged: string[];
  /** Asks without cookies. */
  ask(path: string, init?: RequestInit, network?: string): Promise<Response>;
  /** Makes an account without the way through the mail. */
  addAccount(email: string, password: string): Promise<string>;
  /** Another start on the same database, as it would be at another address. */
  startAt(issuer: string): Promise<IdentityService>;
  /** Ends this start of the service and begins another one on the same database. */
  restart(): Promise<void>;
  close(): Promise<void>;
}

interface TestIdentityOptions {
  /** Name of the database it runs on. */
  readonly kind?: string;
  readonly cost?: PasswordCost;
}

/** What a guess costs in tests that do not measure it. */
const cheap: PasswordCost = { ln: 4, r: 8, p: 1 };

/** The identity service on an empty embedded database. */
export async function startTestIdentity({ kind = 'PGlite', cost = cheap }: TestIdentityOptions = {}) {
  const own = await ownDatabase(kind);
  const database = await own.open();
  const letters: Letter[] = [];
  const forgotten: string[] = [];
  const logged: string[] = [];
  let isRefusing = false;
  const take = async (letter: Letter) => {
    if (isRefusing) throw new Error('The outbox takes no letters.');
    letters.push(letter);
  };
  const start = (at = issuer) =>
    startIdentity({
      ...{ database, issuer: at, clientId, audience, sites },
      lookOf: (id) => ({
        stylesheets: [`/assets/${id}.css`],
        fonts: [],
        logo: { src: '/assets/logo.svg', width: 48, height: 48 },
      }),
      colorsOf: () => colors,
      mail: {
        send: take,
        enqueue: (_query, letter) => take(letter),
        deliverDue: async () => {},
        forget: async (address) => {
          for (const letter of letters.filter(({ to }) => to === address)) letters.splice(letters.indexOf(letter), 1);
        },
      },
      forgetPerson: async ({ id }) => void forgotten.push(id),
      passwordCost: cost,
      log: (event, fields) => void logged.push(JSON.stringify({ event, ...fields })),
    });
  let service = await start();
  const identity: TestIdentity = {
    database,
    get service() {
      return service;
    },
    letters,
    refuseLetters: (isRefused) => {
      isRefusing = isRefused;
    },
    forgotten,
    logged,
    ask: (path, init, network = '192.0.2.1') => {
      const url = new URL(path, issuer);
      return service.fetch(new Request(url, { redirect: 'manual', ...init }), { host: url.host, network });
    },
    async addAccount(email, password) {
      const account = await service.accounts.create({
        email,
        nickname: 'Anna',
        password: await service.passwords.hash(password),
      });
      if (!account) throw new Error(`${email} has an account already.`);
      return account.id;
    },
    startAt: start,
    async restart() {
      await service.close();
      service = await start();
    },
    async close() {
      await service.close();
      await database.close();
      await own.remove();
    },
  };
  return identity;
}

async function ownDatabase(kind: string): Promise<OwnDatabase> {
  const found = testDatabases.find(({ name }) => name === kind);
  if (!found) throw new Error(`There is no ${kind} to test on.`);
  return found.create();
}

/** A browser without scripts: keeps cookies by their paths, follows redirects within the service, posts forms. */
export class TestBrowser {
  readonly #identity: TestIdentity;
  readonly #network: string;
  readonly #cookies = new Map<string, { value: string; path: string }>();

  constructor(identity: TestIdentity, network = '192.0.2.1') {
    this.#identity = identity;
    this.#network = network;
  }

  cookie(name: string): string | undefined {
    return [...this.#cookies].find(([key]) => key.startsWith(`${name} `))?.[1].value;
  }

  async get(address: string, headers: Record<string, string> = {}): Promise<Visit> {
    const site = { 'sec-fetch-site': 'none' };
    return this.#go(address, { method: 'GET', headers: { ...site, ...headers } });
  }

  async post(address: string, fields: Record<string, string>, headers: Record<string, string> = {}): Promise<Visit> {
    const own = { 'content-type': 'application/x-www-form-urlencoded', 'sec-fetch-site': 'same-origin' };
    const body = new URLSearchParams(fields).toString();
    return this.#go(address, { method: 'POST', headers: { ...own, ...headers }, body });
  }

  /** Posts a form and follows nothing: what the service answers to one of several presses at the same moment. */
  async send(address: string, body: string): Promise<Response> {
    const own = { 'content-type': 'application/x-www-form-urlencoded', 'sec-fetch-site': 'same-origin' };
    return this.#ask(new URL(address, issuer), { method: 'POST', headers: own, body });
  }

  async #go(address: string, init: RequestInit & { headers: Record<string, string> }): Promise<Visit> {
    const url = new URL(address, issuer);
    const response = await this.#ask(url, init);
    const location = response.headers.get('location');
    if (location === null) return { url: url.href, response, html: await response.text() };
    const next = new URL(location, url);
    // What is another origin's, or the front page of this one, the portal answers.
    const isOurs = next.origin === url.origin && /^\/(authorize|u\/|v2\/)/.test(next.pathname);
    return isOurs ? this.get(next.href) : { url: next.href, response, html: '' };
  }

  async #ask(url: URL, init: RequestInit & { headers: Record<string, string> }): Promise<Response> {
    const cookie = [...this.#cookies]
      .filter(
        ([, { path }]) => url.pathname === path || url.pathname.startsWith(path.endsWith('/') ? path : `${path}/`),
      )
      .map(([key, { value }]) => `${key.split(' ')[0]}=${value}`)
      .join('; ');
    const headers = cookie === '' ? init.headers : { ...init.headers, cookie };
    const response = await this.#identity.ask(url.href, { ...init, headers }, this.#network);
    for (const line of response.headers.getSetCookie()) this.#keep(line, url.pathname);
    return response;
  }

  #keep(line: string, requested: string) {
    const [pair = '', ...attributes] = line.split(';').map((part) => part.trim());
    const at = pair.indexOf('=');
    const path = attributes.find((each) => /^path=/i.test(each))?.slice(5) ?? requested;
    const key = `${pair.slice(0, at)} ${path}`;
    const isGone = attributes.some((each) => /^expires=Thu, 01 Jan 1970/i.test(each)) || pair.length === at + 1;
    if (isGone) this.#cookies.delete(key);
    else this.#cookies.set(key, { value: pair.slice(at + 1), path });
  }
}

export interface Visit {
  /** Where it ended: on a page of the service, or with the address of another's. */
  readonly url: string;
  readonly response: Response;
  readonly html: string;
}

/** The address of the link in a letter. */
export function linkIn(letter: Letter | undefined): string {
  const [url] = /http:\/\/\S+/.exec(letter?.text ?? '') ?? [];
  if (url === undefined) throw new Error('The letter has no link.');
  return url;
}
