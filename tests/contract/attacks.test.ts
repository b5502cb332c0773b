import { beforeAll, describe, expect, it } from 'vitest';
import { elementDefinitions } from '#templates/contract/elementDefinitions.ts';
import { fill } from '#templates/plan/fill.ts';
import { plan } from '#templates/plan/plan.ts';
import { planShell } from '#templates/plan/planShell.ts';
import { publicPlan } from '#templates/plan/publicPlan.ts';
import { type Answer, contextOf, hasSamples, readEmbedded, readSamples, samplesNote } from './answers.ts';
import { type AttackPayload, attackPayloads } from './attackPayloads.ts';
import { change, type Path, pathsOf, valueAt } from './damage.ts';
import { read } from './reading.ts';
import { preloadRegistry, renderPlan } from './renderPlan.tsx';
import { bonesOf, isSafeAddress, unsafeInText, unsafeOnPage } from './safety.ts';

beforeAll(preloadRegistry);

/** Keys of texts that readers see word for word. */
const plainKeys =
  /^(title|lead|contentarea_leadtext|caption|alternative_text|photographer|source_info|photo_license|startpage_title|placeholderzoekbox|\w+_abstract|location)$/;
const addressKeys = /^(url|link|source|\w+_hyperlink|signup_link|video_header\w*)$/;

const isString = (json: unknown) => (path: Path) => typeof valueAt(json, path) === 'string';
const keyOf = (path: Path) => String(path.at(-1));

function stringsOf(json: unknown, matches: (key: string) => boolean): Path[] {
  return pathsOf(json, [])
    .filter(isString(json))
    .filter((path) => matches(keyOf(path)));
}

const fold = (text: string) => text.replace(/\s+/g, ' ').trim();

function replaceAll(json: unknown, paths: readonly Path[], text: string): unknown {
  return paths.reduce((answer: unknown, path) => change(answer, path, () => text), json);
}

/** Says what is unsafe in what becomes of an answer, as a page and as the parts around it. */
function createGuard(origin: unknown) {
  const context = contextOf(origin);
  const seen = new Map<string, string[]>();
  return (raw: unknown, audience: 'public' | 'preview' = 'public'): string[] => {
    const { plan: planned } = plan(raw, context);
    const shell = planShell({ menu: raw, footer: raw, legal: raw }, context);
    const whole = audience === 'public' ? publicPlan(fill(planned, new Map())) : planned;
    // Most attacks change nothing that is shown: a page is rendered once.
    const key = audience + JSON.stringify(whole);
    const onPage = seen.get(key) ?? unsafeOnPage(renderPlan(whole, audience));
    seen.set(key, onPage);
    return [...unsafeFields(shell, ''), ...unsafeFields(whole, ''), ...onPage];
  };
}

/** Whether every string of a plan is safe for what its key says it is. */
function unsafeFields(value: unknown, key: string): string[] {
  if (typeof value === 'string') return unsafeField(key, value);
  // What the CMS sent is kept for editors to look at, as text.
  if (typeof value !== 'object' || value === null || key === 'raw') return [];
  return Object.entries(value).flatMap(([name, entry]) => unsafeFields(entry, Array.isArray(value) ? key : name));
}

function unsafeField(key: string, value: string): string[] {
  if (key === 'html') return unsafeInText(value);
  if (key === 'href') return value === '' || isSafeAddress(value) ? [] : [`href ${value}`];
  if (key === 'source') return /^https?:\/\//.test(value) ? [] : [`source ${value}`];
  return [];
}

const cases = [
  { kind: `a sample${samplesNote}`, answers: readSamples(), isMissing: !hasSamples },
  {
    kind: 'an embedded page',
    answers: readEmbedded().filter(({ name }) => name === 'nl/dierenwelzijnsweb/index.json'),
    isMissing: false,
  },
];

/** Where in a text an attack stands: alone, between paragraphs, inside a link of a list. */
const settings: readonly ((text: string) => string)[] = [
  (text) => text,
  (text) => `<p>voor</p>${text}<p>na</p>`,
  (text) => `<ul><li><a href="/x">${text}</a></li></ul>`,
];

