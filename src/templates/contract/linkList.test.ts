import { describe, expect, it } from 'vitest';
import { storyContext } from '../stories/storyPlan.tsx';
import { readLinkList } from './linkList.ts';

const readList = (html: string) => readLinkList(html, storyContext('nl'));
const link = (label: string, href: string, children: ReturnType<typeof readList> = []) => ({ label, href, children });

describe('a list of links', () => {
  it('has an entry for every link, with our addresses', () => {
    expect(
      readList(
        '<ul><li><a href="/nl/groenkennisnet/nieuws.htm">Nieuws</a></li><li><a href="https://example.org">Elders</a></li></ul>',
      ),
    ).toEqual([link('Nieuws', '/nieuws'), link('Elders', 'https://example.org')]);
  });

  it('has nested lists as submenus', () => {
    expect(
      readList(
        '<ul><li><a href="/a">A</a><ul><li><a href="/b">B</a><ol><li><a href="/c">C</a></li></ol></li></ul></li></ul>',
      ),
    ).toEqual([link('A', '/a', [link('B', '/b', [link('C', '/c')])])]);
  });

  it('keeps a heading without a link above its links, and nothing without either', () => {
    expect(readList('<ul><li>Thema’s<ul><li><a href="/b">B</a></li></ul></li><li>Los woord</li></ul>')).toEqual([
      link('Thema’s', '', [link('B', '/b')]),
    ]);
  });

  it.each([
    '<a href="#">Thema’s</a>',
    '<a href="">Thema’s</a>',
    '<a>Thema’s</a>',
    '<strong><a href=" # ">Thema’s</a></strong>',
  ])('has a heading where a link to nothing opens a submenu: %s', (heading) => {
    expect(readList(`<ul><li>${heading}<ul><li><a href="/b">B</a></li></ul></li></ul>`)).toEqual([
      link('Thema’s', '', [link('B', '/b')]),
    ]);
  });

  it('has no entry for a link whose words show nothing', () => {
    expect(readList('<ul><li><a href="/a">\u200b</a></li><li><a href="/b">B</a></li></ul>')).toEqual([link('B', '/b')]);
  });

  it('reads links in paragraphs, inside emphasis, and outside lists', () => {
    expect(
      readList(
        '<p><a href="/a">A</a> en <strong><a href="/b">B</a></strong></p><ul><li><p><em><a href="/c">C</a></em></p></li></ul>',
      ),
    ).toEqual([link('A', '/a'), link('B', '/b'), link('C', '/c')]);
  });

  it('folds white space in names, and reads names in nested tags', () => {
    expect(readList('<ul><li><a href="/a">\n Over \n <em>ons</em></a></li></ul>')).toEqual([link('Over ons', '/a')]);
  });

  it('leaves out what is no link, and keeps what stands below it', () => {
    expect(
      readList(
        '<ul><li><a href="javascript:alert(1)">Kwaad</a><ul><li><a href="/b">B</a></li></ul></li><li><a href="/leeg"></a></li></ul>',
      ),
    ).toEqual([link('B', '/b')]);
  });

  it('takes the first link of an entry', () => {
    expect(readList('<ul><li><a href="/a">A</a> of <a href="/b">B</a></li></ul>')).toEqual([link('A', '/a')]);
  });

  it('finds the list below an entry however it is wrapped', () => {
    expect(
      readList('<ul><li><a href="/a">A</a><div><div><ul><li><a href="/b">B</a></li></ul></div></div></li></ul>'),
    ).toEqual([link('A', '/a', [link('B', '/b')])]);
    expect(
      readList(
        '<ul><li><strong>X</strong><div><ul><li><a href="/e">E</a></li><li><a href="/f">F</a></li></ul></div></li></ul>',
      ),
    ).toEqual([link('X', '', [link('E', '/e'), link('F', '/f')])]);
  });

  it('names a link that is a picture by what the picture shows', () => {
    expect(readList('<a href="https://example.org"><img src="/x.png" alt=" LinkedIn "></a>')).toEqual([
      link('LinkedIn', 'https://example.org'),
    ]);
    expect(readList('<ul><li><a href="/a"><img src="/x.png" alt="Logo"> Aeres</a></li></ul>')).toEqual([
      link('Aeres', '/a'),
    ]);
    expect(readList('<a href="/a"><img src="/x.png" alt=""></a>')).toEqual([]);
  });

  it('is empty when there are no links', () => {
    expect(readList('<p>Nog niets.</p>')).toEqual([]);
    expect(readList('')).toEqual([]);
  });
});
