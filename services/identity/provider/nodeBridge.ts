import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import inject from 'light-my-request';

/** Headers of the connection, or of proxies: what the provider believes of them is told to it by us. */
const dropped = /^(host|connection|transfer-encoding|content-length|forwarded|x-forwarded-.*)$/;

export interface NodeBridge {
  /** Has a Node handler answer a web-standard request, as if it had come to the issuer's own address. */
  answer(request: Request): Promise<Response>;
  /** Runs `work` with the request as Node handlers are given it; cookies that it sets go nowhere. */
  withNode<T>(request: Request, work: (req: IncomingMessage, res: ServerResponse) => Promise<T>): Promise<T>;
}

/**
 * Lets the provider, which is a handler for Node's own server, answer requests of the portal. Whatever name or scheme a
 * proxy in front speaks, the addresses it makes are the issuer's.
 */
export function createNodeBridge(issuer: string, handler: RequestListener): NodeBridge {
  const { origin, host, protocol } = new URL(issuer);

  const call = async (request: Request, listener: RequestListener) => {
    const { pathname, search } = new URL(request.url);
    const headers: Record<string, string> = {};
    for (const [name, value] of request.headers) if (!dropped.test(name)) headers[name] = value;
    const hasBody = request.method !== 'GET' && request.method !== 'HEAD';
    return inject(listener, {
      method: request.method,
      url: `${origin}${pathname}${search}`,
      headers: { ...headers, host, 'x-forwarded-host': host, 'x-forwarded-proto': protocol.slice(0, -1) },
      ...(hasBody ? { payload: Buffer.from(await request.arrayBuffer()) } : {}),
    });
  };

  return {
    async answer(request) {
      const { statusCode, headers, rawPayload } = await call(request, handler);
      const response = new Headers();
      for (const [name, value] of Object.entries(headers)) {
        if (/^(connection|transfer-encoding|content-length|date|keep-alive)$/.test(name)) continue;
        for (const each of Array.isArray(value) ? value : [value]) response.append(name, String(each));
      }
      const isEmpty = statusCode === 204 || statusCode === 304 || rawPayload.length === 0;
      return new Response(isEmpty ? null : new Uint8Array(rawPayload), { status: statusCode, headers: response });
    },
    async withNode<T>(request: Request, work: (req: IncomingMessage, res: ServerResponse) => Promise<T>) {
      const result = Promise.withResolvers<T>();
      // Without its body: what is asked for is in the cookies.
      const bare = new Request(request.url, { headers: request.headers });
      await call(bare, (req, res) => {
        result.resolve(work(req, res).finally(() => res.end()));
      });
      return result.promise;
    },
  };
}
