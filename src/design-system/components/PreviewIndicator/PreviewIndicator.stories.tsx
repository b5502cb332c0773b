import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { PreviewIndicator } from './PreviewIndicator.tsx';

const onClick = fn();

const meta = {
  title: 'Components/PreviewIndicator',
  component: PreviewIndicator,
  parameters: { layout: 'fullscreen' },
  args: { label: 'Voorbeeld' },
  render: (args) => (
    <>
      <PreviewIndicator {...args} />
      <div className="flex min-h-96 flex-col items-start gap-4 p-8">
        <p className="max-w-reading">
          Zo komt de pagina eruit te zien. De rand ligt over alles heen en vangt niets op.
        </p>
        <Button tone="secondary" onClick={onClick}>
          Lees verder
        </Button>
      </div>
    </>
  ),
} satisfies Meta<typeof PreviewIndicator>;

export default meta;
type Story = StoryObj<typeof meta>;

/** What lies under it is pressed and reached as ever. */
export const CatchesNothing: Story = {
  tags: ['keyboard'],
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Lees verder' });
    const { left, top, width, height } = button.getBoundingClientRect();
    await expect(document.elementFromPoint(left + width / 2, top + height / 2)).toBe(button);
    await userEvent.tab();
    await expect(button).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(onClick).toHaveBeenCalledOnce();
  },
};

export const AllStates: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Voorbeeld');
  },
};
