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
  tags: ['keyboard'],
  args: { onClick: fn() },
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Aanmelden' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await userEvent.keyboard(' ');
    await expect(args.onClick).toHaveBeenCalledTimes(2);
  },
};

/** While its action runs a press does nothing, and the focus stays where it is. */
export const BusyByKeyboard: Story = {
  tags: ['keyboard'],
  args: { state: 'busy', onClick: fn(), children: 'Verzenden' },
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    const button = canvas.getByRole('button', { name: 'Verzenden' });
    await expect(button).toHaveFocus();
    await expect(button).toHaveAttribute('aria-busy', 'true');
    await expect(button).toHaveAttribute('aria-disabled', 'true');
    await userEvent.keyboard('{Enter}');
    await expect(args.onClick).not.toHaveBeenCalled();
    await expect(button).toHaveFocus();
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
          <Button tone={tone} size="small" icon="filter">
            Filters
          </Button>
          <Button tone={tone} state="busy">
            Verzenden
          </Button>
          <Button tone={tone} disabled>
            Niet beschikbaar
          </Button>
        </div>
      ))}
      <div className="max-w-56">
        <Button tone="primary" icon="download">
          Download de gewasbeschermingsmiddelenregistratie
        </Button>
      </div>
    </div>
  ),
};
