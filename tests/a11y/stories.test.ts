import { beforeAll, describe, expect, it } from 'vitest';
import { keyboardTag } from '../../.storybook/keyboardOnly.ts';
import storybook from '../../.storybook/main.ts';
import { colorModes, siteIds, snapshotWidths } from '../../.storybook/modes.ts';
import { componentFolders, isInteractive } from './componentFolders.ts';
import { type ComposedStory, composedStories } from './composedStories.ts';

let stories: readonly ComposedStory[];

beforeAll(async () => {
  stories = await composedStories();
});

function storiesOf(folder: string): readonly ComposedStory[] {
  return stories.filter(({ file }) => file.startsWith(`${folder}/`));
}

function chromaticOf({ parameters }: ComposedStory): { disableSnapshot?: unknown; modes?: unknown } {
  return { ...(typeof parameters.chromatic === 'object' ? parameters.chromatic : {}) };
}

describe('each component', () => {
  it.each(componentFolders)('%s has a story AllStates, which themes are judged by', (folder) => {
    expect(
      storiesOf(folder).map(({ name }) => name),
      `${folder} needs a story named AllStates`,
    ).toContain('AllStates');
  });

  it.each(componentFolders.filter(isInteractive))('%s has a story played by keyboard alone', (folder) => {
    const played = storiesOf(folder).filter(({ tags, plays }) => tags.includes(keyboardTag) && plays);
    expect(
      played.map(({ name }) => name),
      `${folder} needs a story with tags: ['${keyboardTag}'] and a play that drives it by keys`,
    ).not.toEqual([]);
  });
});

describe('snapshots', () => {
  const wholePages = 'stories/sites/SitePages.stories.tsx';

  it('are taken of the all-states stories, of the whole pages of each site, and of no other', () => {
    const photographed = stories.filter((story) => chromaticOf(story).disableSnapshot === false);
    const isWanted = ({ file, name }: ComposedStory) => name === 'AllStates' || file === wholePages;
    expect(photographed.map(({ file, name }) => `${file} ${name}`)).toEqual(
      stories.filter(isWanted).map(({ file, name }) => `${file} ${name}`),
    );
    expect(photographed.filter(({ file }) => file === wholePages)).toHaveLength(siteIds.length);
    expect(stories.filter((story) => typeof chromaticOf(story).disableSnapshot !== 'boolean')).toEqual([]);
  });

  it('are taken of each story in every site, mode and width', () => {
    const expected = siteIds.flatMap((site) =>
      colorModes.flatMap((mode) => snapshotWidths.map((viewport) => ({ site, mode, viewport }))),
    );
    for (const story of stories.filter(({ name }) => name === 'AllStates')) {
      expect(Object.values(chromaticOf(story).modes ?? {}), story.file).toEqual(expected);
    }
  });

  it('are taken of a whole page in its own site alone', () => {
    for (const story of stories.filter(({ file }) => file === wholePages)) {
      const taken = Object.values(chromaticOf(story).modes ?? {}).filter(({ disable }) => disable === false);
      expect(new Set(taken.map(({ site }) => site)).size, story.name).toBe(1);
      expect(taken).toHaveLength(colorModes.length * snapshotWidths.length);
    }
  });

  it('are marked in Storybook itself by the same plugin as here', async () => {
    const config = await storybook.viteFinal({ plugins: [] });
    expect(config.plugins).toContainEqual(expect.objectContaining({ name: 'portal:all-states-snapshots' }));
  });
});
