import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { sampleGroupsFor, sampleSuggestions } from './Suggestions.samples.ts';
import { type SuggestionGroup, Suggestions, type SuggestionsProps } from './Suggestions.tsx';

const meta = {
  title: 'Components/Suggestions',
  component: Suggestions,
  args: { ...sampleSuggestions, onChoose: fn() },
  render: (args) => <UnderField {...args} />,
} satisfies Meta<typeof Suggestions>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A list belongs to a field, which tells where the keyboard is. */
function UnderField({ typed = 'mest', ...args }: SuggestionsProps & { typed?: string }) {
  return (
    <div className="grid max-w-reading gap-1">
      <input
        type="search"
        role="combobox"
        aria-label="Zoek in alle kennis"
        aria-expanded="true"
        aria-controls={args.id}
        aria-autocomplete="list"
        aria-activedescendant={args.activeId}
        defaultValue={typed}
        className="rounded-control border border-border-strong bg-field px-4 py-3"
      />
      <Suggestions {...args} />
    </div>
  );
}

export const Default: Story = {};

/** The keyboard is at the second term: the field names it, the list shows it. */
export const Active: Story = {
  args: { activeId: 'term-1' },
  play: async ({ canvas }) => {
    const option = canvas.getByRole('option', { selected: true });
    await expect(option).toHaveAccessibleName('mestverwerking 86 publicaties');
    await expect(canvas.getByRole('combobox')).toHaveAttribute('aria-activedescendant', option.id);
  },
};

/** The focus stays in the field. */
export const ByPointer: Story = {
  play: async ({ canvas, args }) => {
    const field = canvas.getByRole('combobox');
    await userEvent.click(field);
    await userEvent.click(canvas.getByRole('option', { name: /mest uitrijden/ }));
    await expect(args.onChoose).toHaveBeenCalledWith(expect.objectContaining({ text: 'mest uitrijden' }));
    await expect(field).toHaveFocus();
  },
};

/** In a window with little room the list scrolls. */
export const LittleRoom: Story = {
  render: (args) => (
    <div className="max-h-60 max-w-80">
      <Suggestions {...args} />
    </div>
  ),
};

/** One group alone; on a page with several lists every suggestion has a name of its own. */
function renamed(at: number, typed: string): SuggestionGroup[] {
  return sampleGroupsFor(typed)
    .slice(at, at + 1)
    .map((group) => ({
      ...group,
      suggestions: group.suggestions.map((suggestion) => ({ ...suggestion, id: `alone-${suggestion.id}` })),
    }));
}

export const AllStates: Story = {
  render: (args) => (
    <div className="grid gap-6">
      <UnderField {...args} activeId="term-1" />
      <UnderField {...args} id="terms-only" typed="mest uit" groups={renamed(0, 'mest uit')} />
      <UnderField {...args} id="titles-only" typed="BERMGRAS" groups={renamed(2, 'BERMGRAS')} />
    </div>
  ),
};
