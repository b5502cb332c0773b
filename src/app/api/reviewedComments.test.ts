import { describe, expect, it } from 'vitest';
import { readReviewed } from './reviewedComments.ts';

const comment = {
  id: '7',
  name: 'Anna',
  created_at: '2026-05-03T10:00:00Z',
  content: 'Koop hier.',
  title: 'Veenweide',
  url: '/veenweide',
  state: 'held',
  reports: [{ reason: 'Reclame' }],
};
const read = (change: object = {}) => readReviewed({ comments: [{ ...comment, ...change }] })[0];

describe('comments to review', () => {
  it('are read with who wrote them, where, and what others say of them', () => {
    expect(read()).toEqual({
      ...{ id: '7', name: 'Anna', at: '2026-05-03T10:00:00Z', text: 'Koop hier.', title: 'Veenweide' },
      ...{ url: '/veenweide', isHeld: true, reports: [{ id: '0', reason: 'Reclame' }] },
    });
  });

  it.each([undefined, null, 'no', 7, [], {}, { comments: {} }, { comments: 'no' }])('are none in %j', (answer) => {
    expect(readReviewed(answer)).toEqual([]);
  });

  it('are read besides those that cannot be', () => {
    const broken = [null, 'no', {}, { ...comment, id: '' }, { ...comment, created_at: 'yesterday' }];
    expect(readReviewed({ comments: [...broken, { ...comment, id: 8 }] }).map(({ id }) => id)).toEqual(['8']);
  });

  it('have their date in a way that every browser reads', () => {
    expect(read({ created_at: '2026-05-03 10:00:00+0200' })?.at).toBe('2026-05-03T10:00:00+02:00');
  });

  it('are not held unless the service says so', () => {
    expect(read({ state: 'shown' })?.isHeld).toBe(false);
    expect(read({ state: undefined })?.isHeld).toBe(false);
  });

  it.each([
    ['texts', ['Reclame'], ['Reclame']],
    ['a number', 2, ['', '']],
    ['a number as text', '2', ['', '']],
    ['nothing', undefined, []],
    ['rubbish', {}, []],
    ['less than nothing', -3, []],
  ])('have their reports as %s', (_, reports, reasons) => {
    expect(read({ reports })?.reports.map(({ reason }) => reason)).toEqual(reasons);
  });

  it('have no more reports than can be looked at', () => {
    expect(read({ reports: 1e9 })?.reports).toHaveLength(100);
  });

  it.each([
    'javascript:alert(1)',
    'JAVASCRIPT:alert(1)',
    'data:text/html,x',
    '//evil.example',
    '/\\evil.example',
    '',
    7,
    null,
  ])('lead to no page when theirs is %j', (url) => expect(read({ url })?.url).toBe('/'));

  it.each(['/veenweide?language=en', 'https://eurcaw-pigs.eu/en/page'])('lead to their page at %s', (url) => {
    expect(read({ url })?.url).toBe(url);
  });
});
