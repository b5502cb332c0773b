import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { Band } from '../Band/Band.tsx';
import { browserWithClipboard, writeText } from '../CopyButton/clipboard.samples.ts';
import { shareTexts } from './ShareLinks.samples.ts';
import { ShareLinks } from './ShareLinks.tsx';

const meta = {
  title: 'Components/ShareLinks',
  component: ShareLinks,
  args: { url: 'https://groenkennisnet.nl/dossier/bodem', title: 'Bodem', texts: shareTexts },
} satisfies Meta<typeof ShareLinks>;

export default meta;
type Story = StoryObj<typeof meta>;

const share = fn<(data: ShareData) => Promise<void>>();

/** The same with a sheet of its own, where it is wanted. */
function browserWith(own: { share: boolean }) {
  const restore = browserWithClipboard();
  const before = Object.getOwnPropertyDescriptor(navigator, 'share');
  share.mockReset().mockRejectedValue(new DOMException('Closed', 'AbortError'));
  if (own.share) Object.defineProperty(navigator, 'share', { configurable: true, value: share });
  return () => {
    restore();
    Reflect.deleteProperty(navigator, 'share');
    if (before) Object.defineProperty(navigator, 'share', before);
  };
}

/** Through the links to the copied address, which is said; then to the sheet, which may be closed again. */
export const ByKeyboard: Story = {
  tags: ['keyboard'],
  beforeEach: () => browserWith({ share: true }),
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Deel op LinkedIn (opent in een nieuw tabblad)' })).toHaveFocus();
    for (const _others of ['whatsapp', 'bluesky', 'mail']) await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Deel per e-mail' })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Kopieer link' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('Gekopieerd'));
    await expect(writeText).toHaveBeenCalledWith('https://groenkennisnet.nl/dossier/bodem');
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Delen via…' })).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(share).toHaveBeenCalledWith({ url: 'https://groenkennisnet.nl/dossier/bodem', title: 'Bodem' });
  },
};

/** A browser may refuse the clipboard; that is said too. */
export const CopyRefused: Story = {
  beforeEach: () => browserWith({ share: false }),
  play: async ({ canvas }) => {
    writeText.mockRejectedValue(new DOMException('Refused', 'NotAllowedError'));
    await userEvent.click(canvas.getByRole('button', { name: 'Kopieer link' }));
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('Kopiëren lukt niet'));
  },
};

export const AllStates: Story = {
  parameters: { layout: 'fullscreen' },
  beforeEach: () => browserWith({ share: true }),
  render: (args) => (
    <>
      <Band tone="plain" rhythm="tight">
        <ShareLinks {...args} />
      </Band>
      <Band tone="band" rhythm="tight">
        <ShareLinks {...args} texts={{ ...args.texts, label: 'Deel dit dossier' }} />
      </Band>
    </>
  ),
  play: async ({ canvas }) => {
    const [first] = canvas.getAllByRole('button', { name: 'Kopieer link' });
    if (first) await userEvent.click(first);
    await waitFor(() => expect(canvas.getByText('Gekopieerd')).toBeVisible());
  },
};
