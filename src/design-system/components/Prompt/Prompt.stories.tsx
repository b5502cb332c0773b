import type { Meta, StoryObj } from '@storybook/react-vite';
import { lazy, Suspense, useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import type { PromptProps } from './Prompt.tsx';

/** As whoever asks loads it: when the question comes up. */
const Prompt = lazy(async () => ({ default: (await import('./Prompt.tsx')).Prompt }));

const deleteComment: PromptProps = {
  kind: 'confirm',
  open: false,
  title: 'Weet je zeker dat je deze reactie wilt verwijderen?',
  text: 'De reactie verdwijnt meteen en komt niet terug.',
  confirmLabel: 'Verwijderen',
  cancelLabel: 'Annuleren',
  onConfirm: fn(),
  onClose: fn(),
};

const meta = {
  title: 'Components/Prompt',
  args: deleteComment,
  render: function OnAPage(args) {
    const [open, setOpen] = useState(args.open);
    const [wanted, setWanted] = useState(args.open);
    const close = () => {
      setOpen(false);
      args.onClose();
    };
    return (
      <div className="flex min-h-[70vh] flex-col items-start gap-6">
        <p className="max-w-reading">Bij ons staat het water sinds de vernatting twintig centimeter hoger.</p>
        <Button
          tone="quiet"
          size="small"
          icon="trash"
          onClick={() => {
            setWanted(true);
            setOpen(true);
          }}
        >
          Verwijder deze reactie
        </Button>
        {wanted && (
          <Suspense fallback={null}>
            <Prompt {...args} open={open} onClose={close} />
          </Suspense>
        )}
      </div>
    );
  },
} satisfies Meta<PromptProps>;

export default meta;
type Story = StoryObj<PromptProps>;

const page = () => within(document.body);
const opener = () => page().getByRole('button', { name: 'Verwijder deze reactie', hidden: true });

const ask = async () => {
  await userEvent.tab();
  await expect(opener()).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  return page().findByRole('alertdialog', { name: 'Weet je zeker dat je deze reactie wilt verwijderen?' });
};

const gone = () => waitFor(() => expect(page().queryByRole('alertdialog')).toBeNull());

const confirmed = fn();

/** The focus begins at the answer that changes nothing; the other one is a Tab away. */
export const ConfirmByKeyboard: Story = {
  tags: ['keyboard'],
  args: { ...deleteComment, onConfirm: confirmed },
  play: async () => {
    confirmed.mockClear();
    const prompt = await ask();
    await expect(prompt).toHaveAccessibleDescription('De reactie verdwijnt meteen en komt niet terug.');
    await waitFor(() => expect(within(prompt).getByRole('button', { name: 'Annuleren' })).toHaveFocus());
    await userEvent.tab();
    await expect(within(prompt).getByRole('button', { name: 'Verwijderen' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await gone();
    await expect(confirmed).toHaveBeenCalledTimes(1);
    await expect(opener()).toHaveFocus();
  },
};

/** Escape is a no; a press beside the question is no answer. */
export const Declined: Story = {
  args: { ...deleteComment, onConfirm: confirmed },
  play: async () => {
    confirmed.mockClear();
    const prompt = await ask();
    await waitFor(() => expect(within(prompt).getByRole('button', { name: 'Annuleren' })).toHaveFocus());
    await userEvent.click(document.body, { pointerEventsCheck: 0 });
    await expect(prompt).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await gone();
    await expect(confirmed).not.toHaveBeenCalled();
    await expect(opener()).toHaveFocus();
  },
};

/** The generic prompt of the specification, section 8. */
export const Message: Story = {
  args: {
    kind: 'message',
    open: true,
    title: 'Oeps... Er ging iets mis!',
    closeLabel: 'Sluiten',
    onClose: fn(),
  },
  play: async () => {
    const prompt = await page().findByRole('alertdialog', { name: 'Oeps... Er ging iets mis!' });
    await waitFor(() => expect(within(prompt).getByRole('button', { name: 'Sluiten' })).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await gone();
  },
};

/** The same, as it stands open. */
export const MessageOpen: Story = {
  args: Message.args ?? {},
  play: async () => {
    await waitFor(() => expect(page().getByRole('button', { name: 'Sluiten' })).toHaveFocus());
  },
};

export const AllStates: Story = {
  args: { ...deleteComment, open: true },
  play: async () => {
    await waitFor(() => expect(page().getByRole('button', { name: 'Annuleren' })).toHaveFocus());
  },
};
