import type { Meta, StoryObj } from '@storybook/react-vite';
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

export const Deep: Story = {
  args: {
    items: [
      { title: 'Home', href: '/' },
      { title: 'Voedselverwerkende industrie', href: '/voedsel' },
      { title: 'Levensmiddelentechnologie en procesautomatisering', href: '/voedsel/technologie' },
      { title: 'Kwaliteitsborgingssystematiek' },
    ],
  },
};

export const AllStates: Story = {
  render: (args) => (
    <div className="flex flex-col gap-6">
      <Breadcrumb {...args} />
      <div className="bg-brand p-4 text-on-brand">
        <Breadcrumb label="Kruimelpad op kleur" items={args.items} />
      </div>
    </div>
  ),
};
