import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, userEvent } from 'storybook/test';
import { RangeHistogram } from './RangeHistogram.tsx';

const counts = [3, 8, 21, 14, 0, 46, 30];

const meta = {
  title: 'Components/RangeHistogram',
  component: RangeHistogram,
  args: {
    label: 'Resultaten per periode',
    bars: counts.map((count, at) => ({
      from: 1960 + 10 * at,
      to: 1969 + 10 * at,
      count,
      href: `#${1960 + 10 * at}`,
      label: `${1960 + 10 * at}–${1969 + 10 * at}: ${count} resultaten`,
    })),
    onRange: fn(),
  },
  decorators: [(Story) => <div style={{ inlineSize: '18rem' }}>{Story()}</div>],
} satisfies Meta<typeof RangeHistogram>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Everything: Story = {};

/** Bars outside of what is chosen step back. */
export const Chosen: Story = { args: { chosen: { from: 1985 } } };

export const AllStates: Story = {
  render: (args) => (
    <div className="flex flex-col gap-10">
      <RangeHistogram {...args} />
      <RangeHistogram {...args} label="Gekozen periode" chosen={{ from: 1985 }} />
      <RangeHistogram label="Zonder script" bars={args.bars} />
    </div>
  ),
};

/** Without script each bar is a link. */
export const Links: Story = { render: ({ label, bars }) => <RangeHistogram label={label} bars={bars} /> };

/** Arrows go from bar to bar; with Shift they take those they pass. */
export const ByKeyboard: Story = {
  tags: ['keyboard'],
  play: async ({ canvas, args }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: /1960/ })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('link', { name: /1970/ })).toHaveFocus();
    await expect(args.onRange).not.toHaveBeenCalled();
    // What has nothing in it is passed over.
    await userEvent.keyboard('{Shift>}{ArrowRight}{ArrowRight}{/Shift}');
    await expect(canvas.getByRole('link', { name: /1990/ })).toHaveFocus();
    await expect(args.onRange).toHaveBeenLastCalledWith(1970, 1999);
    await userEvent.keyboard('{Shift>}{ArrowLeft}{/Shift}');
    await expect(args.onRange).toHaveBeenLastCalledWith(1970, 1989);
    // In a browser that goes back, or is nothing to these.
    const taken = fn(({ defaultPrevented }: KeyboardEvent) => defaultPrevented);
    addEventListener('keydown', taken);
    await userEvent.keyboard('{Alt>}{ArrowLeft}{/Alt}{Meta>}{ArrowLeft}{/Meta}{Control>}{ArrowRight}{/Control}');
    removeEventListener('keydown', taken);
    await expect(taken).not.toHaveReturnedWith(true);
    await expect(canvas.getByRole('link', { name: /1980/ })).toHaveFocus();
  },
};

/** A mouse draws over those that are wanted, either way. */
export const Drawn: Story = {
  play: async ({ canvas, args }) => {
    const list = canvas.getByRole('toolbar', { name: 'Resultaten per periode' });
    const { left, width, top } = list.getBoundingClientRect();
    const at = (bar: number) => ({
      clientX: left + ((bar + 0.5) / counts.length) * width,
      clientY: top + 5,
      buttons: 1,
    });
    fireEvent.pointerDown(list, { ...at(5), button: 0, pointerType: 'mouse' });
    fireEvent.pointerMove(list, at(4));
    fireEvent.pointerMove(list, at(2));
    fireEvent.pointerUp(list, at(2));
    await expect(args.onRange).toHaveBeenCalledWith(1980, 2019);
  },
};
