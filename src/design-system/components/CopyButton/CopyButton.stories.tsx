import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { CopyButton } from './CopyButton.tsx';
import { browserWithClipboard, writeText } from './clipboard.samples.ts';

const meta = {
  title: 'Components/CopyButton',
  component: CopyButton,
  args: {
    text: 'Redactie Veldwerk. (2026). Factsheet uitstoot van CO2 uit veengrond.',
    texts: {
      copy: 'Kopieer de verwijzing',
      copied: 'Gekopieerd',
      copyFailed: 'Kopiëren lukt niet. Selecteer de verwijzing en kopieer die zelf.',
    },
  },
} satisfies Meta<typeof CopyButton>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Enter copies, and what became of it is said. */
export const ByKeyboard: Story = {
  tags: ['keyboard'],
  beforeEach: browserWithClipboard,
  play: async ({ canvas, args }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Kopieer de verwijzing' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('Gekopieerd'));
    await expect(writeText).toHaveBeenCalledWith(args.text);
  },
};

/** A browser may refuse the clipboard; that is said too. */
export const CopyRefused: Story = {
  beforeEach: browserWithClipboard,
  play: async ({ canvas }) => {
    writeText.mockRejectedValue(new DOMException('Refused', 'NotAllowedError'));
    await userEvent.click(canvas.getByRole('button', { name: 'Kopieer de verwijzing' }));
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('Kopiëren lukt niet'));
  },
};

/** Both on one page: short words, and long ones in a narrow place. */
export const AllStates: Story = {
  render: (args) => (
    <div className="flex flex-col gap-10">
      <CopyButton {...args} />
      <div className="max-w-40">
        <CopyButton {...args} texts={{ ...args.texts, copy: 'Kopieer de literatuurverwijzing naar het klembord' }} />
      </div>
    </div>
  ),
};
