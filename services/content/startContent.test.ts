import { once } from 'node:events';
import { mkdir, mkdtemp, readdir, rm, symlink, writeFile } from 'node:fs/promises';
import { createServer, request } from 'node:http';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openPictures } from '#samples/pictures/openPictures.ts';
import { type ContentService, startContent } from './startContent.ts';

const home = { type: 'page', identifier: 'page_145200', title: 'Groen Kennisnet', metadata: { gkn_pagemetadata: {} } };
const news = {
  type: 'mediaitem',
  identifier: 'mediaitem_12278',
  title: 'Hoe krijg ik een keurmerk – caf\u00e9',
  metadata: { id: 20608, identifier: 'mediaitem_12278' },
};
const dossier = {
  type: 'mediaitem',
  identifier: 'mediaitem_20608',
  title: 'Group housing',
  metadata: { id: 18583, identifier: 'mediaitem_20608' },
};

let root: string;
let service: ContentService;
const events: { event: string; fields: Readonly<Record<string, unknown>> | undefined }[] = [];

async function put(path: string, content: unknown): Promise<void> {
  const file = join(root, 'responses', path);
  await mkdir(join(file, '..'), { recursive: true });
  await writeFile(file, typeof content === 'string' ? content : JSON.stringify(content));
}

const get = (path: string, init?: RequestInit): Promise<Response> => fetch(`${service.origin}${path}`, init);
const titleAt = async (path: string): Promise<unknown> => {
  const response = await get(path);
  expect(response.status).toBe(200);
  return Object.entries(await response.json()).find(([key]) => key === 'title')?.[1];
};

/** Asks without the tidying of paths that `fetch` does. */
function rawStatus(path: string): Promise<number | undefined> {
  const { hostname, port } = new URL(service.origin);
  return new Promise((resolve, reject) => {
    request({ hostname, port, path }, (response) => {
      response.resume();
      resolve(response.statusCode);
    })
      .on('error', reject)
      .end();
  });
}

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'content-'));
  await writeFile(join(root, 'secret.json'), '{"title":"secret"}');
  await put('nl/groenkennisnet/index.json', home);
  await put('nl/groenkennisnet/nieuwsitem/hoe-krijg-ik-een-keurmerk.json', news);
  await put('nl/groenkennisnet/Contactformulier.json', { type: 'page', identifier: 'page_150300', title: 'Contact' });
  await put('en/eurcaw-pigs/dossier/group-housing.json', dossier);
  await put('nl/groenkennisnet/stuk.json', '{\n  "title": "Stuk",\n  "lead": oeps,\n  "contents": []\n}\n');
  await put('sections/145419.json', { type: 'pagesection', identifier: 'pagesection_145419', title: 'GKN Menu' });
  service = await startContent({
    port: 0,
    responses: join(root, 'responses'),
    pictures: await openPictures({ folder: join(root, 'pictures') }),
    log: (event, fields) => events.push({ event, fields }),
  });
});

afterAll(async () => {
  await service.close();
  await rm(root, { recursive: true, force: true });
});

describe('pages and media items', () => {
  it('answers the home page at the site and at its index', async () => {
    expect(await titleAt('/nl/groenkennisnet')).toBe(home.title);
    expect(await titleAt('/nl/groenkennisnet/')).toBe(home.title);
    expect(await titleAt('/nl/groenkennisnet/index')).toBe(home.title);
  });

  it('answers a page as UTF-8 JSON', async () => {
    const response = await get('/nl/groenkennisnet/nieuwsitem/hoe-krijg-ik-een-keurmerk');
    expect(response.headers.get('content-type')).toBe('application/json; charset=utf-8');
    expect(await response.json()).toEqual(news);
  });

  it('answers the older address with .htm', async () => {
    expect(await titleAt('/nl/groenkennisnet/nieuwsitem/hoe-krijg-ik-een-keurmerk.htm')).toBe(news.title);
  });

  it('takes no notice of capitals, in the address or in the file', async () => {
    expect(await titleAt('/nl/groenkennisnet/Nieuwsitem/Hoe-Krijg-ik-een-Keurmerk.HTM')).toBe(news.title);
    expect(await titleAt('/nl/groenkennisnet/contactformulier')).toBe('Contact');
    expect(await titleAt('/nl/groenkennisnet/Contactformulier')).toBe('Contact');
  });

  it('answers 404 with JSON for a page, a site and a language it does not know', async () => {
    for (const path of ['/nl/groenkennisnet/geen-pagina', '/nl/elders', '/de/groenkennisnet', '/nl', '/']) {
      const response = await get(path);
      expect(response.status).toBe(404);
      expect(response.headers.get('content-type')).toBe('application/json; charset=utf-8');
      expect(await response.json()).toMatchObject({ error: 'not found' });
    }
  });

  it('answers HEAD without a body', async () => {
    const response = await get('/nl/groenkennisnet', { method: 'HEAD' });
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('application/json; charset=utf-8');
    expect(await response.text()).toBe('');
  });

  it('never leaves its folder', async () => {
    for (const path of [
      '/nl/groenkennisnet/../../../secret',
      '/nl/../../secret',
      '/nl/groenkennisnet/..%2f..%2f..%2fsecret',
      '/nl/groenkennisnet/%2e%2e/%2e%2e/%2e%2e/secret.json',
      '/nl/groenkennisnet/..%5c..%5c..%5csecret',
      '/nl/..%2f../secret',
      '/nl/groenkennisnet/paginasectie?pagesectionid=../../secret',
      '/upload_mm/1/2/3/..%2f..%2f..%2fsecret.json',
      '/nl/groenkennisnet/%00',
      '/nl/groenkennisnet/%ff%fe',
    ]) {
      expect([path, await rawStatus(path)]).toEqual([path, 404]);
    }
  });
});

