import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, inject, test } from 'vitest';
import { z } from 'zod';
import { readSites } from '#sites/readSites.ts';
import { type Answer, type Asked, ask } from '#tests/e2e/helpers/network.ts';
import { repository } from '#tests/e2e/helpers/processes.ts';
import { pageOf, siteOf } from '#tests/e2e/helpers/siteBook.ts';

/*
 * What stands around the documents: headers, and the parts of the head that machines read.
 */

const port = inject('port');
const site = siteOf('groenkennisnet');
const { version } = z
  .object({ version: z.string() })
  .parse(JSON.parse(readFileSync(resolve(repository, 'package.json'), 'utf8')));

/** One address for every kind of document the portal sends. */
const documents = [
  { name: 'home', path: '/', host: 'localhost', status: 200 },
  { name: 'a dossier', path: pageOf(site, 'dossier').path, host: 'localhost', status: 200 },
  { name: 'a page of another site', path: '/', host: 'eurcaw-pigs.localhost', status: 200 },
  { name: 'a search', path: '/zoeken/water', host: 'localhost', status: 200 },
  { name: 'a page that is not there', path: '/deze-pagina-is-er-niet', host: 'localhost', status: 404 },
] as const;

const registrations = await readSites();

/** Where a site's documents may take scripts from: the portal, and the hosts that the site itself names. */
function scriptSources(host: string): string {
  const registration = registrations.find(({ id }) => host.startsWith(`${id}.`)) ?? registrations[0];
  const { blueconic_script = '', analytics_script = '' } = registration?.variants.production ?? {};
  const named = [blueconic_script, analytics_script].filter((address) => address !== '');
  return ["'self'", ...named.map((address) => new URL(address).origin)].join(' ');
}

interface Tag {
  readonly attributes: string;
  readonly content: string;
}

function tagsIn({ text }: Answer, name: string): Tag[] {
  const tags = text.matchAll(new RegExp(`<${name}\\b([^>]*)>(?:(.*?)</${name}>)?`, 'gs'));
  return [...tags].map(([, attributes = '', content = '']) => ({ attributes, content }));
}

/** The address in the `link` of a document with these attributes. */
function linkOf(answer: Answer, attributes: string): string | undefined {
  const tag = tagsIn(answer, 'link').find((candidate) => candidate.attributes.includes(attributes));
  return /href="([^"]*)"/.exec(tag?.attributes ?? '')?.[1];
}

function metaOf(answer: Answer, name: string): string | undefined {
  const tag = tagsIn(answer, 'meta').find(({ attributes }) => attributes.includes(`name="${name}"`));
  return /content="([^"]*)"/.exec(tag?.attributes ?? '')?.[1];
}

