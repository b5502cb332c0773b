import type { Meta, StoryObj } from '@storybook/react-vite';
import { ElementStory, elementArgTypes, preloadElements } from '../../stories/storyPlan.tsx';
import { imageFixtures } from './image.fixtures.ts';

const meta = {
  title: 'Elements/Image',
  component: ElementStory,
  loaders: [preloadElements],
  argTypes: elementArgTypes,
} satisfies Meta<typeof ElementStory>;

export default meta;
type Story = StoryObj<typeof meta>;

export const WithCredit: Story = { args: imageFixtures.withCredit };

/** Nobody is known to have made it, and nobody set its focus. */
export const Plain: Story = { args: imageFixtures.plain };

export const PhotographerOnly: Story = { args: imageFixtures.photographerOnly };

/** In a feature the picture takes the width of the page. */
export const Feature: Story = { args: { ...imageFixtures.withCredit, area: 'd' } };
