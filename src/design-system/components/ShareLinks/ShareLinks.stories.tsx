import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { Band } from '../Band/Band.tsx';
import { shareTexts } from './ShareLinks.samples.ts';
import { ShareLinks } from './ShareLinks.tsx';

const meta = {
  title: 'Components/ShareLinks',
  component: ShareLinks,
  args: { url: 'https://groenkennisnet.nl/dossier/bodem', title: 'Bodem', texts: shareTexts },
} satisfies Meta<typeof ShareLinks>;

export default meta;
type Story = StoryObj<typeof meta>;

const writeText = fn<(text: string) => Promise<void>>();
const share = fn<(data: ShareData) => Promise<void>>();

/** A browser with a clipboard and, where it is wanted, a sheet of its own. Answers with how to undo that. */
function browserWith(own: { share: boolean }) {
  const had = Object.getOwnPropertyDescriptors(navigator);
  writeText.mockReset().mockResolvedValue();
  share.mockReset().mockRejectedValue(new DOMException('Closed', 'AbortError'));
  Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { writeText } });
  if (own.share) Object.defineProperty(navigator, 'share', { configurable: true, value: share });
  return () => {
    for (const name of ['clipboard', 'share'] as const) {
      Reflect.deleteProperty(navigator, name);
      const before = had[name];
      if (before) Object.defineProperty(navigator, name, before);
    }
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