describe('every document', () => {
  for (const { name, path, host, status } of documents) {
    test(`${name} forbids foreign scripts, frames and guesses`, async () => {
      const answer = await ask({ port, host, path });
      expect(answer.status).toBe(status);
      const policy = new Map(
        String(answer.headers['content-security-policy'])
          .split(';')
          .map((directive) => directive.trim().split(/\s+/))
          .map(([key = '', ...values]) => [key, values.join(' ')]),
      );
      expect(policy.get('default-src')).toBe("'self'");
      // Beside files there is one script, which the policy names word for word.
      expect(policy.get('script-src')?.replace(/ 'sha256-[^']+'/, '')).toBe(scriptSources(host));
      expect(policy.get('frame-ancestors')).toBe("'none'");
      expect(policy.get('object-src')).toBe("'none'");
      expect(policy.get('base-uri')).toBe("'none'");
      // Signing in and out without scripts is a form that leads to the first site, where the provider is.
      expect(policy.get('form-action')).toBe(host === 'localhost' ? "'self'" : `'self' http://localhost:${port}`);
      expect(answer.headers['x-content-type-options']).toBe('nosniff');
      expect(answer.headers['content-type']).toBe('text/html; charset=utf-8');
      expect(answer.headers['cross-origin-opener-policy']).toBe('same-origin-allow-popups');
      expect(answer.headers['referrer-policy']).toBe('strict-origin-when-cross-origin');
      expect(answer.headers['x-powered-by']).toBeUndefined();
      expect(answer.headers['set-cookie']).toBeUndefined();
    });

    test(`${name} holds no inline script that its policy does not name, and no handler`, async () => {
      const answer = await ask({ port, host, path });
      const named = /script-src 'self' '(sha256-[^']+)'/.exec(String(answer.headers['content-security-policy']))?.[1];
      const scripts = tagsIn(answer, 'script');
      expect(scripts.length).toBeGreaterThanOrEqual(3);
      for (const { attributes, content } of scripts) {
        if (/type="application\/(?:ld\+)?json"/.test(attributes)) expect(() => JSON.parse(content)).not.toThrow();
        else if (content === '') expect(attributes).toMatch(/src="\/assets\//);
        else expect(`sha256-${createHash('sha256').update(content).digest('base64')}`).toBe(named);
      }
      expect(answer.text).not.toMatch(/<[^>]+\son[a-z]+\s*=/i);
      expect(answer.text).not.toMatch(/href="\s*javascript:/i);
    });

    test(`${name} says which version made it`, async () => {
      expect(version).toBe('4.68.5');
      expect(metaOf(await ask({ port, host, path }), 'version')).toBe(version);
    });
  }
});

test('the policy of a site names the hosts of its own scripts and of no other’s', async () => {
  const policyOf = async (host: string) =>
    String((await ask({ port, host: `${host}.localhost`, path: '/' })).headers['content-security-policy']);
  expect(await policyOf('coegroen')).toContain(
    "' https://personalisatie.coegroen.nl https://cijfers.coegroen.nl; style-src",
  );
  expect(await policyOf('coegroen')).not.toContain('groenkennisnet');
  expect(await policyOf('eurcaw-pigs')).toMatch(/script-src 'self' 'sha256-[^']+';/);
});

describe('caches', () => {
  test('may keep a page as long as the portal does, and have to ask whether it still holds', async () => {
    const { headers } = await ask({ port, path: '/' });
    expect(headers['cache-control']).toBe('public, max-age=0, s-maxage=60, stale-while-revalidate=600');
  });

  test('keep no error and nothing by mistake', async () => {
    const { headers } = await ask({ port, path: '/deze-pagina-is-er-niet' });
    expect(headers['cache-control']).toBe('no-store');
    expect(headers.etag).toBeUndefined();
  });

  test('are told that an unchanged page is unchanged', async () => {
    const first = await ask({ port, path: '/' });
    const etag = String(first.headers.etag);
    expect(etag).toMatch(/^(W\/)?"[\w-]+"$/);
    const again = await ask({ port, path: '/', headers: { 'if-none-match': etag } });
    expect([again.status, again.text]).toEqual([304, '']);
    const other = await ask({ port, path: '/', headers: { 'if-none-match': '"something-else"' } });
    expect(other.status).toBe(200);
  });

  test('keep built files for good, because their names change with their content', async () => {
    const home = await ask({ port, path: '/' });
    const style = linkOf(home, 'rel="stylesheet"') ?? '';
    expect(style).toMatch(/^\/assets\/.+-[\w-]{8,}\.css$/);
    const { status, headers } = await ask({ port, path: style });
    expect(status).toBe(200);
    expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect(headers['content-type']).toBe('text/css; charset=utf-8');
  });

  test('get each page compressed once for each way of compressing', async () => {
    for (const encoding of ['br', 'gzip']) {
      const { status, headers } = await ask({ port, path: '/', headers: { 'accept-encoding': encoding } });
      expect(status).toBe(200);
      expect(headers['content-encoding']).toBe(encoding);
      expect(headers.vary).toMatch(/accept-encoding/i);
    }
  });
});

describe('search engines', () => {
  const about = '/over-groen-kennisnet';

  test('get the page’s one address, on the site’s own host', async () => {
    const answer = await ask({ port, path: `${about}?utm_source=nieuwsbrief` });
    expect(linkOf(answer, 'rel="canonical"')).toBe(`https://groenkennisnet.nl${about}`);
    expect(metaOf(answer, 'robots')).toBeUndefined();
    expect(metaOf(answer, 'description')?.length).toBeGreaterThan(20);
  });

  test('hear of a page’s other language, and there of this one', async () => {
    const answer = await ask({ port, path: about });
    expect(linkOf(answer, 'hreflang="nl"')).toBe(`https://groenkennisnet.nl${about}`);
    const english = linkOf(answer, 'hreflang="en"') ?? '';
    const { pathname, search, origin } = new URL(english);
    expect(origin).toBe('https://groenkennisnet.nl');
    const twin = await ask({ port, path: pathname + search });
    expect(twin.status).toBe(200);
    expect(twin.text).toContain('<html lang="en"');
    expect(linkOf(twin, 'hreflang="nl"')).toBe(`https://groenkennisnet.nl${about}`);
    expect(linkOf(twin, 'hreflang="en"')).toBe(english);
    expect(linkOf(twin, 'rel="canonical"')).toBe(english);
  });

  test('hear of no other language where there is none', async () => {
    const answer = await ask({ port, path: '/disclaimer' });
    expect(answer.status).toBe(200);
    expect(linkOf(answer, 'hreflang=')).toBeUndefined();
  });

  test('are sent away from searches, from errors and from hosts that are nobody’s', async () => {
    const away: Omit<Asked, 'port'>[] = [
      { path: '/zoeken/water' },
      { path: '/deze-pagina-is-er-niet' },
      { path: '/', host: 'spiegel.example' },
      { path: about, host: 'spiegel.example' },
    ];
    for (const asked of away) {
      const answer = await ask({ port, ...asked });
      expect(metaOf(answer, 'robots'), JSON.stringify(asked)).toBe('noindex');
    }
  });

  test('find the first site on a host that is nobody’s, pointing to its real address', async () => {
    const answer = await ask({ port, path: about, host: 'spiegel.example' });
    expect(answer.status).toBe(200);
    expect(answer.text).toContain('data-site="groenkennisnet"');
    expect(linkOf(answer, 'rel="canonical"')).toBe(`https://groenkennisnet.nl${about}`);
  });
});

describe('addresses', () => {
  for (const [from, to] of [
    ['/over-groen-kennisnet.htm', '/over-groen-kennisnet'],
    ['/over-groen-kennisnet/', '/over-groen-kennisnet'],
    ['//evil.example/pad', '/evil.example/pad'],
  ] as const) {
    test(`${from} has moved to ${to}`, async () => {
      const { status, headers } = await ask({ port, path: from });
      expect([status, headers.location]).toEqual([301, to]);
    });
  }

  test('/portlet leads home', async () => {
    const { status, headers } = await ask({ port, path: '/portlet' });
    expect([status, headers.location]).toEqual([302, '/']);
  });

  test('of files that are not there are no pages', async () => {
    for (const path of [
      '/assets/nee.js',
      '/assets/../../package.json',
      '/assets/%2e%2e/%2e%2e/package.json',
      '/api/nee',
    ]) {
      const { status, headers } = await ask({ port, path });
      expect([path, status]).toEqual([path, 404]);
      expect(headers['content-type'], path).not.toContain('javascript');
    }
  });
});

describe('pictures', () => {
  const encode = (source: string) => Buffer.from(source).toString('base64url');

  for (const source of [
    'https://evil.example/foto.jpg',
    'http://127.0.0.1/foto.jpg',
    'http://169.254.169.254/latest/meta-data',
    'https://api.groenkennisnet.nl@evil.example/foto.jpg',
    'https://api.groenkennisnet.nl.evil.example/foto.jpg',
    '//evil.example/foto.jpg',
    'file:///etc/passwd',
  ]) {
    test(`of ${source} are refused`, async () => {
      const { status, text } = await ask({ port, path: `/pictures/640/original/-/${encode(source)}` });
      expect(status).toBe(404);
      expect(text).not.toContain('root:');
    });
  }

  test('come in a closed list of sizes only', async () => {
    const source = encode('https://api.groenkennisnet.nl/upload_mm/foto.jpg');
    for (const size of ['641/original/-', '640/2-1/-', '640/16-9/51-50', '99999/original/-']) {
      expect((await ask({ port, path: `/pictures/${size}/${source}` })).status, size).toBe(404);
    }
  });
});

test('data says that it is data, and that it is no page', async () => {
  for (const path of ['/api/page?path=/', '/api/shell?language=nl', '/api/search?term=water&language=nl']) {
    const { status, headers, text } = await ask({ port, path });
    expect(status, path).toBe(200);
    expect(headers['content-type'], path).toBe('application/json; charset=utf-8');
    expect(headers['x-content-type-options'], path).toBe('nosniff');
    expect(headers['x-robots-tag'], path).toBe('noindex');
    expect(() => JSON.parse(text), path).not.toThrow();
  }
});

test('the portal can only be read', async () => {
  const response = await fetch(`http://localhost:${port}/over-groen-kennisnet`, { method: 'POST', body: 'x' });
  expect(response.status).toBe(405);
  expect(response.headers.get('allow')).toContain('GET');
});
