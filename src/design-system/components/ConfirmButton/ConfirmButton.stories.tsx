import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { ConfirmButton } from './ConfirmButton.tsx';

const meta = {
  title: 'Components/ConfirmButton',
  component: ConfirmButton,
  args: {
    label: 'Verwijderen',
    item: 'reactie van 3 mei 2026',
    tone: 'quiet',
    size: 'small',
    icon: 'trash',
    question: {
      title: 'Weet je zeker dat je deze reactie wilt verwijderen?',
      text: 'De reactie verdwijnt meteen en komt niet terug.',
      confirmLabel: 'Verwijderen',
      cancelLabel: 'Annuleren',
    },
    onConfirm: fn(),
  },
} satisfies Meta<typeof ConfirmButton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

const page = () => within(document.body);
const confirmed = fn();

/** Asked twice: Escape changes nothing and gives the focus back, the second time it is confirmed. */
export const ByKeyboard: Story = {
  tags: ['keyboard'],
  args: { onConfirm: confirmed },
  play: async ({ canvas }) => {
    confirmed.mockClear();
    await userEvent.tab();
    const button = canvas.getByRole('button', { name: /^Verwijderen ?: reactie van 3 mei 2026$/ });
    await expect(button).toHaveFocus();

    await userEvent.keyboard('{Enter}');
    const question = { name: 'Weet je zeker dat je deze reactie wilt verwijderen?' };
    const first = within(await page().findByRole('alertdialog', question));
    await waitFor(() => expect(first.getByRole('button', { name: 'Annuleren' })).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(page().queryByRole('alertdialog')).toBeNull());
    await expect(button).toHaveFocus();
    await expect(confirmed).not.toHaveBeenCalled();

    await userEvent.keyboard(' ');
    const second = within(await page().findByRole('alertdialog', question));
    await waitFor(() => expect(second.getByRole('button', { name: 'Annuleren' })).toHaveFocus());
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(page().queryByRole('alertdialog')).toBeNull());
    await expect(confirmed).toHaveBeenCalledTimes(1);
  },
};

export const AllStates: Story = {
  render: (args) => (
    <div className="flex flex-wrap items-center gap-4">
      <ConfirmButton {...args} />
      <ConfirmButton {...args} item="reactie van 4 mei 2026" state="busy" />
      <ConfirmButton {...args} label="Alles verwijderen" item={undefined} tone="secondary" size="medium" />
    </div>
  ),
};