describe('sections and content ids', () => {
  it('answers a section under any site, with and without .htm', async () => {
    for (const path of ['/nl/groenkennisnet/paginasectie', '/en/eurcaw-pigs/paginasectie.htm']) {
      expect(await titleAt(`${path}?pagesectionid=145419&tsobjectid=145419`)).toBe('GKN Menu');
    }
  });

  it('answers 404 for a section it does not have', async () => {
    expect((await get('/nl/groenkennisnet/paginasectie?pagesectionid=1&tsobjectid=1')).status).toBe(404);
    expect((await get('/nl/groenkennisnet/paginasectie')).status).toBe(404);
  });

  it("finds an item by its metadata's id, by its identifier, and by that without its prefix", async () => {
    expect(await titleAt('/nl?contentid=18583')).toBe(dossier.title);
    expect(await titleAt('/nl?contentid=mediaitem_12278')).toBe(news.title);
    expect(await titleAt('/nl?contentid=12278')).toBe(news.title);
    expect(await titleAt('/nl?contentid=page_145200')).toBe(home.title);
    expect(await titleAt('/nl?contentid=P145200')).toBe(home.title);
  });

  it("prefers the metadata's id where another item's identifier holds the same number", async () => {
    expect(await titleAt('/en?contentid=20608')).toBe(news.title);
  });

  it('answers 404 for an id nothing has', async () => {
    expect((await get('/nl?contentid=999')).status).toBe(404);
  });
});

describe('a living folder', () => {
  it('shows a new, a changed and a removed file at the next request', async () => {
    expect((await get('/nl/groenkennisnet/vers')).status).toBe(404);
    await put('nl/groenkennisnet/vers.json', { title: 'Vers', identifier: 'page_7' });
    expect(await titleAt('/nl/groenkennisnet/vers')).toBe('Vers');
    expect(await titleAt('/nl?contentid=7')).toBe('Vers');
    await put('nl/groenkennisnet/vers.json', { title: 'Nog verser', identifier: 'page_7' });
    expect(await titleAt('/nl/groenkennisnet/vers')).toBe('Nog verser');
    await rm(join(root, 'responses', 'nl/groenkennisnet/vers.json'));
    expect((await get('/nl/groenkennisnet/vers')).status).toBe(404);
  });

  it('answers 500 for a broken file alone, logs its line, and heals when the file does', async () => {
    expect((await get('/nl/groenkennisnet/stuk')).status).toBe(500);
    expect((await get('/nl/groenkennisnet')).status).toBe(200);
    expect(events).toContainEqual({
      event: 'content.broken',
      fields: { file: join('nl', 'groenkennisnet', 'stuk.json'), line: 3 },
    });
    await put('nl/groenkennisnet/stuk.json', { title: 'Heel' });
    expect(await titleAt('/nl/groenkennisnet/stuk')).toBe('Heel');
  });

  it('reads a file that begins with a byte order mark, as some editors save it', async () => {
    await put('nl/groenkennisnet/merk.json', '\ufeff{"title":"Met een merk","identifier":"page_8"}');
    expect(await titleAt('/nl/groenkennisnet/merk')).toBe('Met een merk');
    expect(await titleAt('/nl?contentid=8')).toBe('Met een merk');
  });

  it.runIf(process.platform === 'linux')(
    'answers 500 for a file that cannot be read, tells of it, and goes on with all others',
    async () => {
      const file = join(root, 'responses', 'nl/groenkennisnet/dicht.json');
      // A file for whoever lists the folder, and nothing that can be read from its beginning.
      await symlink('/proc/self/mem', file);
      expect((await get('/nl/groenkennisnet/dicht')).status).toBe(500);
      expect((await get('/nl/groenkennisnet/ook-niet')).status).toBe(404);
      await put('nl/groenkennisnet/naast.json', { title: 'Ernaast' });
      expect(await titleAt('/nl/groenkennisnet/naast')).toBe('Ernaast');
      const told = events.filter(
        ({ event, fields }) => event === 'content.unreadable' && String(fields?.file).includes('dicht'),
      );
      expect(told.length).toBeGreaterThan(0);
      const started = await startContent({
        port: 0,
        responses: join(root, 'responses'),
        pictures: await openPictures({ folder: join(root, 'pictures') }),
        log: () => {},
      });
      await started.close();
      await rm(file);
      expect((await get('/nl/groenkennisnet/dicht')).status).toBe(404);
    },
  );
});

