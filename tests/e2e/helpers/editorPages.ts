import { once } from 'node:events';
import { createServer } from 'node:http';

/** Pages of another origin that frame a preview and send it what is being typed. */
export interface EditorPages {
  readonly origin: string;
  /** A page that frames this address. */
  address(framed: string): string;
  close(): Promise<void>;
}

/** `ready` resolves when the framed preview says that it hears; `type` sends it a message. */
const script = `
  const frame = document.querySelector('iframe').contentWindow;
  window.type = (message) => frame.postMessage(message, '*');
`;

/** The listener stands before the frame, which may be quick. */
const listener = `
  window.ready = new Promise((done) =>
    addEventListener('message', ({ data }) => data.type === 'portal-preview-ready' && done()));
`;

export async function startEditor(): Promise<EditorPages> {
  const server = createServer((request, response) => {
    const framed = new URL(request.url ?? '/', 'http://editor').searchParams.get('framed') ?? '';
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' });
    const frame = `<iframe width="1200" height="800" src="${framed.replaceAll('&', '&amp;')}"></iframe>`;
    response.end(`<!doctype html><title>CMS</title><script>${listener}</script>${frame}<script>${script}</script>`);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const origin = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`;
  return {
    origin,
    address: (framed) => `${origin}/?${new URLSearchParams({ framed })}`,
    async close() {
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
}
