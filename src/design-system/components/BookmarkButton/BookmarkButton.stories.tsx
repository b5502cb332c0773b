import type { Meta, StoryObj } from '@storybook/react-vite';
import { type FormEvent, useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { BookmarkButton, type BookmarkButtonProps } from './BookmarkButton.tsx';

const meta = {
  title: 'Components/BookmarkButton',
  component: BookmarkButton,
  args: {
    state: 'idle',
    bookmarked: false,
    label: 'Bewaren',
    item: 'Effect van groenbemesters op stikstofuitspoeling',
    size: 'header',
  },
} satisfies Meta<typeof BookmarkButton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Header: Story = {};

export const Row: Story = { args: { size: 'row', bookmarked: true } };

/** In a form and without a handler it is a submit button, as it is without scripts. */
export const SendsItsForm: Story = {
  tags: ['keyboard'],
  render: function InAForm(args) {
    const [sent, setSent] = useState('');
    const send = (event: FormEvent<HTMLFormElement>) => {
      event.preventDefault();
      setSent(String(new FormData(event.currentTarget).get('id')));
    };
    return (
      <form onSubmit={send}>
        <input type="hidden" name="id" value="1060879" />
        <BookmarkButton {...args} />
        <p role="status">{sent}</p>
      </form>
    );
  },
  play: async ({ canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('status')).toHaveTextContent('1060879');
  },
};

const toggled = fn();

/** What moves in an element without end, or will. */
function animationsIn(element: HTMLElement): string[] {
  const animations = element.getAnimations({ subtree: true });
  return animations.flatMap((animation) => (animation instanceof CSSAnimation ? animation.animationName : []));
}

/** Kept at once, on its way, and back again when that fails, which a live region says. */
export const ByKeyboard: Story = {
  tags: ['keyboard'],
  render: function Shaky(args) {
    const [{ state, bookmarked, message }, set] = useState<
      Pick<BookmarkButtonProps, 'state' | 'bookmarked'> & { message: string }
    >({ state: 'idle', bookmarked: false, message: '' });
    const toggle = () => {
      toggled();
      set({ state: 'updating', bookmarked: !bookmarked, message: '' });
    };
    const fail = () => set({ state: 'idle', bookmarked: false, message: 'Bewaren is mislukt, probeer het opnieuw.' });
    return (
      <div className="flex flex-col items-start gap-4">
        <BookmarkButton {...args} state={state} bookmarked={bookmarked} describedBy="mislukt" onToggle={toggle} />
        <p id="mislukt" role="status">
          {message}
        </p>
        <button type="button" onClick={fail} className="underline">
          Laat het mislukken
        </button>
      </div>
    );
  },
  play: async ({ canvas }) => {
    toggled.mockClear();
    await userEvent.tab();
    const button = canvas.getByRole('button', { name: /^Bewaren ?: Effect/ });
    const { width, height } = button.getBoundingClientRect();
    await expect(button).toHaveFocus();
    await expect(button).toHaveAttribute('aria-pressed', 'false');
    // What turns unseen costs every page its battery.
    await expect(animationsIn(button)).toEqual([]);

    await userEvent.keyboard(' ');
    await expect(button).toHaveAttribute('aria-pressed', 'true');
    await expect(button).toHaveAttribute('aria-busy', 'true');
    await expect(animationsIn(button)).toContain('button-wait');
    await expect(button.getBoundingClientRect()).toMatchObject({ width, height });
    await userEvent.keyboard('{Enter}');
    await expect(toggled).toHaveBeenCalledTimes(1);

    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(button).toHaveAttribute('aria-pressed', 'false');
    await expect(button).toHaveAccessibleDescription('Bewaren is mislukt, probeer het opnieuw.');
  },
};

const states = [
  { state: 'init', bookmarked: false },
  { state: 'idle', bookmarked: false },
  { state: 'idle', bookmarked: true },
  { state: 'updating', bookmarked: true },
  { state: 'updating', bookmarked: false },
] as const;

/** Nothing changes its size from one state to the next, and a finger finds it. */
export const AllStates: Story = {
  render: (args) => (
    <div className="flex flex-col gap-8">
      {(['header', 'row'] as const).map((size) => (
        <div key={size} className="flex flex-wrap gap-4">
          {states.map((state) => (
            <BookmarkButton key={`${state.state}${state.bookmarked}`} {...args} {...state} size={size} />
          ))}
        </div>
      ))}
      <div className="max-w-40">
        <BookmarkButton {...args} label="Bewaren bij mijn gewasbeschermingsmiddelen" />
      </div>
    </div>
  ),
  play: async ({ canvas }) => {
    const sizes = canvas.getAllByRole('button').map((button) => button.getBoundingClientRect());
    for (const row of [sizes.slice(0, 5), sizes.slice(5, 10)]) {
      // Firefox measures the same width a hundred-thousandth apart in another place.
      await expect(new Set(row.map(({ width, height }) => `${width.toFixed(2)} × ${height}`)).size).toBe(1);
    }
    for (const { width, height } of sizes) await expect(Math.min(width, height)).toBeGreaterThanOrEqual(24);
  },
};