describe('a form', () => {
  it('is kept wherever it stands: on a page, and on the home of a site', async () => {
    const kept: string[] = [];
    const preference = createServer((incoming, response) => {
      kept.push(incoming.url ?? '');
      incoming.resume().on('end', () => response.writeHead(201).end());
    }).listen(0, '127.0.0.1');
    await once(preference, 'listening');
    const address = preference.address();
    const forms = await startContent({
      port: 0,
      responses: join(root, 'responses'),
      pictures: await openPictures({ folder: join(root, 'pictures') }),
      log: () => {},
      formsAt: `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`,
    });
    try {
      for (const path of ['/nl/groenkennisnet/Contactformulier', '/nl/groenkennisnet', '/nl/groenkennisnet/']) {
        const sent = await fetch(forms.origin + path, { method: 'POST', body: new URLSearchParams({ naam: 'Anna' }) });
        expect([path, sent.status]).toEqual([path, 200]);
        expect(kept.pop()).toBe(`/api/forms?form=${encodeURIComponent(path)}`);
      }
      const nowhere = await fetch(`${forms.origin}/nl/groenkennisnet/nergens`, { method: 'POST', body: 'x' });
      expect([nowhere.status, kept]).toEqual([404, []]);
    } finally {
      await forms.close();
      preference.close();
    }
  });
});

describe('pictures', () => {
  const polder = '/upload_mm/1/2/3/100123_fullimage_polder_groenkennisnet_2_320x200.jpg';

  it('draws a picture as JPEG in the size of its name', async () => {
    const response = await get(polder);
    expect(response.headers.get('content-type')).toBe('image/jpeg');
    const { format, width, height } = await sharp(await response.arrayBuffer()).metadata();
    expect([format, width, height]).toEqual(['jpeg', 320, 200]);
  });

  it('keeps a picture on disk and gives the same bytes whatever the id and folders', async () => {
    const first = await (await get(polder)).bytes();
    const again = await (await get(polder.replace('1/2/3/100123', 'f/0/9/7'))).bytes();
    expect(again).toEqual(first);
    const files = await readdir(join(root, 'pictures'), { recursive: true });
    expect(files.filter((file) => file.includes('polder_groenkennisnet_2'))).toHaveLength(1);
  });

  it('draws once for everyone who asks at the same time', async () => {
    const path = '/upload_mm/1/2/3/1_fullimage_heath_coegroen_1_200x200.jpg';
    const bodies = await Promise.all([1, 2, 3, 4].map(async () => (await get(path)).bytes()));
    expect(new Set(bodies.map((body) => Buffer.from(body).toString('base64'))).size).toBe(1);
  });

  it('answers HEAD for a picture', async () => {
    expect((await get(polder, { method: 'HEAD' })).status).toBe(200);
  });

  it('draws portraits and partner logos', async () => {
    const face = await get('/upload_mm/1/2/3/5_fullimage_portrait_eurcaw-pigs_3_240x240.jpg');
    expect((await sharp(await face.arrayBuffer()).metadata()).width).toBe(240);
    const logo = await get('/upload_mm/1/2/3/5_logo_1.png');
    expect((await sharp(await logo.arrayBuffer()).metadata()).format).toBe('png');
  });

  it('answers 404 for an unknown scene, tone, logo or a silly size', async () => {
    for (const name of [
      '1_fullimage_moon_groenkennisnet_1_800x600.jpg',
      '1_fullimage_polder_elders_1_800x600.jpg',
      '1_fullimage_constructor_groenkennisnet_1_800x600.jpg',
      '1_fullimage_polder_groenkennisnet_1_8000x600.jpg',
      '1_fullimage_polder_groenkennisnet_1_2401x1600.jpg',
      '1_fullimage_polder_groenkennisnet_1_10x10.jpg',
      '1_fullimage_polder_groenkennisnet_1_2400x100.jpg',
      '1_fullimage_polder_groenkennisnet_1_800x600.png',
      '1_fullimage_polder_groenkennisnet_800x600.jpg',
      '1_logo_0.png',
      '1_logo_99.png',
      'polder.jpg',
    ]) {
      expect([name, (await get(`/upload_mm/1/2/3/${name}`)).status]).toEqual([name, 404]);
    }
  });
});

describe('drawing ahead', () => {
  it('draws what the answers name before anybody asks, and stops when the service does', async () => {
    const folder = join(root, 'ahead');
    const name = '100123_fullimage_polder_groenkennisnet_1_320x214.jpg';
    const responses = join(root, 'ahead-responses');
    const page = join(responses, 'nl/groenkennisnet/index.json');
    await mkdir(dirname(page), { recursive: true });
    await writeFile(page, JSON.stringify({ source: `https://api.groenkennisnet.nl/upload_mm/1/2/3/${name}` }));
    const pictures = await openPictures({ folder, ahead: responses });
    const ahead = await startContent({ port: 0, responses, pictures, log: () => {} });
    await expect
      .poll(async () => (await readdir(folder, { recursive: true })).filter((file) => file.endsWith('.jpg')).length, {
        timeout: 20_000,
      })
      .toBe(1);
    await ahead.close();
  });
});
