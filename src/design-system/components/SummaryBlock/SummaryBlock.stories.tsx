import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { SummaryBlock } from './SummaryBlock.tsx';

const meta = {
  title: 'Components/SummaryBlock',
  component: SummaryBlock,
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
} satisfies Meta<typeof SummaryBlock>;

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

/** The facts are read as terms and what they mean; the one thing to press comes last. */
export const ByKeyboard: Story = {
  tags: ['keyboard'],
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('term')).toHaveLength(5);
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Bekijk de bronnen' })).toHaveFocus();
  },
};

export const AllStates: Story = {
  render: (args) => (
    <div className="flex flex-col gap-10">
      <SummaryBlock {...args} />
      <SummaryBlock items={args.items.slice(0, 2)} />
      <SummaryBlock items={[]} jump={args.jump} />
    </div>
  ),
};
