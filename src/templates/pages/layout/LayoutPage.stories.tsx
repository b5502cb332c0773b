import type { Meta, StoryObj } from '@storybook/react-vite';
import { PageStory, pageArgTypes, preloadPages } from '../../stories/storyPage.tsx';
import { layoutFixtures } from './layout.fixtures.ts';

/** A page whose type is a layout. */
const meta = {
  title: 'Pages/Layout',
  component: PageStory,
  loaders: [preloadPages],
  argTypes: pageArgTypes,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof PageStory>;

export default meta;
type Story = StoryObj<typeof meta>;

/** One large item beside a list of smaller ones. */
export const LeadAndList: Story = { args: layoutFixtures.leadAndList };

/** Each element under its own title, folded. */
export const Accordion: Story = { args: layoutFixtures.accordion };

export const English: Story = { args: layoutFixtures.older };
