import { describe, expect, it } from 'vitest';
import { fill } from '../plan/fill.ts';
import { plan } from '../plan/plan.ts';
import { storyContext } from '../stories/storyPlan.tsx';
import { findLosses } from './conservation/findLosses.ts';
import { readPage } from './facts/pageFacts.ts';
import { generations, languagesOfMistakes, plantedMistakes, soundPage } from './plantedMistakes.fixtures.ts';
import type { Report } from './report.types.ts';
import { type ReportContext, reportOf } from './reportOf.ts';
import { reportRules } from './reportRules.ts';
import type { SiteIndex } from './siteIndex.ts';

const now = new Date('2026-11-20T12:00:00Z');

function reported(page: unknown, language: 'nl' | 'en' = 'nl', more: Partial<ReportContext> = {}): Report {
  const context = storyContext(language);
  const planned = plan(page, context);
  const filled = { ...planned, plan: fill(planned.plan, {}) };
  return reportOf(page, filled, { context, now, services: 'asked', ...more });
}

const toldOf = ({ findings }: Report) => findings.map(({ rule, pointer }) => `${rule} ${pointer}`);
const sorts = languagesOfMistakes.flatMap((language) => generations.map((generation) => ({ language, generation })));

describe.each(sorts)('mistakes in $language, in the $generation generation', ({ language, generation }) => {
  it('has a page without any to plant them in', () => {
    const report = reported(soundPage(language, generation), language);
    expect(toldOf(report)).toEqual([]);
    expect(report.conserved).toBe(true);
  });

  it.each(plantedMistakes(language, generation))('finds $name', ({ rule, pointer, page }) => {
    expect(toldOf(reported(page, language))).toContain(`${rule} ${pointer}`);
  });
});

describe('one mistake of an element', () => {
  const rulesOf = (element: Record<string, string>) => {
    const contents = [{ area: 'main', title: 'Grond', elements: [element] }];
    return reported({ ...soundPage('nl', 'newer'), contents }).findings.map(({ rule }) => rule);
  };

  it.each([
    ['a kind that nobody knows', { type: 'vidoe', source: 'https://films.example/bodem.mp4' }, ['unknown-kind']],
    ['no address of a film', { type: 'video', url: 'niet een adres' }, ['video-address']],
    ['a film that cannot be played', { type: 'video', url: 'https://example.org/film.html' }, ['video-address']],
  ])('is told once: %s', (_, element, rules) => {
    expect(rulesOf(element)).toEqual(rules);
  });
});

describe('what is written well', () => {
  const told = (html: string, language: 'nl' | 'en' = 'nl') => {
    const elements = [{ type: 'text', html }];
    const contents = [{ area: 'main', title: 'Grond', elements }];
    return toldOf(reported({ ...soundPage(language, 'newer'), contents }, language));
  };

  it.each([
    ['type and size of a file behind its link', '<p><a href="https://example.org/a.pdf">Wormen</a> (pdf, 1,2 MB).</p>'],
    ['a list of abbreviations', '<p>Volgens NVWA, COKZ, UNICEF en FAO/CITES/WHO klopt het.</p>'],
    [
      'a link in bold',
      '<p><a href="https://example.org/d"><b>Alle kuilen van Drenthe</b></a></p><p>Van noord naar zuid.</p>',
    ],
    [
      'bold around a link',
      '<p><b><a href="https://example.org/d">Alle kuilen van Drenthe</a></b></p><p>Van noord naar zuid.</p>',
    ],
    ['a quotation in bold', '<blockquote><p><b>Grond is goud</b></p><p>Een boer in Drenthe</p></blockquote>'],
    [
      'links that name their target',
      '<p><a href="https://example.org/a">Dit rapport over wormen</a>, <a href="https://example.org/b">deze week in de klei</a>.</p>',
    ],
    ['words with a stroke', '<p>Kies <a href="https://example.org/c">gras en/of klaver</a>.</p>'],
    ['a table of data', '<table><caption>Lagen</caption><tr><th>Laag</th></tr><tr><td>Klei</td></tr></table>'],
  ])('is left in peace: %s', (_, html) => {
    expect(told(html)).toEqual([]);
  });
});

