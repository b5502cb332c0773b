import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { pressSummary } from '../../../../.storybook/nativeKeys.ts';
import { TopBar } from '../TopBar/TopBar.tsx';
import { AccountMenu } from './AccountMenu.tsx';
import { LoginLink } from './LoginLink.tsx';

const loggedOut = fn();

const meta = {
  title: 'Components/AccountMenu',
  component: AccountMenu,
  args: {
    name: 'Jantine de Vries',
    label: 'Account van',
    look: 'bar',
    entries: [
      { label: 'Mijn GKN', href: '/mijn-gkn', icon: 'user' },
      { label: 'Uitloggen', href: '/logout', icon: 'logout', onPress: loggedOut },
    ],
  },
  render: (args) => (
    <div className="flex min-h-72 items-start justify-end text-heading">
      <AccountMenu {...args} />
    </div>
  ),
} satisfies Meta<typeof AccountMenu>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Closed: Story = {};

/** Escape closes it and gives the focus back; so does leaving it, and a choice. */
export const ByKeyboard: Story = {
  tags: ['keyboard'],
  play: async ({ canvas }) => {
    loggedOut.mockClear();
    const summary = canvas.getByText('Account van Jantine de Vries').closest('summary');
    const fold = summary?.closest('details');
    await userEvent.tab();
    await pressSummary(summary);
    await expect(fold).toHaveAttribute('open');
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Mijn GKN' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect(fold).not.toHaveAttribute('open');

    await pressSummary(summary);
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Uitloggen' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(loggedOut).toHaveBeenCalledTimes(1);
    await expect(fold).not.toHaveAttribute('open');
  },
};

/** A press beside it closes it. */
export const PressedBeside: Story = {
  play: async ({ canvas, canvasElement }) => {
    const summary = canvas.getByText('Account van Jantine de Vries').closest('summary');
    summary?.click();
    await expect(summary?.closest('details')).toHaveAttribute('open');
    await userEvent.click(canvasElement);
    await expect(summary?.closest('details')).not.toHaveAttribute('open');
  },
};

/** Among the top bar's controls: its panel lies over the page, inside the window. */
export const InTheTopBar: Story = {
  parameters: { layout: 'fullscreen', landmark: 'own' },
  render: (args) => (
    <>
      <TopBar
        variant="default"
        logo={<span className="font-heading text-title-small">Groen Kennisnet</span>}
        search={null}
        actions={<AccountMenu {...args} />}
        menu={null}
      />
      <main className="flex flex-col gap-6 px-gutter py-section">
        <h1 className="text-title-large">Veenweide in beweging</h1>
        <p className="max-w-reading">De polder ligt laag, en het water staat er hoog.</p>
      </main>
    </>
  ),
  play: async ({ canvas }) => {
    const summary = canvas.getByText('Account van Jantine de Vries').closest('summary');
    summary?.click();
    const panel = canvas.getByRole('link', { name: 'Uitloggen' }).closest('details')?.lastElementChild;
    const { left, right, width } = panel?.getBoundingClientRect() ?? new DOMRect();
    await expect(width).toBeGreaterThan(200);
    await expect(left).toBeGreaterThanOrEqual(0);
    await expect(right).toBeLessThanOrEqual(document.documentElement.clientWidth);
  },
};

const asked = fn();

/** Before signing in: a link that a handler may take over. */
export const Login: Story = {
  tags: ['keyboard'],
  render: () => (
    <div className="text-heading">
      <LoginLink label="Inloggen" href="/login?return=/bodem" onLogin={asked} />
    </div>
  ),
  play: async ({ canvas }) => {
    asked.mockClear();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Inloggen' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(asked).toHaveBeenCalledTimes(1);
  },
};

export const AllStates: Story = {
  render: (args) => (
    <div className="flex flex-col gap-10 text-heading">
      <div className="flex min-h-56 items-start justify-end">
        <AccountMenu {...args} />
      </div>
      <div className="flex items-start justify-end">
        <AccountMenu {...args} name="Gewasbeschermingsmiddelenregistratiedeskundige" />
      </div>
      <AccountMenu {...args} look="list" />
      <LoginLink label="Inloggen" href="/login?return=/bodem" />
      <div className="bg-footer p-4 text-on-footer">
        <AccountMenu {...args} look="list" label="Onderaan het account van" />
      </div>
    </div>
  ),
  play: async ({ canvas }) => {
    canvas.getByText('Account van Jantine de Vries').closest('summary')?.click();
  },
};
