import { describe, expect, it, vi } from 'vitest';
import { renderApp } from '#app/entry-server.tsx';
import { read } from '../contract/reading.ts';
import { pageState, planOf } from './states.ts';

vi.mock('#templates/elements/tiles/TilesElement.tsx', () => ({
  TilesElement: () => {
    throw new Error('Tiles fail here.');
  },
}));

const tiles = (id: string) => ({
  identifier: `element_${id}`,
  type: 'tiles',
  items: [{ title: 'Tegel', url: '/nl/groenkennisnet/nieuws' }],
});
const text = (words: string) => ({ type: 'text', html: `<p>${words}</p>` });

describe('a page with elements that throw', () => {
  const plan = planOf([text('Vooraf.'), tiles('1'), text('Tussenin.'), tiles('2'), text('Tot slot.')]);

  it('is complete but for them', async () => {
    const { html } = await renderApp(pageState({ status: 200, plan }));
    const page = read(html);
    expect(page.headings[0]).toEqual({ level: 1, text: 'Een pagina' });
    for (const words of ['Vooraf.', 'Tussenin.', 'Tot slot.', 'Disclaimer']) expect(page.text).toContain(words);
    expect(page.text).not.toContain('Tegel');
  });

  it('leaves no trace in the markup that would make the browser render it anew', async () => {
    const { html } = await renderApp(pageState({ status: 200, plan }));
    expect(html).not.toMatch(/<!--\$|<template|Tiles fail here/);
  });

  it('names each of them with its kind and what it threw', async () => {
    const { crashed } = await renderApp(pageState({ status: 200, plan }));
    expect(crashed).toEqual([
      { id: '1', type: 'tiles', message: 'Tiles fail here.', error: expect.any(Error) },
      { id: '2', type: 'tiles', message: 'Tiles fail here.', error: expect.any(Error) },
    ]);
  });

  it('still asks for their code, for the browser tries them again', async () => {
    const { chunks } = await renderApp(pageState({ status: 200, plan }));
    expect(chunks).toContain('src/templates/elements/tiles/TilesElement.tsx');
  });
});

it('a page without them names none', async () => {
  const { crashed } = await renderApp(pageState({ status: 200, plan: planOf([text('Rustig.')]) }));
  expect(crashed).toEqual([]);
});

it('a fault that is no element’s is thrown on: the server has an error page for it', async () => {
  const state = pageState({ status: 200, plan: planOf([]) });
  const broken = {
    ...state,
    site: {
      ...state.site,
      get title(): string {
        throw new Error('No title.');
      },
    },
  };
  await expect(renderApp(broken)).rejects.toThrow('No title.');
});
