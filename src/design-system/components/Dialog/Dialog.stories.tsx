import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ComponentType, useState } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { Dialog } from './Dialog.tsx';

const meta = {
  title: 'Components/Dialog',
  component: Dialog,
  args: {
    open: false,
    onClose: () => undefined,
    title: 'Wat gebeurt er met mijn reactie?',
    closeLabel: 'Sluiten',
    children: (
      <>
        <p>
          Je reactie staat onder het artikel, met de naam die je bij je profiel hebt gekozen. Je kunt haar altijd weer
          weghalen. De redactie leest mee en antwoordt op vragen.
        </p>
        <p>
          Meer daarover staat in de{' '}
          <a href="/privacy-cookie-verklaring" className="text-link underline underline-offset-4">
            privacyverklaring
          </a>
          .
        </p>
      </>
    ),
  },
  render: function OnAPage(args) {
    const [open, setOpen] = useState(args.open);
    return (
      <div className="flex min-h-[70vh] flex-col items-start gap-6">
        <p className="max-w-reading">
          Onder elk artikel kun je reageren. Wat je schrijft is voor iedereen te lezen, ook zonder profiel.
        </p>
        <Button tone="secondary" onClick={() => setOpen(true)}>
          Hoe werkt dat?
        </Button>
        <Dialog {...args} open={open} onClose={() => setOpen(false)} />
      </div>
    );
  },
} satisfies Meta<typeof Dialog>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The dialog lives in the scope's container, beside the story. */
const page = () => within(document.body);

const dialogName = { name: 'Wat gebeurt er met mijn reactie?' };

/** Enter opens, Tab goes round inside, Escape closes and gives the focus back. */
export const ByKeyboard: Story = {
  tags: ['keyboard'],
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Hoe werkt dat?' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    const dialog = within(await page().findByRole('dialog', dialogName));
    const close = dialog.getByRole('button', { name: 'Sluiten' });
    await waitFor(() => expect(close).toHaveFocus());
    await userEvent.tab();
    await expect(dialog.getByRole('link', { name: 'privacyverklaring' })).toHaveFocus();
    await userEvent.tab();
    await expect(close).toHaveFocus();
    await userEvent.tab({ shift: true });
    await expect(dialog.getByRole('link', { name: 'privacyverklaring' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(page().queryByRole('dialog')).toBeNull());
    await expect(canvas.getByRole('button', { name: 'Hoe werkt dat?' })).toHaveFocus();
  },
};

/** The page behind it neither scrolls nor moves, and is not there for a screen reader. */
export const HoldsThePage: Story = {
  decorators: [
    (Story: ComponentType) => (
      <div className="min-h-[150vh]">
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    const opener = canvas.getByRole('button', { name: 'Hoe werkt dat?' });
    const place = opener.getBoundingClientRect().left;
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await page().findByRole('dialog', dialogName);
    await expect(getComputedStyle(document.documentElement).overflowY).toBe('hidden');
    await expect(opener.getBoundingClientRect().left).toBe(place);
    await expect(opener.closest('[aria-hidden="true"]')).not.toBeNull();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(page().queryByRole('dialog')).toBeNull());
    await expect(getComputedStyle(document.documentElement).overflowY).not.toBe('hidden');
  },
};

/** A press beside it closes it. */
export const PressedBeside: Story = {
  args: { open: true },
  play: async () => {
    await page().findByRole('dialog', dialogName);
    await userEvent.click(document.body, { pointerEventsCheck: 0 });
    await waitFor(() => expect(page().queryByRole('dialog')).toBeNull());
  },
};

/** Longer than the window: it scrolls inside, and its end can be reached. */
export const Long: Story = {
  args: {
    open: true,
    children: Array.from({ length: 24 }, (_, index) => `Bepaling ${index + 1}`).map((title) => (
      <p key={title}>{title}: reacties blijven staan zolang het artikel er is.</p>
    )),
  },
  play: async () => {
    const dialog = await page().findByRole('dialog', dialogName);
    await expect(dialog.getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight);
    await expect(dialog.scrollHeight).toBeGreaterThan(dialog.clientHeight);
  },
};

export const AllStates: Story = { args: { open: true } };
