import type { Meta, StoryObj } from '@storybook/react-vite';
import { type FormEvent, useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { SearchBar } from './SearchBar.tsx';

const meta = {
  title: 'Components/SearchBar',
  component: SearchBar,
  args: {
    action: '/zoeken',
    name: 'term',
    label: 'Zoek in alle kennis',
    placeholder: 'Wat zoek je?',
    submitLabel: 'Zoeken',
    size: 'large',
  },
} satisfies Meta<typeof SearchBar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Large: Story = {};

export const Compact: Story = { args: { size: 'compact' } };

export const WithTerm: Story = { args: { value: 'waterbeheer veenweide' } };

const submitted = fn();

/** Tab, type, Enter: the form sends the term by its own name. */
export const ByKeyboard: Story = {
  tags: ['keyboard'],
  render: (args) => {
    const send = (event: FormEvent<HTMLDivElement>) => {
      event.preventDefault();
      if (event.target instanceof HTMLFormElement) submitted(new FormData(event.target).get('term'));
    };
    return (
      <div onSubmit={send}>
        <SearchBar {...args} />
      </div>
    );
  },
  play: async ({ canvas }) => {
    submitted.mockClear();
    await userEvent.tab();
    await expect(canvas.getByRole('searchbox', { name: 'Zoek in alle kennis' })).toHaveFocus();
    await userEvent.keyboard('bodemkwaliteit{Enter}');
    await expect(submitted).toHaveBeenCalledTimes(1);
    await expect(submitted).toHaveBeenCalledWith('bodemkwaliteit');
  },
};

/** When the address changes, by going back for one, the field shows the term that is searched now. */
export const FollowsTheAddress: Story = {
  render: function Follows(args) {
    const [term, setTerm] = useState('bodem');
    return (
      <div className="flex flex-col items-start gap-4">
        <SearchBar {...args} value={term} />
        <button type="button" onClick={() => setTerm('water')} className="underline">
          Zoek op water
        </button>
      </div>
    );
  },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('searchbox');
    await userEvent.clear(field);
    await userEvent.type(field, 'half getypt');
    await userEvent.click(canvas.getByRole('button', { name: 'Zoek op water' }));
    await expect(field).toHaveValue('water');
  },
};

/** In a bar the field grows with the text: its button stays higher than its icon. */
export const LargeText: Story = {
  args: { size: 'compact' },
  play: async ({ canvas }) => {
    const { style } = document.documentElement;
    style.fontSize = '200%';
    try {
      const button = canvas.getByRole('button', { name: 'Zoeken' });
      const icon = button.querySelector('svg');
      await expect(icon?.getBoundingClientRect().height).toBeLessThanOrEqual(button.clientHeight);
    } finally {
      style.fontSize = '';
    }
  },
};

/** In a place as wide as its button the compact bar is that button: it leads to the search page. */
export const AllStates: Story = {
  render: (args) => (
    <div className="flex flex-col gap-6">
      <SearchBar {...args} />
      <SearchBar {...args} value="waterbeheer veenweide" />
      <div className="max-w-80">
        <SearchBar {...args} />
      </div>
      <div className="max-w-80">
        <SearchBar {...args} size="compact" />
      </div>
      <div className="w-11 text-heading">
        <SearchBar {...args} size="compact" />
      </div>
    </div>
  ),
};
