import { afterEach, expect, it } from 'vitest';
import { listen } from '../listen.ts';
import { cmsPage, startTestPortal, type TestPortal } from '../testing/testPortal.ts';
import { json } from '../testing/testService.ts';

const path = '/nl/groenkennisnet/bodem';
let running: TestPortal;
afterEach(() => running.close());

async function following() {
  let saved = () => {};
  let title = 'Eerst';
  running = await startTestPortal({
    cms: (_, response) => json(response, cmsPage(title)),
    onContentChange: (heard) => {
      saved = heard;
    },
  });
  return (next: string) => {
    title = next;
    saved();
  };
}

it('tells of what is saved, and gives what the CMS has now', async () => {
  const save = await following();
  const reader = (await running.get('/api/preview/changes')).body?.getReader();
  await reader?.read();
  save('Daarna');
  const { value } = (await reader?.read()) ?? {};
  expect(new TextDecoder().decode(value)).toBe('event: changed\ndata:\n\n');
  const response = await running.get(`/api/preview?url=${path}`);
  expect(response.headers.get('cache-control')).toBe('no-store');
  const { response: now, snapshot } = await response.json();
  expect(now).toMatchObject({ status: 200, plan: { title: 'Daarna' } });
  expect(await (await running.get(`/api/preview/source?snapshot=${snapshot}`)).json()).toMatchObject({
    title: 'Daarna',
  });
  await reader?.cancel();
});

it('asks nobody about an address that is refused', async () => {
  await following();
  for (const url of ['https://evil.example/nl/x', '/nl/../admin', '']) {
    expect((await running.get(`/api/preview?url=${encodeURIComponent(url)}`)).status, url).toBe(400);
  }
  expect(running.cms.calls).toEqual([]);
});

it('is nothing where the portal cannot know', async () => {
  running = await startTestPortal();
  expect((await running.get('/api/preview/changes')).status).toBe(404);
});

it('keeps no server from stopping', async () => {
  await following();
  const { port, stop } = await listen(running.portal, { port: 0, host: '127.0.0.1' });
  const reader = (await fetch(`http://127.0.0.1:${port}/api/preview/changes`)).body?.getReader();
  await reader?.read();
  const began = performance.now();
  await stop();
  expect(performance.now() - began).toBeLessThan(5000);
  expect((await reader?.read())?.done).toBe(true);
  // It is closed already; what stood behind it is not.
  await Promise.all([running.cms.close(), running.query.close()]);
  running = await startTestPortal();
});
