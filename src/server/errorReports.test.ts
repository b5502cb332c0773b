import { once } from 'node:events';
import { createServer } from 'node:http';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { z } from 'zod';
import { createErrorReports } from '#app/telemetry/errorReports.ts';

/* A reporting service that keeps what it was sent, word for word. */
const bodies: string[] = [];
let tell = () => {};
const service = createServer((request, response) => {
  let body = '';
  request.setEncoding('utf8').on('data', (text: string) => {
    body += text;
  });
  request.on('end', () => {
    bodies.push(`${request.url}\n${body}`);
    response.end('{}');
    tell();
  });
});

beforeAll(async () => {
  service.listen(0, '127.0.0.1');
  await once(service, 'listening');
});
afterAll(() => service.close());

const reported = z.object({
  release: z.string(),
  tags: z.record(z.string(), z.string()),
  exception: z.object({ values: z.array(z.object({ type: z.string(), value: z.string() })) }),
});

async function reportOf(error: unknown): Promise<{ body: string; event: z.output<typeof reported> }> {
  const address = service.address();
  const port = typeof address === 'object' ? address?.port : 0;
  const report = createErrorReports({
    dsn: `http://key@127.0.0.1:${port}/7`,
    release: '4.68.5',
    tags: { side: 'browser', site: 'groenkennisnet' },
    path: () => '/zoeken/een+geheim?geheim=1',
  });
  const arrived = new Promise<void>((done) => {
    tell = done;
  });
  report(error);
  await arrived;
  const body = bodies.at(-1) ?? '';
  return { body, event: reported.parse(JSON.parse(body.split('\n').at(3) ?? '')) };
}

it('names the error, its causes, the version and the place', async () => {
  const { body, event } = await reportOf(new Error('No answer', { cause: new TypeError('Failed to fetch') }));
  expect(body.startsWith('/api/7/envelope/')).toBe(true);
  expect(event.release).toBe('4.68.5');
  expect(event.tags).toEqual({ side: 'browser', site: 'groenkennisnet', path: '/zoeken' });
  expect(event.exception.values.map(({ type, value }) => `${type}: ${value}`)).toEqual([
    'TypeError: Failed to fetch',
    'Error: No answer',
  ]);
});

it('says nothing of what was searched for, nor of the person', async () => {
  const { body } = await reportOf(new Error('No answer from /api/search?term=geheim and /zoeken/geheim'));
  expect(body).not.toContain('geheim');
  expect(body).not.toMatch(/user|cookie|ip_address|headers|breadcrumbs/i);
  expect(body).toContain('"infer_ip":"never"');
});

it('can be read by strict services: a long message ends with a whole letter', async () => {
  const { event } = await reportOf(new Error(`x${'𠀀'.repeat(2000)}`));
  expect(event.exception.values[0]?.value.isWellFormed()).toBe(true);
});

it('takes what was thrown without being an error, and leaves what says nothing', async () => {
  const report = createErrorReports({ dsn: 'http://key@127.0.0.1:9/7', release: '', tags: {} });
  expect(() => report(null)).not.toThrow();
  const { event } = await reportOf('text alone');
  expect(event.exception.values[0]?.value).toBe('text alone');
});
