import { describe, expect, it } from 'vitest';
import { plan } from '../../plan/plan.ts';
import { storyContext } from '../../stories/storyPlan.tsx';
import { reportOf } from '../reportOf.ts';

const context = storyContext('nl');

/** The places that the report of a page with these elements calls missing. */
function missingOn(...elements: readonly object[]): (string | undefined)[] {
  return findingsOn(...elements).flatMap(({ rule, values }) => (rule === 'link-anchor' ? values.anchor : []));
}

function findingsOn(...elements: readonly object[]) {
  const url = '/nl/groenkennisnet/bodem.htm';
  const raw = { type: 'page', title: 'Bodem', url, contents: [{ area: 'main', title: 'Grond', elements }] };
  return reportOf(raw, plan(raw, context), { context, now: new Date(), services: 'unasked' }).findings;
}

const text = (html: string) => ({ type: 'text', html });
const to = (address: string) => `<p><a href="${address}">Over wormen</a></p>`;

describe('a link to a place on the page', () => {
  it.each([
    ['a place in its own text', text(`${to('#x')}<p id="x">Wormen</p>`)],
    ['a place whose tag goes', text(`${to('#x')}<section id="x"><p>Wormen</p></section>`)],
    ['a place that is named percent-encoded', text(`${to('#caf%C3%A9')}<p id="café">Wormen</p>`)],
    ['a place by the address of the page', text(`${to('/nl/groenkennisnet/bodem.htm#x')}<p id="x">Wormen</p>`)],
    ['a part of the page', text(to('#s-main'))],
    ['a heading, by the id that the page gives it', text(`${to('#s-wormen')}<h2>Wormen</h2>`)],
    ['the top', text(to('#top'))],
    ['a place beside a form', { type: 'form', html: `<form>${to('#x')}<p id="x">a</p><input name="a"></form>` }],
    ['a place of another page', text(to('/nl/groenkennisnet/mest.htm#x'))],
  ])('is right when it leads to %s', (_, element) => {
    expect(missingOn(element)).toEqual([]);
  });

  it.each([
    ['nowhere', '#x', text(to('#x'))],
    ['nowhere on this page, by its address', '#x', text(to('/nl/groenkennisnet/bodem.htm#x'))],
    ['what is taken out with all it holds', '#x', text(`${to('#x')}<iframe id="x" src="https://a.example"></iframe>`)],
    ['a name that only links may have', '#x', text(`${to('#x')}<p name="x">Wormen</p>`)],
    ['nowhere, beside a form', '#x', { type: 'form', html: `<form>${to('#x')}<input name="a"></form>` }],
    ['an id that is none on the page: of an element', '#7', { ...text(to('#7')), identifier: 'element_7' }],
  ])('is told of when it leads to %s', (_, anchor, element) => {
    expect(missingOn(element)).toEqual([anchor]);
  });

  it('is right when the place stands in another text', () => {
    expect(missingOn(text(to('#x')), text('<p id="x">Wormen</p>'))).toEqual([]);
  });

  it('is judged alike when it stands in a field', () => {
    const tiles = { type: 'tiles', title: 'Tegels', items: [{ title: 'Wormen', url: '#x' }] };
    const right = findingsOn(tiles, text('<p id="x">a</p>')).filter(({ pointer }) => pointer.endsWith('/url'));
    expect(right).toEqual([]);
    expect(missingOn(tiles, text('<p id="y">a</p>'))).toEqual(['#x']);
  });
});
