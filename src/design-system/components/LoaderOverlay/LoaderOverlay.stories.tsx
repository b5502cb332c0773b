import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, waitFor } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { LoaderOverlay } from './LoaderOverlay.tsx';

const meta = {
  title: 'Components/LoaderOverlay',
  component: LoaderOverlay,
  parameters: { layout: 'fullscreen' },
  args: { state: 'waiting', text: 'Je wordt ingelogd' },
  render: (args) => (
    <div className="min-h-96 p-8">
      <p className="max-w-reading">De pagina eronder.</p>
      <LoaderOverlay {...args} />
    </div>
  ),
} satisfies Meta<typeof LoaderOverlay>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Nothing is to be seen or heard before somebody waits. */
export const Idle: Story = {
  args: { state: 'idle' },
  play: async ({ canvasElement }) => {
    const overlay = canvasElement.querySelector('[role="status"]');
    await expect(overlay).not.toBeVisible();
    await expect(overlay?.textContent).toBe('');
  },
};

function OneWait() {
  const [state, setState] = useState<'idle' | 'waiting'>('idle');
  return (
    <div className="min-h-96 p-8">
      <Button tone="primary" onClick={() => setState(state === 'idle' ? 'waiting' : 'idle')}>
        Begin en beëindig het wachten
      </Button>
      <LoaderOverlay state={state} text="Je wordt ingelogd" />
    </div>
  );
}

/** It speaks while the wait lasts; while it fades it is silent, and what lies under it can be pressed again. */
export const ByKeyboard: Story = {
  tags: ['keyboard'],
  render: () => <OneWait />,
  play: async ({ canvas, canvasElement }) => {
    const overlay = canvasElement.querySelector('[role="status"]');
    const heard = () => overlay?.querySelector(':scope > :not([aria-hidden]):last-child')?.textContent;
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(heard()).toBe('Je wordt ingelogd');
    await waitFor(() => expect(overlay).toBeVisible());
    await userEvent.keyboard('{Enter}');
    await expect(heard()).toBe('');
    await expect(overlay).toHaveStyle({ pointerEvents: 'none' });
    await waitFor(() => expect(overlay).not.toBeVisible(), { timeout: 3000 });
    await expect(canvas.getByRole('button')).toHaveFocus();
  },
};

export const AllStates: Story = {
  // The animation is never twice the same.
  parameters: { chromatic: { ignoreSelectors: ['img'] } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Je wordt ingelogd');
  },
};
