import type { Meta, StoryObj } from '@storybook/react-vite';
import { Summary } from './Summary.tsx';

const meta = {
  title: 'Components/Summary',
  component: Summary,
  args: {
    items: [
      { term: 'Onderwerp', description: 'Biologisch keurmerk' },
      { term: 'Interessant voor', description: 'Boeren, tuinders en levensmiddelenproducenten' },
      { term: 'Regio', description: 'Nederland' },
      { term: 'Looptijd', description: '2018–2022' },
      { term: 'Thema', description: 'Voedselkwaliteitscertificering' },
    ],
    jump: { href: '#bronnen', label: 'Bekijk de bronnen' },
  },
} satisfies Meta<typeof Summary>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Complete: Story = {};

export const SomeEmpty: Story = {
  args: {
    items: [
      { term: 'Onderwerp', description: 'Biologisch keurmerk' },
      { term: 'Regio', description: '' },
    ],
  },
};

export const OnlyTheJump: Story = { args: { items: [] } };

export const AllStates: Story = {
  render: (args) => (
    <div className="flex flex-col gap-10">
      <Summary {...args} />
      <Summary items={args.items.slice(0, 2)} />
      <Summary items={[]} jump={args.jump} />
    </div>
  ),
};
