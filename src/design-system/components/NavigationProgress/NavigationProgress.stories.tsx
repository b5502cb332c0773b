import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { NavigationProgress } from './NavigationProgress.tsx';

const meta = {
  title: 'Components/NavigationProgress',
  component: NavigationProgress,
  parameters: { layout: 'fullscreen' },
  args: { state: 'waiting', message: 'De pagina wordt geladen' },
  render: (args) => (
    <div className="min-h-40 p-6">
      <NavigationProgress {...args} />
      <p>De balk ligt langs de bovenrand van het venster.</p>
    </div>
  ),
} satisfies Meta<typeof NavigationProgress>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Idle: Story = {
  args: { state: 'idle', message: '' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status').textContent).toBe('');
  },
};

/** Nothing is seen any more; who listens hears where they are. */
export const Arrived: Story = {
  args: { state: 'idle', message: 'Nieuws – Groen Kennisnet' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Nieuws – Groen Kennisnet');
  },
};

/** It appears after 200 ms and creeps on for eight seconds; reviews show it at its end. */
export const AllStates: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('De pagina wordt geladen');
  },
};
