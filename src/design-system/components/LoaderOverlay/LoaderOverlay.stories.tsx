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
    await expect(canvasElement.querySelector('dialog')).not.toBeVisible();
    await expect(canvasElement.querySelector('img')).toBeNull();
  },
};

function OneWait() {
  const [state, setState] = useState<'idle' | 'waiting'>('idle');
  return (
    <div className="min-h-96 p-8">
      <Button tone="primary" onClick={() => setState('waiting')}>
        Begin te wachten
      </Button>
      <LoaderOverlay
        state={state}
        text="De verbinding is even weg"
        action={{ label: 'Blijf op deze pagina', onPress: () => setState('idle') }}
      />
    </div>
  );
}

/** The way out has the focus; Escape takes it too. Then the page is there again, before the overlay has faded. */
export const ByKeyboard: Story = {
  tags: ['keyboard'],
  render: () => <OneWait />,
  play: async ({ canvas, canvasElement }) => {
    const dialog = canvasElement.querySelector('dialog');
    for (const way of ['{Enter}', '{Escape}']) {
      await userEvent.tab();
      await expect(canvas.getByRole('button', { name: 'Begin te wachten' })).toHaveFocus();
      await userEvent.keyboard('{Enter}');
      await waitFor(() => expect(dialog).toBeVisible());
      await expect(canvas.getByRole('button', { name: 'Blijf op deze pagina' })).toHaveFocus();
      if (way === '{Enter}') await userEvent.keyboard(way);
      // Keys that a script makes do not reach the browser's own handling: this is what Escape leads to.
      else dialog?.dispatchEvent(new Event('cancel', { cancelable: true }));
      await waitFor(() => expect(dialog).toHaveProperty('open', false));
      await expect(dialog).toHaveStyle({ pointerEvents: 'none' });
      await expect(canvas.getByRole('button', { name: 'Begin te wachten' })).toHaveFocus();
      await waitFor(() => expect(dialog).not.toBeVisible());
      canvas.getByRole('button', { name: 'Begin te wachten' }).blur();
    }
  },
};

export const AllStates: Story = {
  args: { action: { label: 'Blijf op deze pagina', onPress: () => {} } },
  // The animation is never twice the same.
  parameters: { chromatic: { ignoreSelectors: ['img'] }, visual: { masks: ['dialog img'] } },
  play: async ({ canvas }) => {
    // It comes in softly.
    await waitFor(() => expect(canvas.getByRole('dialog', { name: 'Je wordt ingelogd' })).toBeVisible());
  },
};
