import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { Breadcrumb } from './Breadcrumb.tsx';

const meta = {
  title: 'Components/Breadcrumb',
  component: Breadcrumb,
  args: {
    label: 'Kruimelpad',
    items: [{ title: 'Home', href: '/' }, { title: 'Dossiers', href: '/dossiers' }, { title: 'Bodemvruchtbaarheid' }],
  },
} satisfies Meta<typeof Breadcrumb>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

const deepTrail = [
  { title: 'Home', href: '/' },
  { title: 'Voedselverwerkende industrie', href: '/voedsel' },
  { title: 'Levensmiddelentechnologie en procesautomatisering', href: '/voedsel/technologie' },
  { title: 'Zonder eigen pagina' },
  { title: 'Kwaliteitsborgingssystematiek' },
];

export const Deep: Story = { args: { items: deepTrail } };

/** The keyboard stops at every entry with an address, and not at the page itself. */
export const ByKeyboard: Story = {
  play: async ({ canvas }) => {
    for (const name of ['Home', 'Dossiers']) {
      await userEvent.tab();
      await expect(canvas.getByRole('link', { name })).toHaveFocus();
    }
    await expect(canvas.getByText('Bodemvruchtbaarheid')).toHaveAttribute('aria-current', 'page');
    await expect(canvas.queryByRole('link', { name: 'Bodemvruchtbaarheid' })).toBeNull();
  },
};

export const AllStates: Story = {
  render: (args) => (
    <div className="flex flex-col gap-6">
      <Breadcrumb {...args} />
      <Breadcrumb label="Lang kruimelpad" items={deepTrail} />
      <div className="w-64 max-w-full">
        <Breadcrumb label="Kruimelpad op een smal scherm" items={deepTrail} />
      </div>
      <div className="bg-brand p-4 text-on-brand">
        <Breadcrumb label="Kruimelpad op kleur" items={args.items} />
      </div>
    </div>
  ),
};
