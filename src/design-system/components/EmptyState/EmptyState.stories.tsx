import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../Button/Button.tsx';
import { EmptyState } from './EmptyState.tsx';

const meta = {
  title: 'Components/EmptyState',
  component: EmptyState,
  args: {
    level: 2,
    title: 'Geen resultaten',
    text: 'We konden geen resultaten vinden voor ‘veenwijde’. Probeer het opnieuw met een andere zoekterm of controleer de spelling.',
  },
} satisfies Meta<typeof EmptyState>;

export default meta;
type Story = StoryObj<typeof meta>;

export const WordsOnly: Story = {};

export const AllStates: Story = {
  render: (args) => (
    <div className="flex flex-col gap-8">
      <EmptyState {...args}>
        <Button tone="secondary" href="/zoeken/*">
          Toon alles
        </Button>
      </EmptyState>
      <EmptyState level={2} title="Nog niets bewaard" text="Bewaar een artikel, dan vind je het hier terug." />
    </div>
  ),
};
