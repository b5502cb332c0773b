import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { browserWithClipboard, writeText } from '../CopyButton/clipboard.samples.ts';
import { EmbedCode } from './EmbedCode.tsx';

const code = `<iframe src="https://groenkennisnet.nl/portlet/groene-agenda/*" title="De Groene Agenda" loading="lazy">
  <a href="https://groenkennisnet.nl/portlet/groene-agenda/*">De Groene Agenda</a>
</iframe>`;

const meta = {
  title: 'Components/EmbedCode',
  component: EmbedCode,
  args: {
    label: 'De HTML van het portaal',
    code,
    texts: {
      copy: 'Kopieer de code',
      copied: 'Gekopieerd',
      copyFailed: 'Kopiëren lukt niet. Selecteer de code en kopieer haar zelf.',
    },
  },
} satisfies Meta<typeof EmbedCode>;

export default meta;
type Story = StoryObj<typeof meta>;

export const ByKeyboard: Story = {
  tags: ['keyboard'],
  beforeEach: browserWithClipboard,
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Kopieer de code' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('Gekopieerd'));
    await expect(writeText).toHaveBeenCalledWith(code);
  },
};

/** A browser may refuse the clipboard; the code can be selected all the same. */
export const CopyRefused: Story = {
  beforeEach: browserWithClipboard,
  play: async ({ canvas }) => {
    writeText.mockRejectedValue(new DOMException('Refused', 'NotAllowedError'));
    await userEvent.click(canvas.getByRole('button', { name: 'Kopieer de code' }));
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('Selecteer de code'));
  },
};

export const AllStates: Story = {
  beforeEach: browserWithClipboard,
  render: (args) => (
    <div className="flex flex-col gap-10">
      <EmbedCode {...args} />
      <div className="max-w-50">
        <EmbedCode {...args} />
      </div>
    </div>
  ),
  play: async ({ canvas }) => {
    const [first] = canvas.getAllByRole('button', { name: 'Kopieer de code' });
    if (first) await userEvent.click(first);
    await waitFor(() => expect(canvas.getByText('Gekopieerd')).toBeVisible());
  },
};
