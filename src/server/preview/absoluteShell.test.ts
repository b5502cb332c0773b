import { expect, it } from 'vitest';
import { absoluteShell } from './absoluteShell.ts';

it('gives the links within a footer’s text whole addresses', () => {
  const lines = [['Lees ', { label: 'meer', href: '/over' }, ' of bel ', { label: '0317', href: 'tel:+31317' }]];
  const shell = {
    menu: { state: 'error' },
    footer: { state: 'done', value: [{ kind: 'text', title: 'Contact', lines }] },
    legal: { state: 'error' },
  } as const;
  expect(absoluteShell(shell, 'https://groenkennisnet.nl').footer).toEqual({
    state: 'done',
    value: [
      {
        kind: 'text',
        title: 'Contact',
        lines: [
          [
            'Lees ',
            { label: 'meer', href: 'https://groenkennisnet.nl/over' },
            ' of bel ',
            { label: '0317', href: 'tel:+31317' },
          ],
        ],
      },
    ],
  });
});

it('gives the links of the legal row whole addresses, beside its words', () => {
  const row = ['© 2026 Groen Kennisnet', { label: 'Privacy', href: '/privacy' }];
  const shell = {
    menu: { state: 'error' },
    footer: { state: 'error' },
    legal: { state: 'done', value: row },
  } as const;
  expect(absoluteShell(shell, 'https://groenkennisnet.nl').legal).toEqual({
    state: 'done',
    value: ['© 2026 Groen Kennisnet', { label: 'Privacy', href: 'https://groenkennisnet.nl/privacy' }],
  });
});
