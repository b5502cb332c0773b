import { describe, expect, it } from 'vitest';
import type { Story } from '../inputs/inputs.ts';
import { type View, viewName } from '../model/place.ts';
import { type Filters, isInScope, placesOf, unanswered } from './scope.ts';

function story(file: string, more: Partial<Story> = {}): Story {
  const id = file.replace(/\W+/g, '-').toLowerCase();
  return {
    id,
    title: file,
    name: 'All States',
    exportName: 'AllStates',
    file,
    pinned: {},
    variants: {},
    threshold: 0,
    masks: [],
    ...more,
  };
}

const views: readonly View[] = ['one', 'two'].flatMap((site) =>
  (['light', 'dark'] as const).map((mode) => ({ site, mode, width: 390 })),
);
const offer = { views, portlets: ['agenda'] };
const none: Filters = { sites: [], stories: [], folders: [], presets: [] };

function namesOf(stories: readonly Story[], filters: Partial<Filters> = {}): readonly string[] {
  return placesOf(stories, offer, { ...none, ...filters }).map(({ variant, view }) => `${variant}${viewName(view)}`);
}

describe('what is looked at', () => {
  it.each([
    ['src/design-system/components/Button/Button.stories.tsx', 'AllStates', true],
    ['src/design-system/components/Button/Button.stories.tsx', 'Primary', false],
    ['src/templates/elements/text/TextElement.stories.tsx', 'Prose', true],
    ['src/templates/areas/AccordionArea.stories.tsx', 'English', true],
    ['src/templates/pages/home/HomePage.stories.tsx', 'Sparse', true],
    ['src/templates/renderer/ChunkView.stories.tsx', 'Late', false],
    ['stories/sites/SitePages.stories.tsx', 'CoeGroen', true],
    ['stories/editors/WholePages.stories.tsx', 'CoeGroen', false],
    ['stories/toolbar/Toolbar.stories.tsx', 'DutchSiteInLightMode', false],
  ])('%s, %s: %s', (file, exportName, expected) => {
    expect(isInScope({ file, exportName })).toBe(expected);
  });

  it('is each story in each view, with each of its sets of arguments', () => {
    expect(namesOf([story('Card')])).toEqual(['one-light-390', 'one-dark-390', 'two-light-390', 'two-dark-390']);
    expect(namesOf([story('Card', { variants: { '/news': {} }, pinned: { site: 'one', mode: 'dark' } })])).toEqual([
      'one-dark-390',
      '/newsone-dark-390',
    ]);
  });

  it('names the filters that nothing answers to', () => {
    const before = { ...offer, stories: [story('src/templates/areas/Old')] };
    const after = { ...offer, stories: [story('src/templates/areas/New')] };
    const asked = {
      ...none,
      sites: ['one', 'three'],
      stories: ['old', 'new', 'nwe'],
      folders: ['src/templates', 'src/x'],
    };
    expect(unanswered([before, after], asked)).toEqual(['--site three', '--story nwe', '--folder src/x']);
    expect(unanswered([before, after], none)).toEqual([]);
  });

  it('is what portlets show in their themes too', () => {
    const portlet = story('src/design-system/components/PortletHeader/PortletHeader.stories.tsx');
    expect(namesOf([portlet])).toEqual(expect.arrayContaining(['agenda-light-390', 'agenda-dark-390']));
    expect(namesOf([story('Card')])).not.toContain('agenda-light-390');
  });

  it('is less where one asks for a site, a story, a folder or a look', () => {
    const stories = [story('src/a/Card'), story('src/b/Link')];
    expect(namesOf(stories, { sites: ['two'], stories: ['card'] })).toEqual(['two-light-390', 'two-dark-390']);
    for (const spelling of ['SharedCard', 'shared-card', 'Shared card']) {
      expect(namesOf([...stories, story('SharedCard')], { sites: ['two'], stories: [spelling] })).toHaveLength(2);
    }
    expect(namesOf(stories, { folders: ['./src/b'], sites: ['one'] })).toHaveLength(2);
    expect(namesOf(stories, { folders: ['src/c'] })).toEqual([]);
    expect(namesOf([story('Card')], { presets: ['print'], sites: ['one'] })).toEqual([
      'one-light-390-print',
      'one-dark-390-print',
    ]);
  });
});