describe.each(cases)(
  'an attack on $kind',
  ({ answers, isMissing }) => {
    it.skipIf(isMissing).each(answers)('never survives in running text: $name', ({ json }) => {
      const guard = createGuard(json);
      const paths = stringsOf(json, (key) => key === 'html');
      for (const { name, text } of attackPayloads) {
        for (const setting of settings) expect(guard(replaceAll(json, paths, setting(text))), name).toEqual([]);
      }
    });

    it.skipIf(isMissing).each(answers)('never becomes an address: $name', ({ json }) => {
      const guard = createGuard(json);
      const paths = stringsOf(json, (key) => addressKeys.test(key));
      for (const { name, text } of attackPayloads) expect(guard(replaceAll(json, paths, text)), name).toEqual([]);
    });

    it.skipIf(isMissing).each(answers)(
      'is harmless in all strings at once, those that steer us too: $name',
      ({ json }) => {
        const guard = createGuard(json);
        const paths = stringsOf(json, () => true);
        for (const { name, text } of attackPayloads) {
          expect(guard(replaceAll(json, paths, text)), name).toEqual([]);
          expect(guard(replaceAll(json, paths, text), 'preview'), name).toEqual([]);
        }
      },
    );

    it.skipIf(isMissing).each(answers)('is harmless in each string by itself: $name', ({ json }) => {
      const guard = createGuard(json);
      const everything = attackPayloads.map(({ text }) => text).join(' ');
      for (const path of stringsOf(json, () => true)) {
        expect(guard(replaceAll(json, [path], everything)), path.join('/')).toEqual([]);
      }
    });

    it.skipIf(isMissing).each(answers)('is only words where words are meant: $name', (answer) => {
      for (const payload of attackPayloads) expectWords(answer, payload);
    });
  },
  60_000,
);

/** The payload comes through word for word, and leaves the bones of the page as harmless words do. */
function expectWords({ json }: Answer, { name, text }: AttackPayload): void {
  const context = contextOf(json);
  const paths = stringsOf(json, (key) => plainKeys.test(key)).filter((path) => valueAt(json, path) !== '');
  const attacked = publicPlan(plan(replaceAll(json, paths, text), context).plan);
  const harmless = publicPlan(plan(replaceAll(json, paths, 'zomaar'), context).plan);
  const [html, other] = [renderPlan(attacked), renderPlan(harmless)];
  expect(attacked.title, name).toBe(text.trim());
  expect(read(html).headings[0]?.text, name).toBe(fold(text));
  expect(bonesOf(html), name).toEqual(bonesOf(other));
  const countOf = (page: string, words: string) => read(page).text.split(fold(words)).length;
  expect(countOf(html, text), name).toBe(countOf(other, 'zomaar'));
}

describe('keys that are names of every object', () => {
  const keys = ['__proto__', 'constructor', 'prototype', 'toString', 'hasOwnProperty', 'then'];
  const answers = readEmbedded().filter(({ name }) => name === 'nl/dierenwelzijnsweb/index.json');

  it.each(keys)('are keys like any other: %s', (key) => {
    for (const { json } of answers) {
      const evil = `{ "${key}": { "polluted": true, "type": "text", "html": "<p>x</p>", "elements": [] } }`;
      const raw = withEverywhere(json, JSON.parse(evil));
      const { plan: planned } = plan(raw, contextOf(json));
      expect(planned.title).toBe('Dierenwelzijnsweb');
      expect(planned.areas.length).toBeGreaterThan(3);
      expect(renderPlan(planned, 'preview')).toContain('<h1');
      expect(Reflect.get({}, 'polluted')).toBeUndefined();
    }
  });

  it.each(keys)('are no kinds, templates or types: %s', (key) => {
    const raw = {
      type: 'page',
      title: 'Een pagina',
      url: '/nl/groenkennisnet/x',
      language: 'nl_NL',
      metadata: { gkn_pagemetadata: { page_type: { id: key } } },
      contents: [
        {
          area: key,
          contentarea_template: key,
          elements: [{ type: key }, { type: 'modularcontent', [key]: { html: 'x' } }],
        },
      ],
    };
    const { plan: planned, findings } = plan(JSON.parse(JSON.stringify(raw)), contextOf(raw));
    expect(planned.template).toBe('content');
    expect(planned.areas[0]?.template).toBe('default');
    expect(planned.areas[0]?.elements.map(({ kind }) => kind)).toEqual(['unknown', 'unknown']);
    expect(findings.map(({ code }) => code)).toEqual(['unknown-kind', 'unknown-kind']);
  });
});

/** Puts the keys of one object into every object of an answer. */
function withEverywhere(value: unknown, extra: object): unknown {
  if (Array.isArray(value)) return value.map((entry) => withEverywhere(entry, extra));
  if (typeof value !== 'object' || value === null) return value;
  const own = Object.entries(value).map(([key, entry]): [string, unknown] => [key, withEverywhere(entry, extra)]);
  return Object.fromEntries([...own, ...Object.entries(extra)]);
}

