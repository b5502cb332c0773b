import { composeStory, type Meta, type StoryObj } from '@storybook/react-vite';
import preview from '../../.storybook/preview.tsx';

/** One story as Storybook knows it: with what the preview, the file and the story itself say. */
export interface ComposedStory {
  /** The file, from the repository's root: `src/design-system/components/Button/Button.stories.tsx`. */
  readonly file: string;
  /** The export's name. */
  readonly name: string;
  readonly tags: readonly string[];
  readonly parameters: Readonly<Record<string, unknown>>;
  readonly plays: boolean;
}

interface StoryFile {
  readonly default: Meta;
  readonly [story: string]: StoryObj;
}

const files = import.meta.glob<StoryFile>(['../../src/**/*.stories.tsx', '../../stories/**/*.stories.tsx']);

function composed(path: string, { default: meta, ...stories }: StoryFile): readonly ComposedStory[] {
  return Object.entries(stories).map(([name, story]) => {
    const { tags, parameters, play } = composeStory(story, meta, preview, name);
    return { file: path.replace('../../', ''), name, tags, parameters, plays: play !== undefined };
  });
}

/** Every story of the repository. */
export async function composedStories(): Promise<readonly ComposedStory[]> {
  const perFile = await Promise.all(Object.entries(files).map(async ([path, load]) => composed(path, await load())));
  return perFile.flat();
}
