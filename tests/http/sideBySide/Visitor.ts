import { request } from 'node:http';
import type { Answer } from '#tests/e2e/helpers/network.ts';
import type { SideBySide } from './startSideBySide.ts';

/** What is asked, and of which portal: without one, of whoever stands in front. */
interface Asked {
  readonly path: string;
  readonly at?: number | undefined;
  readonly form?: Readonly<Record<string, string>>;
  readonly json?: object;
  readonly headers?: Readonly<Record<string, string>>;
}

/** A browser without scripts, whose requests land on whichever portal a test says. */
export class Visitor {
  readonly #side: SideBySide;
  /** Where it comes from: any address of this machine, so that each is counted by itself. */
  readonly #network: string;
  readonly #cookies = new Map<string, { readonly value: string; readonly path: string }>();

  constructor(side: SideBySide, network = '127.7.0.1') {
    this.#side = side;
    this.#network = network;
  }

  ask({ path, at, form, json, headers = {} }: Asked): Promise<Answer> {
    const { host, port: shared } = new URL(this.#side.origin);
    const port = at === undefined ? Number(shared) : this.#side.portals[at]?.port;
    const url = new URL(path, this.#side.origin);
    const body = form ? new URLSearchParams(form).toString() : json && JSON.stringify(json);
    const type = form ? 'application/x-www-form-urlencoded' : 'application/json';
    return new Promise((resolve, reject) => {
      const call = request(
        {
          ...{
            host: '127.0.0.1',
            port,
            path: url.pathname + url.search,
            method: body ? 'POST' : 'GET',
            agent: false,
            localAddress: this.#network,
          },
          headers: {
            ...{ host, 'x-forwarded-host': host, 'x-forwarded-for': this.#network, cookie: this.#cookiesFor(url) },
            ...{ 'sec-fetch-site': body ? 'same-origin' : 'none' },
            ...(body && { 'content-type': type, 'content-length': Buffer.byteLength(body) }),
            ...headers,
          },
          timeout: 20_000,
        },
        (response) => {
          const chunks: Buffer[] = [];
          response.on('data', (chunk: Buffer) => chunks.push(chunk));
          response.on('error', reject);
          response.on('end', () => {
            for (const line of response.headers['set-cookie'] ?? []) this.#keep(line);
            const text = Buffer.concat(chunks).toString('utf8');
            resolve({ status: response.statusCode ?? 0, headers: response.headers, text });
          });
        },
      );
      call.on('timeout', () => call.destroy(new Error(`No answer for ${path}`)));
      call.on('error', reject);
      call.end(body);
    });
  }

  /** Signs in, each step on the next portal, and gives the steps: paths without what is different each time. */
  async signIn(email: string, password: string): Promise<readonly string[]> {
    const steps: string[] = [];
    let place = 0;
    const next = () => place++ % this.#side.portals.length;
    let path = '/login?to=/mijn-gkn';
    for (let step = 0; step < 12; step++) {
      const isForm = /^\/u\/login\/[^/]+$/.test(path);
      if (isForm) await this.ask({ path, at: next() });
      const answer = await this.ask({ path, at: next(), ...(isForm && { form: { email, password } }) });
      steps.push(`${answer.status} ${path.split(/[?#]/)[0]}`);
      const { location } = answer.headers;
      if (location === undefined) return steps;
      const url = new URL(location, this.#side.origin);
      path = url.pathname + url.search;
    }
    return steps;
  }

  cookie(name: string): string | undefined {
    return this.#cookies.get(name)?.value;
  }

  #cookiesFor({ pathname }: URL): string {
    const own = [...this.#cookies].filter(([, { path }]) => `${pathname}/`.startsWith(path.replace(/\/?$/, '/')));
    return own.map(([name, { value }]) => `${name}=${value}`).join('; ');
  }

  #keep(line: string): void {
    const [pair = '', ...attributes] = line.split(/; */);
    const at = pair.indexOf('=');
    const [name, value] = [pair.slice(0, at), pair.slice(at + 1)];
    const path = attributes.find((each) => /^path=/i.test(each))?.slice(5) ?? '/';
    const isOver = attributes.some((each) => /^max-age=0$/i.test(each)) || value === '';
    if (isOver) this.#cookies.delete(name);
    else this.#cookies.set(name, { value, path });
  }
}
