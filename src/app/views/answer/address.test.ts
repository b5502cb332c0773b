import { expect, it } from 'vitest';
import { answerPath, matchAnswer } from './address.ts';

const threadAt = (search: string) => matchAnswer({ pathname: '/ai-zoeken/En+nu%3F', search })?.after;

it('keeps the last three questions of a thread, and nothing of empty ones', () => {
  expect(threadAt('?after=Een&after=+&after=Twee&after=Drie&after=Vier')).toEqual(['Twee', 'Drie', 'Vier']);
});

it('has a question once that was asked twice, where it was asked last', () => {
  expect(threadAt('?after=Een&after=Twee&after=Een')).toEqual(['Twee', 'Een']);
});

it('leaves the question itself out of those before it', () => {
  expect(threadAt('?after=Een&after=Twee&after=Drie&after=En+nu%3F')).toEqual(['Een', 'Twee', 'Drie']);
});

it.each(['Wat? En hoe?', 'a/b', '..', '100%', '"mest" + \\', '//elders.nl', '<b>'])('leads back to %s', (question) => {
  const path = answerPath({ language: 'nl', question, after: ['Is dat & dit zo?'] });
  const { host, pathname, search } = new URL(path, 'http://portal');
  expect(host).toBe('portal');
  expect(matchAnswer({ pathname, search })).toMatchObject({ question, after: ['Is dat & dit zo?'] });
});
