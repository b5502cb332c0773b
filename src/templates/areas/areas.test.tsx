import { renderToString } from 'react-dom/server';
import { beforeAll, describe, expect, it } from 'vitest';
import { read, wordsOf } from '#tests/contract/reading.ts';
import { preloadRegistry } from '#tests/contract/renderPlan.tsx';
import { elementsOf } from '../plan/areas/walk.ts';
import { type AreaFixture, AreaStory, planAreaFixture } from '../stories/storyArea.tsx';
import { areaFixtures } from './areas.fixtures.ts';
import { isWide, runsOf } from './runs.ts';

beforeAll(preloadRegistry);

const html = (fixture: AreaFixture) => renderToString(<AreaStory {...fixture} />);
const readAreas = (fixture: AreaFixture) => read(html(fixture));

describe.each<[string, AreaFixture]>(Object.entries(areaFixtures))('the areas of the example %s', (_, fixture) => {
  it('have nothing to report', () => {
    expect(planAreaFixture(fixture).findings).toEqual([]);
  });

  it('show every title, once', () => {
    const { areas } = planAreaFixture(fixture).plan;
    const titles = elementsOf(areas).flatMap((element) =>
      element.kind === 'known' && 'title' in element.data ? (element.data.title ?? []) : [],
    );
    const headings = readAreas(fixture).headings.map(({ text }) => text.replace(/ \(\d+\)$/, ''));
    for (const title of [...titles, ...areas.flatMap(({ title }) => title ?? [])]) {
      const times = titles.filter((other) => other === title).length;
      expect([title, headings.filter((text) => text === title).length]).toEqual([title, Math.max(times, 1)]);
    }
  });

  it('go down one level of headings at a time', () => {
    const levels = readAreas(fixture).headings.map(({ level }) => level);
    const jumps = levels.filter((level, index) => level > (levels[index - 1] ?? 1) + 1);
    expect(jumps).toEqual([]);
  });

  it('give every id once', () => {
    const ids = [...html(fixture).matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
  });
});

it.each([false, true])('an area keeps the lines of its lead, with a ground of its own: %s', (background) => {
  for (const template of ['text', 'a', 'newsletter']) {
    const lead = { title: 'Deel', contentarea_leadtext: 'Een\n\n- twee', background };
    const contents = [{ ...lead, contentarea_template: `contenttemplate_${template}`, elements: [] }];
    expect(html({ language: 'nl', contents })).toMatch(/<p class="[^"]*whitespace-pre-line[^"]*">Een\n\n- twee<\/p>/);
  }
});

describe('an accordion area', () => {
  it('folds each element under its own title, which stands nowhere else', () => {
    const { all } = readAreas(areaFixtures.accordion);
    expect(all('summary').map(wordsOf)).toEqual([
      'Waarom dit nu speelt',
      'Agenda',
      'De redactie',
      'Hier wordt het uitgeprobeerd',
    ]);
    expect(all('details').map(wordsOf)[2]).toContain('Marit Hoekstra');
  });

  it('gives each fold a readable id inside it, so that a link opens it', () => {
    const [first] = planAreaFixture(areaFixtures.accordion).plan.areas;
    expect(first?.folds?.map(({ id }) => id)).toEqual([
      's-waarom-dit-nu-speelt',
      's-agenda',
      's-de-redactie',
      's-hier-wordt-het-uitgeprobeerd',
    ]);
    expect(html(areaFixtures.accordion)).toMatch(/<\/summary><div id="s-agenda"/);
  });

  it('keeps what is inside a fold below its title in the outline', () => {
    expect(readAreas(areaFixtures.accordion).headings.slice(0, 4)).toEqual([
      { level: 2, text: 'Alles wat je wilt weten' },
      { level: 3, text: 'Waarom dit nu speelt' },
      { level: 3, text: 'Agenda' },
      { level: 4, text: 'Kennismiddag zoet water' },
    ]);
  });

  it('keeps the folds of an accordion inside a fold one level down', () => {
    const elements = [{ type: 'tiles', title: 'Tegels', items: [{ title: 'Bodem', url: '/bodem' }] }];
    const accordion = { contentarea_template: 'contenttemplate_accordion' };
    const contents = [
      { ...accordion, title: 'Vragen', elements: [{ ...accordion, title: 'Over de grond', elements }] },
    ];
    expect(readAreas({ language: 'nl', contents }).headings).toEqual([
      { level: 2, text: 'Vragen' },
      { level: 3, text: 'Over de grond' },
      { level: 4, text: 'Tegels' },
      { level: 5, text: 'Bodem' },
    ]);
  });

  it('leaves an element without a title open, in its place', () => {
    const { all, text } = readAreas(areaFixtures.accordionMixed);
    expect(all('summary').map(wordsOf)).toEqual(['Before the visit', 'On the farm', 'Question of an inspector?']);
    expect(all('details').map(wordsOf).join()).not.toContain('Between the two');
    expect(text).toMatch(/Before the visit.*Between the two.*On the farm/);
  });
});

describe('elements that can share a row', () => {
  const runs = (fixture: AreaFixture) => {
    const elements = planAreaFixture(fixture).plan.areas[0]?.elements ?? [];
    return runsOf(elements, []).map(({ kind, parts }) => `${kind} ${parts.length}`);
  };

  it('are those to be read; lists, tiles, teams and maps need the width', () => {
    expect(runs(areaFixtures.cOthers)).toEqual(['wide 1', 'columns 4']);
    expect(runs(areaFixtures.defaultWide)).toEqual(['columns 1', 'wide 1', 'wide 1']);
  });

  it('are areas inside the area too, unless they hold something wide', () => {
    expect(runs(areaFixtures.nested)).toEqual(['columns 2', 'wide 1']);
  });

  it('are not the cards that editors see for what cannot be shown', () => {
    const [area] = planAreaFixture({ language: 'nl', contents: [{ elements: [{ type: 'zomaar' }] }] }).plan.areas;
    expect(area?.elements.map(isWide)).toEqual([true]);
  });
});
