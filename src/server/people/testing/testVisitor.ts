import type { Portal } from '../../composePortal.ts';

/** A browser without scripts on one site: keeps cookies by their paths, and follows nothing by itself. */
export class TestVisitor {
  readonly #portal: Portal;
  readonly #origin: string;
  readonly #cookies = new Map<string, { readonly value: string; readonly path: string }>();

  constructor(portal: Portal, origin: string) {
    this.#portal = portal;
    this.#origin = origin;
  }

  get(address: string, headers: Record<string, string> = {}): Promise<Response> {
    return this.#ask(address, { headers: { 'sec-fetch-site': 'none', ...headers } });
  }

  /** Posts as a form on a page of the site would. */
  post(address: string, fields: Record<string, string> = {}, headers: Record<string, string> = {}): Promise<Response> {
    const own = { 'sec-fetch-site': 'same-origin' };
    return this.#ask(address, { method: 'POST', body: new URLSearchParams(fields), headers: { ...own, ...headers } });
  }

  cookie(name: string): string | undefined {
    return this.#cookies.get(name)?.value;
  }

  /** As somebody would who can write this browser's cookies. */
  setCookie(name: string, value: string, path = '/'): void {
    this.#cookies.set(name, { value, path });
  }

  async #ask(address: string, init: RequestInit & { headers: Record<string, string> }): Promise<Response> {
    const url = new URL(address, this.#origin);
    const cookie = [...this.#cookies]
      .filter(([, { path }]) => path === '/' || url.pathname === path || url.pathname.startsWith(`${path}/`))
      .map(([name, { value }]) => `${name}=${value}`)
      .join('; ');
    const headers = cookie === '' ? init.headers : { ...init.headers, cookie };
    const response = await this.#portal.fetch(new Request(url, { ...init, headers }));
    for (const line of response.headers.getSetCookie()) this.#keep(line);
    return response;
  }

  #keep(line: string): void {
    const [pair = '', ...attributes] = line.split('; ');
    const at = pair.indexOf('=');
    const name = pair.slice(0, at);
    // Browsers keep none that is longer (RFC 6265bis, section 5.6).
    if (pair.length > 4097) return;
    if (attributes.includes('Max-Age=0')) this.#cookies.delete(name);
    else {
      const path = attributes.find((each) => each.startsWith('Path='))?.slice(5) ?? '/';
      this.#cookies.set(name, { value: pair.slice(at + 1), path });
    }
  }
}
