import { describe, expect, it } from 'vitest';
import { pageIn } from './useLivePages.ts';

const cms = 'https://cms.example';
/** Windows, as far as it matters which is which. */
const [editor, stranger] = [{}, {}] as unknown as [Window, Window];
const page = { type: 'page', title: 'Bodem' };
const data = { type: 'portal-preview', version: 1, page };
const message = { origin: cms, source: editor, data };
const heard = (more: object) => pageIn({ ...message, ...more }, [cms], [null, editor]);

describe('a message to a preview', () => {
  it('brings a page from the window of a CMS that is let in', () => {
    expect(heard({})).toEqual(page);
  });

  it.each([
    ['another origin', { origin: 'https://evil.example' }],
    ['an origin that begins alike', { origin: `${cms}.evil.example` }],
    ['another scheme', { origin: 'http://cms.example' }],
    ['another port', { origin: `${cms}:8443` }],
    ['no origin, as from a sandbox', { origin: 'null' }],
    ['another window of that origin', { source: stranger }],
    ['no window', { source: null }],
    ['another kind', { data: { ...data, type: 'portal-preview-show' } }],
    ['another version', { data: { ...data, version: '1' } }],
    ['a page that is none', { data: { ...data, page: '{}' } }],
    ['a list of pages', { data: { ...data, page: [page] } }],
    ['nothing', { data: null }],
    ['text', { data: JSON.stringify(data) }],
  ])('brings nothing when it is from or of %s', (_, more) => {
    expect(heard(more)).toBeUndefined();
  });

  it('brings nothing where no CMS is let in', () => {
    expect(pageIn(message, [], [editor])).toBeUndefined();
  });
});
