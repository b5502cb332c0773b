import { describe, expect, it } from 'vitest';
import { storyContext } from '../../stories/storyPlan.tsx';
import { plan } from '../plan.ts';
import { publicPlan } from '../publicPlan.ts';
import { elementsOf, knownElementsOf } from './walk.ts';

const text = (html: string, more: object = {}) => ({ type: 'text', html, ...more });

function planContents(contents: readonly unknown[], more: object = {}) {
  const page = { type: 'page', title: 'Pagina', url: '/nl/groenkennisnet/x', language: 'nl_NL', contents, ...more };
  return plan(page, storyContext('nl'));
}

describe('an area inside an area', () => {
  const nested = {
    area: 'buiten',
    title: 'Buiten',
    elements: [
      text('<h2>Eerst</h2>'),
      {
        title: 'Binnen',
        contentarea_template: 'contenttemplate_b',
        elements: [text('<h2>Dan</h2>'), { type: 'spel' }],
      },
    ],
  };

  it('keeps its place, its template and its title, one level lower', () => {
    const [outer] = planContents([nested]).plan.areas;
    expect(outer).toMatchObject({ depth: 1, level: 2 });
    expect(outer?.elements[1]).toMatchObject({
      kind: 'area',
      area: { title: 'Binnen', template: 'b', depth: 2, level: 3, id: 's-binnen' },
    });
  });

  it('starts the headings of its texts below its own title', () => {
    const [first, second] = knownElementsOf(planContents([nested]).plan.areas);
    expect(first?.data).toMatchObject({ html: expect.stringContaining('<h3 id="s-eerst">') });
    expect(second?.data).toMatchObject({ html: expect.stringContaining('<h4 id="s-dan">') });
  });

  it('has findings of its own, and costs nothing around it', () => {
    const { plan: planned, findings } = planContents([nested]);
    expect(findings).toMatchObject([{ code: 'unknown-kind', pointer: '/contents/0/elements/1/elements/1' }]);
    expect(elementsOf(planned.areas).map(({ kind }) => kind)).toEqual(['known', 'known', 'unknown']);
    expect(elementsOf(publicPlan(planned).areas).map(({ kind }) => kind)).toEqual(['known', 'known']);
  });

  it('may stand three deep; what stands deeper is reported and left out', () => {
    const deep = (depth: number): object =>
      depth === 0 ? text('<p>Bodem</p>') : { title: `Laag ${depth}`, elements: [deep(depth - 1)] };
    expect(planContents([deep(3)]).findings).toEqual([]);
    const { plan: planned, findings } = planContents([deep(4)]);
    expect(findings).toEqual([
      {
        code: 'too-deep',
        pointer: '/contents/0/elements/0/elements/0/elements/0',
        severity: 'error',
        values: { maximum: '3' },
      },
    ]);
    expect(elementsOf(planned.areas)).toMatchObject([{ kind: 'invalid', type: 'area' }]);
  });

  it('asks for the publications it shows', () => {
    const inner = { elements: [{ type: 'records', gkz_content_id: ['7'] }] };
    expect(
      planContents([{ elements: [inner, { type: 'records', gkz_content_id: ['8', '7'] }] }]).needs.recordIds,
    ).toEqual(['7', '8']);
  });

  it('is not there for visitors when nothing in it can be shown', () => {
    const empty = { title: 'Leeg', elements: [{ type: 'spel' }] };
    const [area] = publicPlan(planContents([{ title: 'Vol', elements: [text('<p>x</p>'), empty] }]).plan).areas;
    expect(area?.elements.map(({ kind }) => kind)).toEqual(['known']);
  });
});

