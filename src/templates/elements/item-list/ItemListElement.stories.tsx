import type { Meta, StoryObj } from '@storybook/react-vite';
import { ElementStory, elementArgTypes, preloadElements } from '../../stories/storyPlan.tsx';
import { itemListFixtures } from './item-list.fixtures.ts';

const meta = {
  title: 'Elements/Item list',
  component: ElementStory,
  loaders: [preloadElements],
  argTypes: elementArgTypes,
} satisfies Meta<typeof ElementStory>;

export default meta;
type Story = StoryObj<typeof meta>;

export const News: Story = { args: itemListFixtures.news };

/** Template A: one large card beside smaller ones. */
export const LeadAndList: Story = { args: { ...itemListFixtures.news, area: 'a' } };

/** Template B: a row of three. */
export const Row: Story = { args: { ...itemListFixtures.news, area: 'b' } };

/** Template C: a grid. */
export const Grid: Story = { args: { ...itemListFixtures.news, area: 'c' } };

/** Template D: every item full width. */
export const Feature: Story = { args: { ...itemListFixtures.news, area: 'd' } };

export const Agenda: Story = { args: itemListFixtures.agenda };

export const Alphabet: Story = { args: itemListFixtures.alphabet };

export const Reading: Story = { args: itemListFixtures.reading };