describe('texts and lists without end', () => {
  const many = 100_000;

  function pageWith(elements: readonly unknown[], metadata: unknown = {}) {
    return {
      type: 'page',
      title: 'Een pagina',
      url: '/nl/groenkennisnet/x',
      language: 'nl_NL',
      metadata,
      contents: [{ area: 'main', title: 'Kop', elements }],
    };
  }

  it.each([
    ['div', '<div>'.repeat(many)],
    ['emphasis', `${'<b>'.repeat(many)}woord${'</b>'.repeat(many)}`],
    ['lists', '<ul><li>'.repeat(many)],
    ['links', '<a href="/x">'.repeat(many)],
    ['tables', '<table><tr><td>'.repeat(many / 10)],
    ['closing tags', '</div></p></ul>'.repeat(many)],
    ['headings', '<h2>Kop</h2>'.repeat(many / 10)],
    ['headings that do not end', '<h2>Kop'.repeat(many / 10)],
    ['brackets', '<'.repeat(many)],
    ['ampersands', '&'.repeat(many)],
    ['comments', '<!--'.repeat(many)],
    ['attributes', `<p ${'a="1" '.repeat(many)}>x</p>`],
    ['quotes', `<a href="${'"'.repeat(many)}">x</a>`],
    ['one word', 'x'.repeat(20 * many)],
    ['one address', `<a href="https://example.org/${'x'.repeat(10 * many)}">x</a>`],
  ])(
    'in running text: %s',
    (_, html) => {
      const raw = pageWith([
        { type: 'text', html },
        { type: 'text', html: '<p>En verder.</p>' },
      ]);
      expect(createGuard(raw)(raw)).toEqual([]);
      const { plan: planned } = plan(raw, contextOf(raw));
      expect(read(renderPlan(planned)).text).toContain('En verder.');
    },
    60_000,
  );

  const deepList: unknown = Array.from({ length: many }).reduce((value) => [value], 'x');
  const deepObject: unknown = Array.from({ length: many }).reduce((value) => ({ items: value }), 'x');

  it.each([
    ['list', deepList],
    ['object', deepObject],
  ])('nested a hundred thousand times: a %s anywhere', (_, deep) => {
    const answers = [
      deep,
      pageWith([deep, { type: 'modularcontent', accordion: deep }, { type: 'kaart', kaart: deep }]),
      pageWith([{ type: 'text', html: deep }], deep),
      { ...pageWith([]), contents: deep },
      { ...pageWith([]), subPages: deep, languages: [deep] },
    ];
    for (const raw of answers) {
      const { plan: planned, findings } = plan(raw, contextOf({}));
      expect(renderPlan(planned, 'preview')).toContain('<h1');
      expect(JSON.stringify([planned, findings]).length).toBeLessThan(100_000);
      planShell({ menu: raw, footer: raw, legal: raw }, contextOf({}));
    }
  });

  it('ten thousand elements of each kind are all there', () => {
    const count = 10_000;
    const item = { title: 'Titel', url: '/nl/groenkennisnet/x', html: '<p>x</p>' };
    const fields = {
      html: '<h2>Kop</h2><p>Tekst</p>',
      items: [item],
      gkz_content_id: ['1'],
      image: { source: 'https://example.org/x.jpg' },
    };
    const complete = Object.keys(elementDefinitions).filter((type) => {
      const raw = pageWith(Array.from({ length: count }, () => ({ type, ...fields })));
      const { plan: planned, findings } = plan(raw, contextOf(raw));
      expect(planned.areas[0]?.elements).toHaveLength(count);
      expect(new Set(planned.areas[0]?.elements.map(({ id }) => id)).size).toBe(count);
      return findings.length === 0;
    });
    // Other kinds need other fields: they are there too, as elements that were refused.
    expect(complete).toEqual(expect.arrayContaining(['accordion', 'image', 'item-list', 'records', 'text', 'tiles']));
  }, 60_000);

  it('ten thousand faults are all reported, each once', () => {
    const broken = { type: 'tiles', items: Array.from({ length: 10_000 }, () => ({ lead: 12 })) };
    const mistyped = {
      keywords: Array.from({ length: 10_000 }, () => true),
      theme: Array.from({ length: 10_000 }, () => true),
    };
    const page = plan(pageWith([broken]), contextOf({}));
    expect(page.findings).toHaveLength(30_000);
    const item = { type: 'mediaitem', title: 'T', url: '/x', language: 'nl', contents: [{ title: 'x' }] };
    const metadata = { contenttype: 'wmammodularcontent_gkn_news', lead: 'Inleiding', item_metadata: mistyped };
    const planned = plan({ ...item, metadata }, contextOf({}));
    expect(planned.findings).toHaveLength(20_000);
    expect(planned.plan.details.lead).toBe('Inleiding');
  }, 60_000);
});