it('tells of an entry without a title once, not of the rest of it as well', () => {
  const items = [
    { title: 'Wormen', url: '/nl/groenkennisnet/wormen' },
    { title: '', url: '/nl/groenkennisnet/mollen' },
  ];
  const contents = [{ area: 'main', title: 'Lees ook', elements: [{ type: 'itemlist', items }] }];
  const report = reported({ ...soundPage('nl', 'newer'), contents });
  expect(toldOf(report)).toEqual(['missing /contents/0/elements/0/items/1/title']);
  expect(report.conserved).toBe(false);
});

it.each([
  ['is missing', '<p>Zand.</p><p><img src="https://example.org/spade.jpg"></p>', 'warning'],
  [
    'is empty, as for a picture that decorates',
    '<p>Zand.</p><p><img src="https://example.org/spade.jpg" alt=""></p>',
    'advice',
  ],
])('tells of a picture in a text whose alternative text %s', (_, html, severity) => {
  const contents = [{ area: 'main', title: 'Grond', elements: [{ type: 'text', html }] }];
  const { findings } = reported({ ...soundPage('nl', 'newer'), contents });
  expect(findings.map((finding) => [finding.rule, finding.severity])).toEqual([['alt-missing', severity]]);
});

it('says of a heading where it stands and what fits there', () => {
  const elements = [
    { type: 'text', html: '<h2>Zand</h2><p>Los.</p><h4>Korrels</h4><p>Fijn.</p><h1>Klei</h1><p>Vast.</p>' },
  ];
  const { findings } = reported({ ...soundPage('nl', 'newer'), contents: [{ area: 'main', title: '', elements }] });
  expect(findings.flatMap(({ rule, values }) => (rule === 'heading-order' ? [values] : []))).toEqual([
    { level: '4', fitting: '3' },
    { level: '1', fitting: '2' },
  ]);
});

it('plants at least sixty mistakes, and one for every rule that needs no other page', () => {
  const planted = plantedMistakes('nl', 'newer');
  expect(planted.length).toBeGreaterThanOrEqual(60);
  const found = new Set<string>(planted.map(({ rule }) => rule));
  const without = reportRules.filter(({ needs, id }) => needs === 'page' && !found.has(id)).map(({ id }) => id);
  expect(without).toEqual([]);
});

it('goes once over the names that nobody knows, and says how many more there are than it read', () => {
  // Compared with each other, sixty thousand would take most of a minute; each compared with all that are known, a second.
  const names = Object.fromEntries(Array.from({ length: 60_000 }, (_, at) => [`name${at}`, `words of ${at}`]));
  const page = { ...soundPage('nl', 'newer'), ...names };
  const { findings } = reported(page);
  const known = Object.keys(soundPage('nl', 'newer')).length;
  expect(findings.filter(({ rule }) => rule === 'unknown-field')).toHaveLength(1000 - known);
  expect(findings.filter(({ rule }) => rule === 'too-many').map(({ values }) => values.received)).toEqual([
    String(60_000 + known),
  ]);
  expect(findings.filter(({ rule }) => rule === 'not-shown')).toEqual([]);
});

it('advises about values that the CMS wrote otherwise and that are read as they were meant, and misses nothing', () => {
  const sound = soundPage('nl', 'newer');
  const elements = [{ type: 'accordion', title: 2026, items: { title: 'Waarom?', html: '<p>Daarom.</p>' } }];
  const contents = [{ area: 'main', title: 'Grond', background: '1', elements }];
  const report = reported({ ...sound, contents });
  expect(report.findings.map(({ rule, severity }) => `${severity} ${rule}`)).toEqual([
    'advice wrong-type',
    'advice wrong-type',
    'advice wrong-type',
  ]);
  expect(report.conserved).toBe(true);
});

describe('one fault is told once', () => {
  const sound = soundPage('nl', 'newer');
  const { metadata, ...others } = sound;
  const told = (page: unknown) => {
    const { findings } = reported(page);
    return findings.flatMap(({ rule, severity }) => (severity === 'advice' ? [] : rule));
  };
  const withText = (html: string) => ({
    ...sound,
    contents: [{ area: 'main', title: 'Grond', elements: [{ type: 'text', html }] }],
  });

  it.each([
    ['a lead of another type', { ...sound, metadata: { ...Object(metadata), lead: ['a'] } }, 'wrong-type'],
    ['a page without contents', { ...others, metadata, contents: [] }, 'area-empty'],
    ['a page whose only part is empty', { ...sound, contents: [{ area: 'main', title: 'Grond' }] }, 'area-empty'],
    [
      'a file that a link cannot lead to',
      withText('<p>Zie <a href="file:///C:/wormen.pdf">de tellingen</a>.</p>'),
      'link-refused',
    ],
    [
      'a picture of the writer’s own computer',
      withText('<p>Zand.</p><p><img src="file:///C:/IMG_2034.png"></p>'),
      'picture-lost',
    ],
    [
      'the name of a file for a picture',
      withText('<p>Zand.</p><p><img src="https://example.org/x.jpg" alt="x"></p>'),
      'alt-file-name',
    ],
  ])('%s', (_, page, rule) => {
    expect(told(page)).toEqual([rule]);
  });
});

