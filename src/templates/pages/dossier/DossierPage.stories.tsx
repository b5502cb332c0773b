import type { Meta, StoryObj } from '@storybook/react-vite';
import { PageStory, pageArgTypes, preloadPages } from '../../stories/storyPage.tsx';
import { dossierFixtures } from './dossier.fixtures.ts';

/** A dossier: header, summary, contents bar, sections, people, sources. */
const meta = {
  title: 'Pages/Dossier',
  component: PageStory,
  loaders: [preloadPages],
  argTypes: pageArgTypes,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof PageStory>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Starts with a section, whose title stands above the contents bar. */
export const Complete: Story = { args: dossierFixtures.complete };

/** Only what every dossier has. */
export const Spare: Story = { args: dossierFixtures.spare };

export const English: Story = { args: dossierFixtures.older };
