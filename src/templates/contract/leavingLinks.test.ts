import { describe, expect, it } from 'vitest';
import { storyContext } from '../stories/storyPlan.tsx';
import { placesLedTo } from './leavingLinks.ts';
import { siteHref } from './links.ts';
import { readPlaces } from './textPlaces.ts';

const onPage = (...here: string[]) => ({ ...storyContext('nl'), here });
const { origin, cname } = storyContext('nl').site;

describe('places that are led to', () => {
  it.each([
    ['', '/', `/nl/${cname}`, `/nl/${cname}.htm`, `/NL/${cname}/index.HTM`, origin, `${origin}/`, '.', '..'],
    ['/home', `/nl/${cname}//home`, `/nl/${cname}/home.htm`, 'home', './home.htm', `/nl/${cname}\\home`],
    ['/dossier/café', '/dossier/caf%C3%A9/', 'caf%c3%a9', '/dossier/ca\nfé', '/a/../dossier/café', '/dossier/café/.'],
    ['?a', '?language=en', `/en/${cname}/x.htm`, '/x?language=en', '/x', 'https://example.org/x', 'mailto:x'],
  ])('are those of the page, however its address is written: %j', (...pages) => {
    for (const here of [['/'], ['/', '/home'], ['/dossier/café'], ['/dossier/caf%C3%A9.htm'], ['/x?language=en']]) {
      const context = onPage(...here);
      for (const page of pages) {
        const isHere = siteHref(`${page}#p`, context)?.startsWith('#');
        expect([...placesLedTo([`${page}#p`], context)], `${page} on ${here}`).toEqual(isHere ? ['p'] : []);
      }
    }
  });

  it('are found without reading every address of the page in full', () => {
    const context = onPage('/x');
    Object.defineProperty(context, 'sites', {
      get() {
        throw new Error('read in full');
      },
    });
    const elsewhere = ['https://example.org/a#p', `/nl/${cname}/b.htm#p`, '<a href="/y#p">a</a>', 'Woorden # meer'];
    expect(placesLedTo([elsewhere, { url: '#q' }], context)).toEqual(new Set(['q']));
  });

  it('are read once of equal texts', () => {
    const html = () => ['<p id="x">a</p>', '<a href="#y">b</a>'].join('');
    expect(readPlaces(html())).toBe(readPlaces(html()));
  });
});
