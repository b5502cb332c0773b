import { expect, it } from 'vitest';
import { Reply } from '../http/Reply.ts';
import { createDocumentStore } from './documentStore.ts';

const reply = (text: string) =>
  new Reply(text, { status: 200, contentType: 'text/html', headers: {}, compression: 'kept' });
const sources = { objects: [], freshUntil: Date.now() + 60_000 };

it('keeps pages whatever strangers add to their addresses', () => {
  const store = createDocumentStore();
  const [page, other] = [reply('page'), reply('other')];
  store.keep('/', sources, page, 'own');
  store.keep('/?language=en', sources, other, 'own');
  const large = reply('x'.repeat(1_000_000));
  for (let count = 0; count < 200; count++) store.keep(`/?a=${count}`, sources, large, 'madeUp');
  expect([store.fresh('/'), store.fresh('/?language=en')]).toEqual([page, other]);
  // The newest of theirs are there, the others have gone.
  expect(store.fresh('/?a=199')).toBe(large);
  expect(store.madeOf('/?a=0', sources)).toBeUndefined();
});

it('lets go of all of them when something is new', () => {
  const store = createDocumentStore();
  store.keep('/', sources, reply('page'), 'own');
  store.keep('/?a=1', sources, reply('other'), 'madeUp');
  store.expire();
  expect([store.fresh('/'), store.fresh('/?a=1')]).toEqual([undefined, undefined]);
});
