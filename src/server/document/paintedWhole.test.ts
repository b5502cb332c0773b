import { expect, it } from 'vitest';
import { paintedWhole } from './paintedWhole.ts';

const words = (characters: number) => 'woorden '.repeat(characters / 8);
const page = (...parts: readonly string[]) =>
  `<header id="s-boven">${words(40_000)}</header><main>${parts.join('')}</main><i id="portal-state"></i>`;
const section = (id: string, characters: number) => `<h2 id="s-${id}">Kop</h2><p>${words(characters)}</p>`;

/** What browsers wait for on a phone. */
const waited = (markup: string) => /href="#([^"]+)"/.exec(paintedWhole(markup))?.[1];

it('waits for the first section behind what fills the screens, on narrow and low windows alone', () => {
  const markup = page(section('a', 16_000), section('b', 16_000), section('c', 8000));
  expect(paintedWhole(markup)).toBe(
    '<link rel="expect" href="#s-c" blocking="render" media="(max-width: 749px) and (max-height: 960px)">\n' +
      '<link rel="expect" href="#portal-state" blocking="render" media="not all and (max-width: 749px) and (max-height: 960px)">\n',
  );
});

it('waits for all of a page that ends before', () => {
  const markup = page(section('a', 16_000), section('b', 12_000), section('c', 40_000));
  expect(waited(markup)).toBe('portal-state');
});

it.each([
  ['is folded', '<details><summary>Vraag</summary>', '</details>'],
  ['goes on to the side', '<section class="[scroll-snap-type:x_mandatory]"><section>Label</section>', '</section>'],
])('does not count what %s, and leads to no place in it', (_, begin, end) => {
  const hidden = `${begin}${section('in', 40_000)}${section('in-2', 8000)}${end}`;
  expect(waited(page(hidden, section('a', 24_000), section('b', 8000)))).toBe('portal-state');
  expect(waited(page(hidden, section('a', 32_000), section('b', 8000)))).toBe('s-b');
});

it('counts other sections, and leads to those that have a name', () => {
  const first = `<section class="grid">${words(32_000)}</section>`;
  expect(waited(page(first, `<section class="grid" id="s-a">${words(8000)}</section>`))).toBe('s-a');
});

it('passes places by whose address browsers would write in another way', () => {
  const markup = page(section('a', 32_000), section('één', 8000), section('twee', 8000));
  expect(waited(markup)).toBe('s-twee');
});
