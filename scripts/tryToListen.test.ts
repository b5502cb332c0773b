import { once } from 'node:events';
import { createServer } from 'node:net';
import { expect, it } from 'vitest';
import { startFailure } from './startFailure.ts';
import { tryToListen } from './tryToListen.ts';

it('tells that a port is taken, and leaves a free one free', async () => {
  const other = createServer();
  other.listen(0, '127.0.0.1');
  await once(other, 'listening');
  const address = other.address();
  if (address === null || typeof address === 'string') throw new Error('The other listens on no port.');
  const place = { port: address.port, host: '127.0.0.1' };
  const error: unknown = await tryToListen(place).catch((thrown: unknown) => thrown);
  expect(startFailure(error)).toMatch(/listen EADDRINUSE: .+ Stop what runs there, or set PORT/);
  other.close();
  await once(other, 'close');
  await tryToListen(place);
  await tryToListen(place);
});
