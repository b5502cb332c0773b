import { beforeAll, describe, expect, it } from 'vitest';
import { elementDefinitions } from '#templates/plan/elements/elementDefinitions.ts';
import { plan } from '#templates/plan/plan.ts';
import { planShell } from '#templates/plan/planShell.ts';
import { contextOf } from './answers.ts';
import { createGuard } from './guard.ts';
import { read } from './reading.ts';
import { preloadRegistry, renderPlan } from './renderPlan.tsx';

beforeAll(preloadRegistry);

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

  it('of ten thousand elements of any kind a thousand are there, and it is said', () => {
    const count = 1000;
    const item = { title: 'Titel', url: '/nl/groenkennisnet/x', html: '<p>x</p>' };
    const fields = {
      html: '<h2>Kop</h2><p>Tekst</p>',
      items: [item],
      gkz_content_id: ['1'],
      image: { source: 'https://example.org/x.jpg' },
    };
    const complete = Object.keys(elementDefinitions).filter((type) => {
      const raw = pageWith(Array.from({ length: 10_000 }, () => ({ type, ...fields })));
      const { plan: planned, findings } = plan(raw, contextOf(raw));
      expect(planned.areas[0]?.elements).toHaveLength(count);
      expect(new Set(planned.areas[0]?.elements.map(({ id }) => id)).size).toBe(count);
      expect(findings.filter(({ code }) => code === 'too-many')).toHaveLength(1);
      return findings.length === 1;
    });
    // Other kinds need other fields: they are there too, as elements that were refused.
    expect(complete).toEqual(expect.arrayContaining(['accordion', 'image', 'item-list', 'records', 'text', 'tiles']));
  });

  it('ten thousand faults are reported as far as a list is read, each once, and that it is longer', () => {
    const broken = { type: 'tiles', items: Array.from({ length: 10_000 }, () => ({ lead: 12 })) };
    const mistyped = {
      keywords: Array.from({ length: 10_000 }, () => true),
      theme: Array.from({ length: 10_000 }, () => true),
    };
    const page = plan(pageWith([broken]), contextOf({}));
    // Besides, nothing is left of the element.
    expect(page.findings).toHaveLength(3_002);
    const item = { type: 'mediaitem', title: 'T', url: '/x', language: 'nl', contents: [{ title: 'x' }] };
    const metadata = { contenttype: 'wmammodularcontent_gkn_news', lead: 'Inleiding', item_metadata: mistyped };
    const planned = plan({ ...item, metadata }, contextOf({}));
    expect(planned.findings).toHaveLength(2_002);
    expect(planned.plan.details.lead).toBe('Inleiding');
  });
});
