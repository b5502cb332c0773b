import { afterEach, describe, expect, it } from 'vitest';
import { type Answer, json, startTestService, type TestService } from '../testing/testService.ts';
import { createJsonClient, type JsonClient } from './jsonClient.ts';

let service: TestService | undefined;
let client: JsonClient | undefined;

async function clientOf(answer: Answer, options: { timeoutMs?: number; maximumBytes?: number; base?: string } = {}) {
  service = await startTestService(answer);
  const { base = '', timeoutMs = 2000, ...rest } = options;
  client = createJsonClient({ baseUrl: service.origin + base, timeoutMs, ...rest });
  return client;
}

afterEach(async () => {
  await client?.close();
  await service?.close();
});

describe('createJsonClient', () => {
  it('gives a JSON object with its bytes', async () => {
    const { get } = await clientOf((_, response) => json(response, { title: 'Bodem' }));
    const body = Buffer.from('{"title":"Bodem"}');
    expect(await get('/x')).toEqual({ kind: 'object', body, value: { title: 'Bodem' } });
  });

  it('asks below the path of its base address', async () => {
    const { get } = await clientOf((_, response) => json(response, {}), { base: '/cms/' });
    await get('/nl/groenkennisnet');
    expect(service?.calls).toEqual(['/cms/nl/groenkennisnet']);
  });

  it('gives back the older outcome when the body is the same', async () => {
    const { get } = await clientOf((_, response) => json(response, { title: 'Bodem' }));
    const first = await get('/x');
    expect(await get('/x', first)).toBe(first);
  });

  it('reads an answer that arrives in pieces, cut inside a letter', async () => {
    const bytes = Buffer.from('\ufeff{"title":"één"}');
    const { get } = await clientOf((_, response) => {
      response.write(bytes.subarray(0, 14));
      setImmediate(() => response.end(bytes.subarray(14)));
    });
    expect(await get('/x')).toMatchObject({ kind: 'object', value: { title: 'één' } });
  });

  it('gives well-formed texts, where the answer has half a letter', async () => {
    const { get } = await clientOf((_, response) => response.end('{"title":"graan \\uD83C","keywords":["\\udf3e"]}'));
    expect(await get('/x')).toMatchObject({ value: { title: 'graan \ufffd', keywords: ['\ufffd'] } });
  });

  it('reports a status above 299 with its location', async () => {
    const { get } = await clientOf((_, response) => response.writeHead(301, { location: '/nl/a/b' }).end('moved'));
    expect(await get('/x')).toEqual({ kind: 'status', status: 301, location: '/nl/a/b' });
  });

  it.each(['[1]', '"text"', 'null', '<html>', ''])('calls %j invalid', async (body) => {
    const { get } = await clientOf((_, response) => response.end(body));
    expect(await get('/x')).toEqual({ kind: 'invalid' });
  });

  it('gives up on an answer that never comes', async () => {
    const { get } = await clientOf(() => {}, { timeoutMs: 60 });
    expect(await get('/x')).toEqual({ kind: 'timeout' });
  });

  it('gives up on an answer that never ends', async () => {
    const { get } = await clientOf((_, response) => response.writeHead(200).write('{'), { timeoutMs: 60 });
    expect(await get('/x')).toEqual({ kind: 'timeout' });
  });

  it('stops at the size limit, announced or not', async () => {
    const body = JSON.stringify({ text: 'x'.repeat(2000) });
    const { get } = await clientOf(
      (request, response) => {
        if (request.url === '/announced') response.setHeader('content-length', Buffer.byteLength(body));
        response.end(body);
      },
      { maximumBytes: 1000 },
    );
    expect(await get('/announced')).toEqual({ kind: 'oversized' });
    expect(await get('/chunked')).toEqual({ kind: 'oversized' });
  });

  it('is unreachable when nobody listens', async () => {
    const { get } = await clientOf((_, response) => json(response, {}));
    await service?.close();
    expect(await get('/x')).toMatchObject({ kind: 'unreachable', reason: 'ECONNREFUSED' });
  });

  it('asks once more when a connection is lost before the answer', async () => {
    let lost = false;
    const { get } = await clientOf((request, response) => {
      if (lost) return json(response, { ok: true });
      lost = true;
      request.socket.destroy();
    });
    expect(await get('/x')).toMatchObject({ kind: 'object' });
  });

  it('is unreachable when the connection is lost in the middle of the answer', async () => {
    const { get } = await clientOf((_, response) => {
      response.writeHead(200, { 'content-length': 100 });
      response.write('{', () => response.socket?.destroy());
    });
    expect(await get('/x')).toMatchObject({ kind: 'unreachable' });
  });
});