it('tells of a number that is read as a date or as an address, and is none', () => {
  const items = [{ title: 'Wormen', url: 7, publication_date: 20260309 }];
  const contents = [{ area: 'main', title: 'Lees ook', elements: [{ type: 'itemlist', items }] }];
  expect(toldOf(reported({ ...soundPage('nl', 'newer'), contents }))).toEqual(
    expect.arrayContaining([
      'date-unreadable /contents/0/elements/0/items/0/publication_date',
      'not-shown /contents/0/elements/0/items/0/url',
    ]),
  );
});

it('misses nothing of a lead that stands on the page in lines of its own', () => {
  const sound = soundPage('nl', 'newer');
  const lead = 'Wormen houden de bodem open.\r\n\r\n\r\nBij een pH < 5 zijn er weinig, bij een pH > 7 veel.';
  const { metadata, ...others } = sound;
  expect(toldOf(reported({ ...others, metadata: { ...Object(metadata), lead } }))).toEqual([]);
});

it('tells of a misspelt field alone, where the right one says the same', () => {
  const sound = soundPage('nl', 'newer');
  const { title, ...others } = sound;
  expect(toldOf(reported({ titel: title, title, ...others }))).toEqual(['unknown-field /titel']);
});

it('goes once over a text, however many links stand in one line of it', () => {
  // Reading the line anew for each would take minutes.
  const links = Array.from({ length: 30_000 }, (_, at) => `<a href="/weg${at}">weg ${at}</a>`).join(' ');
  const page = soundPage('nl', 'newer');
  const contents = [{ area: 'main', title: 'Alle wegen', elements: [{ type: 'text', html: `<p>${links}</p>` }] }];
  expect(reported({ ...page, contents }).unchecked.filter(({ reason }) => reason === 'failed')).toEqual([]);
});

it('tells of a form and of a text that are cut', () => {
  const fields = Array.from({ length: 5000 }, (_, at) => `<label>Veld ${at} <input name="a${at}"></label>`).join('');
  const elements = [
    { type: 'form', title: 'Vragen', html: `<form>${fields}<button>Verstuur</button></form>` },
    { type: 'text', html: `${'<div>'.repeat(20_000)}diep` },
  ];
  const told = toldOf(reported({ ...soundPage('nl', 'newer'), contents: [{ area: 'main', title: '', elements }] }));
  expect(told).toContain('too-many /contents/0/elements/0/html');
  expect(told).toContain('rich-text-loss /contents/0/elements/1/html');
});

it('names what is wrong without half a letter, wherever it cuts', () => {
  const grain = '🌾'.repeat(100);
  // Both halves of a letter come to stand where it is cut.
  const elements = ['', 'a'].flatMap((first) => [
    { type: 'text', html: `<p>${first}${grain} <a href="javascript:a()">gras</a> ${grain}</p>` },
    { type: 'text', html: `${first}${' '.repeat(40)}${grain}${'<div>'.repeat(20_000)}diep` },
  ]);
  const report = reported({ ...soundPage('nl', 'newer'), contents: [{ area: 'main', title: '', elements }] });
  for (const place of [0, 2]) expect(toldOf(report)).toContain(`link-refused /contents/0/elements/${place}/html`);
  for (const place of [1, 3]) expect(toldOf(report)).toContain(`rich-text-loss /contents/0/elements/${place}/html`);
  const shown = report.findings.flatMap(({ values, excerpt = '' }) => [...Object.values(values), excerpt]);
  expect(shown.filter((words) => !words.isWellFormed())).toEqual([]);
});

