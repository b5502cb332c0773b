import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { acceptedEncoding } from './acceptedEncoding.ts';
import { Reply } from './Reply.ts';

const text = 'Zand, klei en veen. '.repeat(200);
const reply = (body = text, status = 200) =>
  new Reply(body, { status, contentType: 'text/plain', headers: { 'x-own': '1' }, compression: 'quick' });
const request = (headers: Record<string, string> = {}) => new Request('http://a/', { headers });

describe('acceptedEncoding', () => {
  it.each([
    [null, 'identity'],
    ['', 'identity'],
    ['gzip', 'gzip'],
    ['gzip, deflate, br, zstd', 'br'],
    ['br;q=0, gzip;q=0.5', 'gzip'],
    ['br;q=0.0, gzip; q=0', 'identity'],
    ['BR', 'br'],
    ['brotli', 'identity'],
  ] as const)('reads %j as %s', (header, encoding) => expect(acceptedEncoding(header)).toBe(encoding));
});

describe('Reply', () => {
  it.each([
    ['br', brotliDecompressSync],
    ['gzip', gunzipSync],
  ] as const)('is the same text in %s', async (encoding, decompress) => {
    const response = await reply().respond(request({ 'accept-encoding': encoding }));
    expect(response.headers.get('content-encoding')).toBe(encoding);
    const bytes = Buffer.from(await response.arrayBuffer());
    expect(response.headers.get('content-length')).toBe(String(bytes.length));
    expect(decompress(bytes).toString()).toBe(text);
  });

  it('is there at once when its bytes exist', async () => {
    const kept = reply();
    expect(kept.respond(request())).toBeInstanceOf(Response);
    await kept.respond(request({ 'accept-encoding': 'br' }));
    expect(kept.respond(request({ 'accept-encoding': 'br' }))).toBeInstanceOf(Response);
  });

  it('compresses what is large beside everybody else’s answers', async () => {
    const large = reply('Zand, klei en veen. '.repeat(20_000));
    expect(large.respond(request({ 'accept-encoding': 'br' }))).toBeInstanceOf(Promise);
    expect(reply().respond(request({ 'accept-encoding': 'br' }))).toBeInstanceOf(Response);
  });

  it.each(['br', 'gzip'] as const)(
    'that is kept is held as %s alone, and is the same text in every encoding',
    async (first) => {
      const long = 'Zand, klei en veen. '.repeat(20_000);
      const kept = new Reply(long, { status: 200, contentType: 'text/plain', headers: {}, compression: 'kept' });
      const body = async (encoding: string) => {
        const response = await kept.respond(request({ 'accept-encoding': encoding }));
        return { said: response.headers.get('content-encoding'), bytes: Buffer.from(await response.arrayBuffer()) };
      };
      await body(first);
      // Not at once: the text has to be made again.
      expect(kept.respond(request())).toBeInstanceOf(Promise);
      const [plain, again] = await Promise.all([body('identity'), body('identity')]);
      expect([plain.said, plain.bytes.toString(), again.bytes.toString()]).toEqual([null, long, long]);
      // Who asks for the text gets it at once from then on.
      expect(kept.respond(request())).toBeInstanceOf(Response);
      const [br, zipped] = await Promise.all([body('br'), body('gzip')]);
      expect([br.said, brotliDecompressSync(br.bytes).toString()]).toEqual(['br', long]);
      expect([zipped.said, gunzipSync(zipped.bytes).toString()]).toEqual(['gzip', long]);
    },
  );

  it('leaves short texts as they are', async () => {
    const response = await reply('kort').respond(request({ 'accept-encoding': 'br' }));
    expect(response.headers.get('content-encoding')).toBeNull();
    expect(await response.text()).toBe('kort');
  });

  it('tells caches that its encoding depends on who asks', async () => {
    const response = await reply().respond(request());
    expect(response.headers.get('vary')).toBe('accept-encoding');
  });

  it('has one ETag for one text, in every encoding', async () => {
    const plain = await reply().respond(request());
    const small = await reply().respond(request({ 'accept-encoding': 'br' }));
    const other = await reply(`${text}!`).respond(request());
    expect(small.headers.get('etag')).toBe(plain.headers.get('etag'));
    expect(other.headers.get('etag')).not.toBe(plain.headers.get('etag'));
  });

  it('never calls an error unchanged', async () => {
    const response = await reply(text, 404).respond(request({ 'if-none-match': '*' }));
    expect(response.status).toBe(404);
    expect(response.headers.get('etag')).toBeNull();
  });
});
