import { expect, it } from 'vitest';
import { paintedWhole } from './paintedWhole.ts';

const words = (characters: number) => 'woorden '.repeat(characters / 8);
const page = (...parts: readonly string[]) =>
  `<header id="s-boven">${words(4000)}</header><main>${parts.join('')}</main><i id="portal-state"></i>`;
const section = (id: string, characters: number) => `<h2 id="s-${id}">Kop</h2><p>${words(characters)}</p>`;

/** What browsers wait for on a phone. */
const waited = (markup: string) => /href="#([^"]+)"/.exec(paintedWhole(markup))?.[1];

it('waits for the first place behind what fills the screen, on narrow and low windows alone', () => {
  const markup = page(section('a', 600), section('b', 600), section('c', 200));
  expect(paintedWhole(markup)).toBe(
    '<link rel="expect" href="#s-c" blocking="render" media="(max-width: 749px) and (max-height: 960px)">\n' +
      '<link rel="expect" href="#portal-state" blocking="render" media="not all and (max-width: 749px) and (max-height: 960px)">\n',
  );
});

it('waits for all of a page that ends before', () => {
  const markup = page(section('a', 600), section('b', 200), section('c', 4000));
  expect(waited(markup)).toBe('portal-state');
});

it.each([
  ['is folded', '<details><summary>Vraag</summary>', '</details>'],
  ['goes on to the side', '<section class="[scroll-snap-type:x_mandatory]"><section>Label</section>', '</section>'],
  ['can be chosen', '<select><option>', '</option></select>'],
  ['is drawn', '<svg><title>', '</title></svg>'],
])('does not count what %s, and leads to no place in it', (_, begin, end) => {
  const hidden = `${begin}${section('in', 4000)}${section('in-2', 800)}${end}`;
  expect(waited(page(hidden, section('a', 800), section('b', 800)))).toBe('portal-state');
  expect(waited(page(hidden, section('a', 1200), section('b', 800)))).toBe('s-b');
});

it('counts what is read, not what it is written in', () => {
  const markup = page(`<h2 class="${words(4000)}" id="s-a">Kop</h2>`, section('b', 1200), section('c', 200));
  expect(waited(markup)).toBe('s-c');
});

it('counts other sections, and leads to whatever has a name', () => {
  const first = `<section class="grid">${`<p>${words(1200)}</p>`}</section>`;
  expect(waited(page(first, `<section class="grid" id="s-a">${words(800)}</section>`))).toBe('s-a');
  expect(waited(page(first, '<label for="_R_5a7_">Naam</label><input id="_R_5a7_">'))).toBe('_R_5a7_');
});

it('passes places by whose address browsers would write in another way', () => {
  const markup = page(section('a', 1200), section('één', 200), section('twee', 200));
  expect(waited(markup)).toBe('s-twee');
});
