import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { SocialLinks } from './SocialLinks.tsx';
import { socialNetworkOf } from './socialNetworks.ts';

const addresses = [
  ['https://www.linkedin.com/company/groen', 'LinkedIn'],
  ['https://bsky.app/profile/groen.example', 'Bluesky'],
  ['https://www.instagram.com/groen', 'Instagram'],
  ['https://www.facebook.com/groen', 'Facebook'],
  ['https://mastodon.nl/@groen', 'Mastodon'],
  ['https://www.youtube.com/@groen', 'YouTube'],
  ['https://x.com/groen', 'X'],
  ['https://forum.example/groen', 'het forum'],
] as const;

const meta = {
  title: 'Components/SocialLinks',
  component: SocialLinks,
  args: {
    externalHint: 'opent in een nieuw tabblad',
    links: addresses.map(([href, name]) => ({ href, label: `Volg ons op ${name}`, network: socialNetworkOf(href) })),
  },
} satisfies Meta<typeof SocialLinks>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Marks without words still have names, and the keyboard reaches each. */
export const ByKeyboard: Story = {
  play: async ({ canvas }) => {
    for (const [, name] of addresses) {
      await userEvent.tab();
      const link = canvas.getByRole('link', { name: `Volg ons op ${name} (opent in een nieuw tabblad)` });
      await expect(link).toHaveFocus();
    }
  },
};

export const AllStates: Story = {
  render: (args) => (
    <div className="flex flex-col items-start">
      <div className="p-6 text-heading">
        <SocialLinks {...args} />
      </div>
      <div className="bg-footer p-6 text-on-footer">
        <SocialLinks {...args} />
      </div>
    </div>
  ),
};
