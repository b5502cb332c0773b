import { afterEach, describe, expect, it } from 'vitest';
import type { Mount } from '#server/answerRequests.ts';
import { remoteMounts, serveMounts } from './mounts.ts';

const closing: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0)) await close();
});

/** What arrives at the other side. */
const echo: Mount = {
  paths: ['/oauth', '/u'],
  site: 'groenkennisnet',
  fetch: async (request, visitor) => {
    if (request.method === 'DELETE') return new Response(null, { status: 204 });
    const headers = new Headers({ 'content-type': 'application/json' });
    headers.append('set-cookie', 'a=1; Path=/');
    headers.append('set-cookie', 'b=2; Path=/');
    const { url, method } = request;
    const said = { url, method, body: await request.text(), cookie: request.headers.get('cookie'), visitor };
    return Response.json(said, { status: 201, headers });
  },
};

async function place() {
  const { placed, close } = await serveMounts([echo]);
  const remote = remoteMounts(() => placed);
  closing.push(remote.close, close);
  const [mount] = remote.mounts;
  if (mount === undefined) throw new Error('There is no mount.');
  return { placed, mount, close };
}

const visitor = { host: 'localhost:3000', network: '192.0.2.7' };

describe('what another process answers in the portal’s address space', () => {
  it('is the same as if it were here', async () => {
    const { mount } = await place();
    expect(mount).toMatchObject({ paths: ['/oauth', '/u'], site: 'groenkennisnet' });
    const request = new Request('http://localhost:3000/oauth/token?a=b%20c', {
      method: 'POST',
      body: 'grant_type=x',
      // As it comes from the network: a body is announced there.
      headers: {
        ...{ cookie: 'c=3; d=4', connection: 'keep-alive', 'content-length': '12' },
        'x-portal-network': '198.51.100.1',
      },
    });
    const response = await mount.fetch(request, visitor);
    expect(response.status).toBe(201);
    expect(response.headers.getSetCookie()).toEqual(['a=1; Path=/', 'b=2; Path=/']);
    expect(await response.json()).toEqual({
      url: 'http://localhost:3000/oauth/token?a=b%20c',
      method: 'POST',
      body: 'grant_type=x',
      cookie: 'c=3; d=4',
      visitor,
    });
  });

  it('is heard whatever is sent: more than is read of a body is refused here', async () => {
    const { mount } = await place();
    const post = (body: string, headers: Record<string, string>) =>
      mount.fetch(new Request('http://localhost/oauth/token', { method: 'POST', body, headers }), visitor);
    expect((await post('a&'.repeat(2_000_000), { 'transfer-encoding': 'chunked' })).status).toBe(413);
    const most = 'a'.repeat(64 * 1024);
    const whole = await post(most, { 'content-length': String(most.length) });
    expect([whole.status, (await whole.json()).body.length]).toEqual([201, most.length]);
  });

  it('may be nothing at all', async () => {
    const { mount } = await place();
    const response = await mount.fetch(new Request('http://localhost/u/x', { method: 'DELETE' }), visitor);
    expect([response.status, await response.text()]).toEqual([204, '']);
  });

  it('is told to nobody who is not the portal', async () => {
    const { placed } = await place();
    for (const secret of ['', 'x', 'y'.repeat(placed.secret.length)]) {
      const { status } = await fetch(`${placed.origin}/u/x`, { headers: { 'x-portal-secret': secret } });
      expect(status).toBe(404);
    }
  });

  it('is an error while the process is away', async () => {
    const { mount, close } = await place();
    await close();
    await expect(mount.fetch(new Request('http://localhost/u/x'), visitor)).rejects.toThrow();
  });
});
