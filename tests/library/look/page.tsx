import { composeStory, type Meta, type StoryObj } from '@storybook/react-vite';
import type { ComponentType } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { SiteScope } from '#design-system/theme/SiteScope.tsx';
import { compareLooks } from './compareLooks.ts';

/*
 * The page on which looks are compared: the states of every component, and one example of each element, area and page,
 * or all of them (`?all`), one below the other in the theme of one site. Whatever the package has is the package's
 * (`buildPage.ts`).
 */

declare global {
  interface Window {
    compareLooks: typeof compareLooks;
    /** How many stories are shown, once all of them are. */
    shown?: number;
  }
}

interface ShownStory {
  /** Name of its file. */
  readonly file: string;
  readonly name: string;
  readonly Story: ComponentType;
}

/** A placeholder for apps that wait for their data: the portal, which renders on its server, has no look for it. */
const notInPortal = 'Skeleton.stories.tsx';

interface StoryFile {
  readonly default: Meta;
  readonly [story: string]: StoryObj;
}

const isWhole = new URLSearchParams(window.location.search).has('all');
const files = import.meta.glob<StoryFile>('../../../src/**/*.stories.tsx');

async function stories(): Promise<ShownStory[]> {
  const found: ShownStory[] = [];
  for (const [path, load] of Object.entries(files)) {
    const file = path.replace(/^.*\//, '');
    if (file === notInPortal) continue;
    const { default: meta, ...own } = await load();
    const isComponent = path.includes('/design-system/');
    // A component's other stories are for reading and for playing.
    const wanted = Object.entries(own).filter(([name]) => !isComponent || name === 'AllStates');
    for (const [name, story] of isComponent || isWhole ? wanted : wanted.slice(0, 1)) {
      const Story = composeStory(story, meta, {}, name);
      await Story.load();
      found.push({ file, name, Story });
    }
  }
  return found;
}

async function show(): Promise<void> {
  const all = await stories();
  const root = document.querySelector('#root');
  if (!root) throw new Error('The page has no root.');
  flushSync(() =>
    createRoot(root).render(
      all.map(({ file, name, Story }) => (
        <div key={file + name} data-file={file} data-story={name}>
          <SiteScope site="groenkennisnet" mode="system">
            <Story />
          </SiteScope>
        </div>
      )),
    ),
  );
  window.shown = all.length;
}

window.compareLooks = compareLooks;
// Awaited here, the scripts of the stories, which import parts of this one, would wait for it in their turn.
void show();
