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

  it('is no element of some kind that has one thing called elements beside its own words', () => {
    const element = text('<p>Bodem</p>', { elements: { type: 'spel' } });
    expect(elementsOf(planContents([{ elements: [element] }]).plan.areas).map(({ kind }) => kind)).toEqual(['known']);
    const lone = { title: 'Binnen', elements: text('<p>Bodem</p>') };
    expect(planContents([{ elements: [lone] }]).plan.areas[0]?.elements).toMatchObject([{ kind: 'area' }]);
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

  it('is no text beside which visitors see nothing', () => {
    const alone = [{ type: 'spel' }, { elements: [{ type: 'text', html: '' }] }, ...main.slice(1)];
    expect(planContents([{ area: 'main', elements: alone }], news).plan.areas[0]?.aside).toBeUndefined();
  });

  it('is not made of pages that editors compose themselves', () => {
    expect(planContents([{ area: 'main', elements: main }]).plan.areas[0]?.aside).toBeUndefined();
  });
});

describe('the opening of a dossier', () => {
  const dossier = { type: 'mediaitem', metadata: { contenttype: 'wmammodularcontent_gkn_dossier' } };
  const area = (title: string, ...elements: readonly object[]) => ({ title, elements });
  const placesOf = (contents: readonly object[]) =>
    publicPlan(planContents(contents, dossier).plan).areas.map(({ title, place }) => [title, place]);

  it('is the first section that visitors see', () => {
    const contents = [area('Spel', { type: 'spel' }), area('Een', text('<p>a</p>')), area('Twee', text('<p>b</p>'))];
    expect(placesOf(contents)).toEqual([
      ['Een', 'opening'],
      ['Twee', undefined],
    ]);
  });

  it('is none where visitors see one section only', () => {
    expect(placesOf([area('Een', text('<p>a</p>')), area('Spel', { type: 'spel' })])).toEqual([['Een', undefined]]);
  });
});

describe('a link to a place in another text', () => {
  /** The HTML of all texts and entries of the page, one behind another. */
  const shown = (...elements: readonly object[]) =>
    knownElementsOf(planContents([{ elements }, { elements: [] }]).plan.areas)
      .map(({ data }) => ('html' in data ? data.html : 'items' in data ? JSON.stringify(data.items) : ''))
      .join('');
  const to = (address: string) => text(`<p><a href="${address}">naar</a></p>`);

  it('leads there, whichever of the two comes first', () => {
    expect(shown(to('#bron'), text('<h2 id="bron">De bron</h2>'))).toBe(
      '<p><a href="#s-de-bron">naar</a></p><h2 id="s-de-bron">De bron</h2>',
    );
    expect(shown(text('<p id="x">a</p>'), to('/nl/groenkennisnet/x.htm#x'))).toBe(
      '<p id="s-note-1">a</p><p><a href="#s-note-1">naar</a></p>',
    );
  });

  it('leads from one area to another, and from one entry of an accordion to the next', () => {
    const contents = [{ elements: [to('#x')] }, { elements: [{ elements: [text('<p id="x">a</p>')] }] }];
    expect(JSON.stringify(planContents(contents).plan.areas)).toContain('<a href=\\"#s-note-1\\">');
    const items = [
      { title: 'Een', html: '<p><a href="#b">naar</a></p>' },
      { title: 'Twee', html: '<p><a name="b">b</a></p>' },
    ];
    expect(shown({ type: 'accordion', items })).toMatch(/href=\\"#s-note-1\\".*<a id=\\"s-note-1\\">/);
  });

  it('leads from a field as well', () => {
    const items = [{ title: 'Bron', url: '#x' }];
    expect(shown({ type: 'tiles', items }, text('<p id="x">a</p>'))).toContain('"href":"#s-note-1"');
  });

  it.each([
    ['percent-encoded', '#caf%C3%A9', 'café'],
    ['with signs that mean something in markup', '#a&amp;b', 'a&amp;b'],
    ['like one of our names', '#note-1', 'note-1'],
  ])('leads there when it is named %s', (_, address, id) => {
    expect(shown(to(address), text(`<p id="${id}">a</p>`))).toBe(
      '<p><a href="#s-note-1">naar</a></p><p id="s-note-1">a</p>',
    );
  });

  it('leads to the place in its own text, where there is one, else to the first', () => {
    const both = '<p><a href="#x">naar</a></p><p id="x">a</p>';
    expect(shown(text(both), text(both), to('#x'))).toBe(
      [
        '<p><a href="#s-note-1">naar</a></p><p id="s-note-1">a</p>',
        '<p><a href="#s-note-1-1">naar</a></p><p id="s-note-1-1">a</p>',
        '<p><a href="#s-note-1">naar</a></p>',
      ].join(''),
    );
  });

  it('leaves alone what a form sends, however much it looks like a link', () => {
    const link = '&lt;a href=&quot;#x&quot;&gt;naar&lt;/a&gt;';
    const html = `<form action="/x"><p><a href="#x">naar</a></p><input type="hidden" name="h" value="${link}"><label>Naam <input name="n" value="${link}"></label><label>Keus <select name="k"><option value="${link}">Een</option></select></label><button>Stuur</button></form>`;
    const [form] = knownElementsOf(
      planContents([{ elements: [{ type: 'form', title: '<a href="#x">', html }, text('<p id="x">a</p>')] }]).plan
        .areas,
    );
    const sent = '<a href="#x">naar</a>';
    expect(form?.data).toMatchObject({
      title: '<a href="#x">',
      intro: '<p><a href="#s-note-1">naar</a></p>',
      fields: [{ value: sent }, { options: [{ value: sent }] }],
      delivery: { hidden: [['h', sent]] },
    });
  });

  it('leads there when its address has the name of the sign', () => {
    expect(shown(to('&num;x'), text('<p id="x">a</p>'))).toBe(
      '<p><a href="#s-note-1">naar</a></p><p id="s-note-1">a</p>',
    );
  });

  it('leads there by the address of the page, with or without its host, its language and its ending', () => {
    const addresses = ['/nl/groenkennisnet/x#p', '/x#p', 'https://api.groenkennisnet.nl/nl/groenkennisnet/x.htm#p'];
    const tiles = addresses.map((url) => ({ title: 'Bron', url }));
    const [element] = knownElementsOf(
      planContents([{ elements: [{ type: 'tiles', items: tiles }, text('<p id="p">a</p>')] }]).plan.areas,
    );
    expect(element?.data).toMatchObject({ items: addresses.map(() => ({ href: '#s-note-1' })) });
  });

  it('stays as it is when no text has that place', () => {
    expect(shown(to('#x'), text('<p id="y">a</p>'))).toBe('<p><a href="#x">naar</a></p><p>a</p>');
    expect(shown(to('#s-kop'), text('<p id="s-kop">a</p><h2>Kop</h2>'))).toContain('<a href="#s-kop">');
  });

  it('leads there on each page that shows the same text', () => {
    const place = text('<p id="ergens">a</p>');
    expect(shown(place)).toBe('<p>a</p>');
    expect(shown(to('#ergens'), place)).toContain('<p id="s-note-1">');
    expect(shown(place)).toBe('<p>a</p>');
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
