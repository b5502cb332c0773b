import { describe, expect, it } from 'vitest';
import { storyContext } from '../stories/storyPlan.tsx';
import { readHeadedLinks, readLines } from './prose.ts';

const lines = (html: string) => readLines(html, storyContext('nl'));
const links = (html: string) => readHeadedLinks(html, storyContext('nl'));

describe('prose', () => {
  it('has a line for every block and every break, with the links in their places', () => {
    expect(
      lines(
        '<h3>Adres</h3><div><p>Postbus <strong>1</strong>,\n Ede</p></div><p>Bel <a href="tel:+31317">0317</a> of <a href="/nl/groenkennisnet/mail.htm">mail</a>.<br>Tot ziens</p>',
      ),
    ).toEqual([
      ['Adres'],
      ['Postbus 1, Ede'],
      ['Bel ', { label: '0317', href: 'tel:+31317' }, ' of ', { label: 'mail', href: '/mail' }, '.'],
      ['Tot ziens'],
    ]);
  });

  it('keeps the lists between its lines', () => {
    expect(lines('<p>Lees ook:</p><ul><li><a href="/a">A</a></li><li>B</li></ul>')).toEqual([
      ['Lees ook:'],
      [{ label: 'A', href: '/a' }],
      ['B'],
    ]);
  });

  it('keeps the words of what is no link', () => {
    expect(lines('<p>Zie <a href="javascript:alert(1)">hier</a></p>')).toEqual([['Zie hier']]);
  });

  it.each(['', '<p> </p>', '<p><img src="/x.png" alt="Logo"></p>'])('has no lines without words: %s', (html) => {
    expect(lines(html)).toEqual([]);
  });

  it.each([
    '<p>Postbus 1</p><ul><li><a href="/a">A</a></li></ul>',
    '<p>Lees dit.</p><ul><li><a href="/a">A</a></li></ul>',
    '<p>Meer over onze scholen, bedrijven en tuinen</p><ul><li><a href="/a">A</a></li></ul>',
    '<p>Lees ook<br>dit</p><ul><li><a href="/a">A</a></li></ul>',
    '<h3>Contact</h3><p>Bel <a href="tel:+31317">0317</a></p>',
    '<h3>Contact</h3>',
    '<p>Bel <a href="tel:+31317">0317</a></p>',
    '<ul><li>Postbus 1</li></ul>',
    '<ul><li>Thema<ul><li>Postbus 1</li></ul></li></ul>',
    '<ul><li>Contact: Postbus 1, 1234 AB Ede. Bel 0317 000 000 op werkdagen.<ul><li><a href="/a">A</a></li></ul></li></ul>',
    '<p><a name="c">Postbus 1, 1234 AB Ede</a></p>',
    '<ul><li><a name="c">Postbus 1</a></li></ul>',
    '<p><a href="javascript:alert(1)">Postbus 1</a></p>',
    '<table><tbody><tr><td><p><a href="/a">A</a></p></td></tr></tbody></table>',
    '<ul><li>Voor vragen over de bodem belt u met <a href="tel:+31317">0317</a></li></ul>',
  ])('is what is more than links: %s', (html) => {
    expect(links(html)).toBe('prose');
  });
});

describe('links alone', () => {
  const a = { label: 'A', href: '/a', children: [] };
  const b = { label: 'B', href: '/b', children: [] };

  it.each(['', '<p><img src="/x.png" alt="Logo"></p>'])('are none where nothing is said: %s', (html) => {
    expect(links(html)).toEqual([]);
  });

  it.each([
    '<ul><li><a href="/a">A</a></li><li><a href="/b">B</a></li></ul>',
    '<p><a href="/a">A</a> | <a href="/b">B</a></p>',
    '<ul><li><a href="/a">A</a> (pdf, 2 MB)</li><li>Meer: <a href="/b">B</a></li></ul>',
    '<ul><li><a href="/a">A</a></li></ul><ul><li><a href="/b">B</a></li></ul>',
  ])('have no heading where none stands above them: %s', (html) => {
    expect(links(html)).toEqual([{ heading: '', links: [a, b] }]);
  });

  it.each([
    '<h3>Over ons</h3><ul><li><a href="/a">A</a></li></ul>',
    '<p><strong>Over ons</strong></p>\n<ul><li><a href="/a">A</a></li></ul>',
    '<div><div>Over ons</div><ul><li><a href="/a">A</a></li></ul></div>',
    'Over ons<br><ul><li><a href="/a">A</a></li></ul>',
    '<h3>Over ons</h3><p><a href="/a">A</a></p>',
    '<h3><a name="over">Over ons</a></h3><ul><li><a href="/a">A</a></li></ul>',
    '<dl><dt>Over ons</dt><dd><a href="/a">A</a></dd></dl>',
  ])('have the heading right above them: %s', (html) => {
    expect(links(html)).toMatchObject([{ heading: 'Over ons', links: [a] }]);
  });

  it('have the heading above them however many breaks stand between, read in a moment', () => {
    const html = `Over ons${'<br>'.repeat(100_000)}<ul><li><a href="/a">A</a></li></ul>`;
    expect(links(html)).toEqual([{ heading: 'Over ons', links: [a] }]);
  });

  it('have each their own', () => {
    const list = (label: string) => `<ul><li><a href="/${label.toLowerCase()}">${label}</a></li></ul>`;
    expect(links(`${list('A')}<div><h3>Twee</h3>${list('B')}</div><div><h3>Drie</h3></div>${list('A')}`)).toEqual([
      { heading: '', links: [a] },
      { heading: 'Twee', links: [b] },
      { heading: 'Drie', links: [a] },
    ]);
  });

  it('keep those below them, whatever their entry says', () => {
    expect(links('<ul><li>Thema<ul><li><a href="/a">A</a></li></ul></li></ul>')).toEqual([
      { heading: '', links: [{ label: 'Thema', href: '', children: [a] }] },
    ]);
  });
});
