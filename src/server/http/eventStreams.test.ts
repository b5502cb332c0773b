import { setTimeout as wait } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { createEventStreams, eventReply } from './eventStreams.ts';

const request = (signal?: AbortSignal) => new Request('http://portal/changes', signal ? { signal } : {});
const editor = '192.0.2.1';
const decoder = new TextDecoder();

async function read(response: Response, count: number) {
  const reader = response.body?.getReader();
  const heard: string[] = [];
  while (reader && heard.length < count) {
    const { done, value } = await reader.read();
    if (done) return { heard, done };
    heard.push(decoder.decode(value));
  }
  return { heard, reader, done: false };
}

it('tells everyone who listens, and shows that it is alive meanwhile', async () => {
  const streams = createEventStreams({ maximum: 2, heartbeatMs: 5 });
  const responses = [streams.open(request(), editor), streams.open(request(), editor)];
  expect(responses[0]?.headers.get('content-type')).toBe('text/event-stream');
  expect(responses[0]?.headers.get('cache-control')).toBe('no-store');
  streams.send('changed');
  for (const response of responses) {
    const { heard } = await read(response, 3);
    expect(heard).toEqual(['retry: 3000\n\n', 'event: changed\ndata:\n\n', ': alive\n\n']);
  }
  streams.close();
});

it('lets no more listen than it can serve, until one leaves', async () => {
  const streams = createEventStreams({ maximum: 1, heartbeatMs: 1000 });
  const leaving = new AbortController();
  streams.open(request(leaving.signal), editor);
  const refused = streams.open(request(), editor);
  expect(refused.status).toBe(503);
  expect(refused.headers.get('retry-after')).toBe('60');
  leaving.abort();
  expect(streams.open(request(), editor).status).toBe(200);
  streams.close();
});

it('takes places from a network that has most of them for others, and the oldest first', async () => {
  const streams = createEventStreams({ maximum: 4, heartbeatMs: 1000 });
  const [stranger, other] = ['203.0.113.9', '198.51.100.7'];
  const taken = Array.from({ length: 4 }, () => streams.open(request(), stranger));
  expect(streams.open(request(), stranger).status).toBe(503);
  expect(streams.open(request(), editor).status).toBe(200);
  expect(streams.open(request(), other).status).toBe(200);
  // Two and one are as fair as it gets.
  expect(streams.open(request(), other).status).toBe(503);
  const ended = await Promise.all(taken.map((response) => Promise.race([read(response, 9), wait(20)])));
  expect(ended.map((each) => each?.done ?? false)).toEqual([true, true, false, false]);
  streams.close();
});

it('lets go of one that takes nothing', async () => {
  const streams = createEventStreams({ maximum: 1, heartbeatMs: 1000 });
  streams.open(request(), editor);
  for (let sent = 0; sent < 40; sent++) streams.send('changed');
  await wait(0);
  expect(streams.open(request(), editor).status).toBe(200);
  streams.close();
});

it('ends all of them, and begins no other', async () => {
  const streams = createEventStreams({ maximum: 5, heartbeatMs: 1000 });
  const response = streams.open(request(), editor);
  streams.close();
  expect((await read(response, 5)).done).toBe(true);
  expect(streams.open(request(), editor).status).toBe(503);
});

it('ends with an error where what tells of one request fails, and beats no longer', async () => {
  const response = eventReply(request(), async (send) => {
    send('sentence', 1);
    await wait(0);
    throw new Error('no more');
  });
  await expect(response.text()).rejects.toThrow('no more');
});

it('tells nothing to who had left before it began', async () => {
  const leaving = new AbortController();
  leaving.abort();
  const reply = eventReply(request(leaving.signal), async (send) => send('sentence', 1));
  const reader = reply.body?.getReader();
  const first = await reader?.read();
  expect(decoder.decode(first?.value)).toBe('retry: 3000\n\n');
});