describe('"nothing is wrong"', () => {
  const index: SiteIndex = { state: 'whole', pages: [], find: () => ({ kind: 'elsewhere' }) };

  it('is said of a page that shows all that came in, when everything was checked', () => {
    expect(reported(soundPage('nl', 'newer'), 'nl', { index })).toMatchObject({ clean: true, unchecked: [] });
  });

  it('is not said while the other pages are not known, and names what was not checked', () => {
    const report = reported(soundPage('nl', 'newer'));
    expect(report.clean).toBe(false);
    expect(report.unchecked).toContainEqual({ rule: 'link-dead', reason: 'site' });
  });

  it('is not said of any page with a mistake that takes something away', () => {
    for (const { rule, page, name } of plantedMistakes('nl', 'older')) {
      const { findings, clean } = reported(page, 'nl', { index });
      if (findings.some((finding) => finding.rule === rule && finding.severity !== 'advice'))
        expect(clean, name).toBe(false);
    }
  });

  it('is not said by rules alone: what no rule knows is missed all the same', () => {
    // A copyright is a field of the contract that no template shows.
    const page = soundPage('nl', 'newer');
    Object.assign(page.metadata as object, { copyright: 'Groen Kennisnet' });
    const report = reported(page, 'nl', { index });
    expect([report.conserved, report.clean]).toEqual([false, false]);
    expect(toldOf(report)).toEqual(['not-shown /metadata/copyright']);
  });

  it('is found of a tile that is gone, whatever other places of the page are led to', () => {
    const html = '<p id="een">Een</p><p id="twee">Twee</p>';
    const lost = (second: object) => {
      const elements = [{ type: 'tiles', items: [{ title: 'Een', url: '#een' }, second] }];
      const contents = [
        { area: 'main', title: 'Wegen', elements },
        { area: 'extra', title: 'Tekst', elements: [{ type: 'text', html }] },
      ];
      const page = { ...soundPage('nl', 'newer'), contents };
      const context = storyContext('nl');
      const facts = readPage(page, plan(page, context), { context, now });
      return findLosses(facts, new Set()).map(({ pointer }) => pointer);
    };
    expect(lost({ title: 'Twee', url: '#twee' })).toEqual([]);
    expect(lost({ url: '#twee' })).toEqual(['/contents/0/elements/0/items/1/url']);
  });

  it('names what may be meant, also where it stands in the metadata', () => {
    const { findings } = reported({ ...soundPage('nl', 'newer'), leadd: 'Graaf een kuil.' }, 'nl', { index });
    expect(findings.find(({ pointer }) => pointer === '/leadd')).toMatchObject({
      severity: 'error',
      values: { field: 'leadd', nearest: 'lead' },
    });
  });

  it('does not change the plan, nor the answer', () => {
    for (const { page } of plantedMistakes('en', 'newer')) {
      const before = structuredClone(page);
      const context = storyContext('en');
      const planned = plan(page, context);
      const copy = structuredClone(planned);
      reportOf(page, planned, { context, now, services: 'unasked' });
      expect(planned).toEqual(copy);
      expect(page).toEqual(before);
    }
  });
});

describe('what a site does not want to hear of', () => {
  const page = () => ({ ...soundPage('nl', 'newer'), title: 'EEN KUIL GRAVEN' });
  const silence = { rule: 'capitals', reason: 'De naam van de campagne is zo.' } as const;

  it('is listed with its reason instead of told', () => {
    const report = reported(page(), 'nl', { silences: [silence] });
    expect(toldOf(report)).not.toContain('capitals /title');
    expect(report.silenced).toMatchObject([
      { finding: { rule: 'capitals', pointer: '/title' }, reason: silence.reason },
    ]);
  });

  it.each([
    ['after its last day', { ...silence, until: '2026-11-19' }],
    ['on pages it is not for', { ...silence, path: '/agenda' }],
  ])('is told %s', (_, each) => {
    expect(toldOf(reported(page(), 'nl', { silences: [each] }))).toContain('capitals /title');
  });

  it('never makes a page seem whole that is not', () => {
    const { silenced, conserved, clean } = reported({ ...soundPage('nl', 'newer'), leadd: 'Weg.' }, 'nl', {
      silences: [{ rule: 'unknown-field', reason: 'Een veld van het CMS zelf.' }],
    });
    expect(silenced).toHaveLength(1);
    expect([conserved, clean]).toEqual([false, false]);
  });
});

it.each([null, 7, 'tekst', [], {}, { contents: 7 }, { contents: [[[]]] }, { metadata: { item_metadata: [] } }])(
  'reports any JSON value: %j',
  (value) => {
    expect(reported(value).unchecked.filter(({ reason }) => reason === 'failed')).toEqual([]);
  },
);
