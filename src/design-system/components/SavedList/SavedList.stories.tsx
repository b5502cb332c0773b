import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { SavedList, type SavedListProps } from './SavedList.tsx';

const items = [
  { name: 'weidevogels · Rapport · 2015–2020', href: '/zoeken/weidevogels?documenttype=rapport', isHere: true },
  { name: 'stikstof', href: '/zoeken/stikstof' },
];

const meta = {
  title: 'Components/SavedList',
  component: SavedList,
  args: {
    title: 'Bewaarde zoekopdrachten',
    hint: 'Ze staan alleen in deze browser.',
    items,
    toggle: { label: 'Bewaar deze zoekopdracht niet meer', isKept: true, onPress: fn() },
    removeLabel: (name) => `Verwijder ${name}`,
    onRemove: fn(() => true),
    removed: (name) => `${name} is verwijderd.`,
  },
} satisfies Meta<typeof SavedList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Some: Story = {};

/** Nothing but the offer. */
export const None: Story = {
  args: { items: [], toggle: { label: 'Bewaar deze zoekopdracht', isKept: false, onPress: fn() } },
};

/** A browser may keep nothing. */
export const Closed: Story = {
  args: {
    items: [],
    toggle: { label: 'Bewaar deze zoekopdracht', isKept: false, onPress: fn() },
    problem: 'Je browser bewaart niets voor deze site.',
  },
};

export const AllStates: Story = {
  render: (args) => (
    <div className="flex flex-col gap-10">
      <SavedList {...args} />
      <SavedList
        {...args}
        items={[]}
        toggle={{ label: 'Bewaar deze zoekopdracht', isKept: false, onPress: fn() }}
        problem="Je browser bewaart niets voor deze site."
      />
    </div>
  ),
};

function Kept(props: SavedListProps) {
  const [left, setLeft] = useState(props.items);
  const onRemove = (item: (typeof left)[number]) => {
    setLeft(left.filter(({ href }) => href !== item.href));
    return props.onRemove(item);
  };
  return <SavedList {...props} items={left} onRemove={onRemove} />;
}

/** The offer, then each search and the way to take it out: the next one has the focus afterwards, at last what says so. */
export const ByKeyboard: Story = {
  tags: ['keyboard'],
  render: (args) => <Kept {...args} />,
  play: async ({ canvas, args }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: /niet meer/ })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: /^Verwijder weidevogels/ })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'stikstof' })).toHaveFocus();
    await userEvent.tab({ shift: true });
    await userEvent.keyboard('{Enter}');
    await expect(args.onRemove).toHaveBeenCalledWith(items[0]);
    await expect(canvas.getByRole('status')).toHaveTextContent('weidevogels · Rapport · 2015–2020 is verwijderd.');
    await expect(canvas.getByRole('button', { name: 'Verwijder stikstof' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('status')).toHaveFocus();
  },
};
