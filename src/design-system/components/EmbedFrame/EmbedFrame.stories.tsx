import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { EmbedFrame } from './EmbedFrame.tsx';

const meta = {
  title: 'Components/EmbedFrame',
  component: EmbedFrame,
  args: { src: 'about:blank', title: 'De Groene Agenda' },
} satisfies Meta<typeof EmbedFrame>;

export default meta;
type Story = StoryObj<typeof meta>;

export const AllStates: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByTitle('De Groene Agenda')).toBeVisible();
  },
};