describe('the layout of an area', () => {
  const area = (more: object) => ({ title: 'Deel', elements: [text('<p>x</p>')], ...more });
  const templates = (contents: readonly object[], page_type?: string) =>
    planContents(contents, { metadata: { page_type } }).plan.areas.map(({ template }) => template);

  it.each([
    ['contenttemplate_accordion', 'accordion'],
    ['ContentTemplate_ItemList', 'item-list'],
    ['newsletter', 'newsletter'],
    ['contenttemplate_video', 'video'],
    ['contenttemplate_sources', 'sources'],
  ])('is the one it names: %s is %s', (contentarea_template, template) => {
    expect(templates([area({ contentarea_template })])).toEqual([template]);
  });

  it('is that of sources for the area of that name, which comes without a template', () => {
    expect(templates([area({ area: 'sources' })])).toEqual(['sources']);
  });

  it('is the page’s where the page has one and the area asks for none', () => {
    expect(templates([area({}), area({ contentarea_template: 'contenttemplate_a' })], 'template_c')).toEqual([
      'c',
      'a',
    ]);
    expect(templates([{ title: 'Vak', elements: [area({})] }], 'accordion')).toEqual(['accordion']);
  });
});

describe('the block of further information', () => {
  const news = { type: 'mediaitem', metadata: { contenttype: 'wmammodularcontent_gkn_news' } };
  const main = [text('<p>Nieuws</p>'), text('<p>Bel ons.</p>', { identifier: 'element_7', title: 'Meer weten?' })];

  it('is the first titled text in the main area of an item', () => {
    expect(planContents([{ area: 'main', elements: main }], news).plan.areas).toMatchObject([{ aside: '7' }]);
  });

  it('is no text that is all there is, and none outside the main area', () => {
    expect(planContents([{ area: 'main', elements: main.slice(1) }], news).plan.areas[0]?.aside).toBeUndefined();
    expect(planContents([{ area: 'extra', elements: main }], news).plan.areas[0]?.aside).toBeUndefined();
  });

  it('is not made of pages that editors compose themselves', () => {
    expect(planContents([{ area: 'main', elements: main }]).plan.areas[0]?.aside).toBeUndefined();
  });
});

describe('a page of very many parts', () => {
  const many = (count: number, entry: (place: number) => unknown) =>
    Array.from({ length: count }, (_, at) => entry(at));

  it('shows 1,000 elements, in all its areas together, and says where the rest was left out', () => {
    const { plan: planned, findings } = planContents([
      { elements: many(600, (place) => text(`<p>Een ${place}</p>`)) },
      { elements: many(900, (place) => text(`<p>Twee ${place}</p>`)) },
      { elements: [text('<p>Drie</p>')] },
    ]);
    expect(knownElementsOf(planned.areas)).toHaveLength(1000);
    const values = { received: '900', maximum: '400' };
    expect(findings).toEqual([
      { code: 'too-many', pointer: '/contents/1/elements', severity: 'error', values },
      { code: 'too-many', pointer: '/contents/2/elements', severity: 'error', values: { received: '1', maximum: '0' } },
    ]);
  });

  it('shows 200 areas', () => {
    const { plan: planned, findings } = planContents(many(201, (place) => ({ elements: [text(`<p>${place}</p>`)] })));
    expect(planned.areas).toHaveLength(200);
    expect(findings).toMatchObject([{ code: 'too-many', pointer: '/contents', values: { received: '201' } }]);
  });

  it('reads 1,000 entries of any list', () => {
    const items = many(1001, (place) => ({ title: `Item ${place}`, url: '/nl/groenkennisnet/x' }));
    const { findings } = planContents([{ elements: [{ type: 'items', elements: undefined, items }] }]);
    expect(findings).toContainEqual({
      code: 'too-many',
      pointer: '/contents/0/elements/0/items',
      severity: 'error',
      values: { received: '1001', maximum: '1000' },
    });
  });
});

describe('half of a letter that was cut', () => {
  it('is a sign of its own, wherever it stands', () => {
    const cut = '🌾'.slice(0, 1);
    const { plan: planned } = planContents([{ title: `Graan ${cut}`, elements: [text(`<h2>Kop ${cut}</h2>`)] }], {
      title: `Pagina ${cut}`,
      languages: [{ locale: 'en_GB', url: `/en/groenkennisnet/${cut}` }],
    });
    expect(JSON.stringify(planned).isWellFormed()).toBe(true);
    expect(JSON.stringify(planned)).not.toMatch(/\\ud[89a-f]/i);
    expect(planned.title).toBe('Pagina \ufffd');
  });
});
