import { afterEach, describe, expect, it, vi } from 'vitest';
import { readPost } from './readPost.ts';

afterEach(() => vi.unstubAllGlobals());

const post = (body: BodyInit, headers: Record<string, string> = {}) =>
  readPost(new Request('http://localhost/api/form', { method: 'POST', body, headers }));
const json = (value: unknown) => post(JSON.stringify(value), { 'content-type': 'application/json' });

async function read(body: BodyInit) {
  const outcome = await post(body);
  if (outcome.kind !== 'post') throw new Error(outcome.reason);
  return outcome.post;
}

function formOf(fields: Readonly<Record<string, string | File>>): FormData {
  const data = new FormData();
  for (const [name, value] of Object.entries(fields)) data.append(name, value);
  return data;
}

const part = (boundary: string) => `--${boundary}\r\nContent-Disposition: form-data; name="a"\r\n\r\n\r\n`;

describe('a post', () => {
  it.each([
    ['as browsers send it', new URLSearchParams({ naam: 'Anna', _element: '12', _page: '/bodem?a=b' })],
    ['with files', formOf({ naam: 'Anna', _element: '12', _page: '/bodem?a=b' })],
  ])('is read %s', async (_, body) => {
    expect(await read(body)).toEqual({
      values: { naam: ['Anna'] },
      files: [],
      page: '/bodem?a=b',
      element: '12',
      sender: 'person',
    });
  });

  it('is read as JSON, of which texts are fields', async () => {
    const outcome = await json({ email: 'a@b.nl', list: 'x', count: 3, deep: { a: 1 } });
    expect(outcome).toMatchObject({ kind: 'post', post: { values: { email: ['a@b.nl'], list: ['x'] } } });
  });

  it('keeps all values of a group, in their order', async () => {
    const body = new URLSearchParams([
      ['thema', 'bodem'],
      ['thema', 'water'],
    ]);
    expect((await read(body)).values).toEqual({ thema: ['bodem', 'water'] });
  });

  it('has one kind of line end', async () => {
    expect((await read(formOf({ bericht: 'een\r\ntwee\ndrie' }))).values).toEqual({ bericht: ['een\ntwee\ndrie'] });
  });

  it('keeps files, but not the one nobody chose', async () => {
    const { files } = await read(formOf({ foto: new File(['x'], 'akker.jpg'), leeg: new File([], '') }));
    expect(files.map(({ field, file }) => [field, file.name, file.size])).toEqual([['foto', 'akker.jpg', 1]]);
  });

  it('may have two hundred fields, and files of whatever bytes', async () => {
    const fields = Object.fromEntries(Array.from({ length: 199 }, (_, at) => [`veld${at}`, 'a&b']));
    const bytes = '&--\r\n--x'.repeat(1000);
    const { values, files } = await read(formOf({ ...fields, foto: new File([bytes], 'akker.jpg') }));
    expect(Object.keys(values)).toHaveLength(199);
    expect(await files[0]?.file.text()).toBe(bytes);
  });

  it('comes from a program when the field that nobody sees was filled in', async () => {
    expect((await read(new URLSearchParams({ _website: 'http://spam.example' }))).sender).toBe('program');
  });

  it('may have fields with the names of what every object has', async () => {
    const { values } = await read(new URLSearchParams({ ['__proto__']: 'a', constructor: 'b', toString: 'c' }));
    expect(Object.entries(values)).toEqual([
      ['__proto__', ['a']],
      ['constructor', ['b']],
      ['toString', ['c']],
    ]);
    expect(Object.getPrototypeOf(values)).toBe(Object.prototype);
  });

  it.each([
    'https://evil.example/',
    '//evil.example/x',
    '/\\evil.example',
    '\\\\evil.example',
    '/.//evil.example',
    '/a/..//evil.example',
    '/\t/evil.example',
    'javascript:alert(1)',
    '',
    `/${'a'.repeat(3000)}`,
  ])('stands on a page of this site and nowhere else: %s', async (page) => {
    expect((await read(new URLSearchParams({ _page: page }))).page).toBe('/');
  });

  it('has no line ends in its page', async () => {
    const { page } = await read(new URLSearchParams({ _page: '/bodem\r\nset-cookie: a=b' }));
    expect(page).not.toMatch(/[\r\n]/);
  });
});

describe('what is no form', () => {
  it.each(['text/plain', 'text/html', 'application/octet-stream', ''])('is refused by its type: %s', async (type) => {
    expect(await post('a=b', { 'content-type': type })).toMatchObject({ kind: 'refused', status: 415 });
  });

  it.each([
    ['application/json', '[1]'],
    ['application/json', '"x"'],
    ['application/json', '{'],
    ['multipart/form-data; boundary=x', 'not a part'],
    ['multipart/form-data', '--x'],
  ])('is refused when it cannot be read: %s %s', async (type, body) => {
    expect(await post(body, { 'content-type': type })).toMatchObject({ kind: 'refused', status: 400 });
  });

  it('is refused with more fields than any form has', async () => {
    const many = new URLSearchParams(Array.from({ length: 201 }, (_, index) => [`veld${index}`, 'x']));
    expect(await post(many)).toMatchObject({ kind: 'refused', status: 400 });
  });

  it.each([
    ['words', 'application/x-www-form-urlencoded', 'a&'.repeat(300)],
    ['words that name a boundary', 'application/x-www-form-urlencoded; boundary=x', 'a&'.repeat(300)],
    ['parts', 'multipart/form-data; boundary=x', `${part('x').repeat(201)}--x--`],
    ['parts between quoted boundaries', 'multipart/form-data; boundary="x\\-y"', `${part('x-y').repeat(201)}--x-y--`],
    ['parts between the first of two boundaries', 'multipart/form-data; boundary=x; boundary=y', part('x').repeat(300)],
  ])('has its fields counted before they are made: %s', async (_, type, body) => {
    const made = vi.fn();
    class Watched extends Response {
      override formData() {
        made();
        return super.formData();
      }
    }
    vi.stubGlobal('Response', Watched);
    expect(await post(body, { 'content-type': type })).toMatchObject({ kind: 'refused', status: 400 });
    expect(made).not.toHaveBeenCalled();
    expect(await post('a=b', { 'content-type': 'application/x-www-form-urlencoded' })).toMatchObject({ kind: 'post' });
    expect(made).toHaveBeenCalledOnce();
  });

  it('is refused above 2 MB where it has words alone', async () => {
    const words = 'a'.repeat(3 * 1024 * 1024);
    const refused = { kind: 'refused', status: 413 };
    expect(await post(new URLSearchParams({ bericht: words }))).toMatchObject(refused);
    expect(await json({ bericht: words })).toMatchObject(refused);
    expect(await post(formOf({ foto: new File([words], 'akker.jpg') }))).toMatchObject({ kind: 'post' });
  });

  it('is refused above 16 MB, announced or not', async () => {
    const megabyte = new Uint8Array(1024 * 1024);
    let sent = 0;
    const endless = new ReadableStream<Uint8Array>({
      pull(controller) {
        sent++;
        controller.enqueue(megabyte);
      },
    });
    const init = { method: 'POST', headers: { 'content-type': 'multipart/form-data; boundary=x' }, duplex: 'half' };
    const request = new Request('http://localhost/api/form', { ...init, body: endless });
    expect(await readPost(request)).toMatchObject({ kind: 'refused', status: 413 });
    expect(sent).toBeLessThan(20);

    const announced = { 'content-type': 'application/json', 'content-length': String(17 * 1024 * 1024) };
    expect(await post('{}', announced)).toMatchObject({ kind: 'refused', status: 413 });
  });
});
