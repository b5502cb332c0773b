import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Button } from './Button.tsx';

const meta = {
  title: 'Components/Button',
  component: Button,
  args: { tone: 'primary', children: 'Aanmelden' },
  argTypes: { tone: { control: 'inline-radio', options: ['primary', 'secondary', 'quiet'] } },
} satisfies Meta<typeof Button>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Primary: Story = {};

export const Secondary: Story = { args: { tone: 'secondary', icon: 'bookmark', children: 'Bewaren' } };

export const Quiet: Story = { args: { tone: 'quiet', children: 'Annuleren' } };

export const AsLink: Story = { args: { href: '/dossier/bodemkwaliteit', children: 'Lees het dossier' } };

export const ByKeyboard: Story = {
  args: { onClick: fn() },
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Aanmelden' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await userEvent.keyboard(' ');
    await expect(args.onClick).toHaveBeenCalledTimes(2);
  },
};

export const AllStates: Story = {
  render: () => (
    <div className="flex flex-col gap-6">
      {(['primary', 'secondary', 'quiet'] as const).map((tone) => (
        <div key={tone} className="flex flex-wrap items-center gap-4">
          <Button tone={tone}>Aanmelden</Button>
          <Button tone={tone} icon="bookmark">
            Bewaren
          </Button>
          <Button tone={tone} size="small" href="/dossier/bodemkwaliteit">
            Lees het dossier
          </Button>
          <Button tone={tone} disabled>
            Niet beschikbaar
          </Button>
        </div>
      ))}
    </div>
  ),
};
