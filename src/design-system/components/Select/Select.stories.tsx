import type { Meta, StoryObj } from '@storybook/react-vite';
import { type FormEvent, useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { Select } from './Select.tsx';
import { SelectControl } from './SelectControl.tsx';

const meta = {
  title: 'Components/Select',
  component: Select,
  args: {
    label: 'Sorteer op',
    name: 'srt',
    value: 'score',
    options: [
      { value: 'score', label: 'Relevantie' },
      { value: 'titel', label: 'Titel, A tot Z' },
      { value: 'jaar', label: 'Jaar, nieuwste eerst' },
    ],
  },
} satisfies Meta<typeof Select>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

const sent = fn();

/** Tab reaches it, choosing calls once, and the form it stands in sends what was chosen. */
export const ByKeyboard: Story = {
  args: { onChange: fn() },
  render: (args) => {
    const send = (event: FormEvent<HTMLFormElement>) => {
      event.preventDefault();
      sent(new FormData(event.currentTarget).get('srt'));
    };
    return (
      <form onSubmit={send} className="flex flex-wrap items-center gap-4">
        <Select {...args} />
        <button type="submit" className="underline">
          Toepassen
        </button>
      </form>
    );
  },
  play: async ({ args, canvas }) => {
    sent.mockClear();
    await userEvent.tab();
    const field = canvas.getByRole('combobox', { name: 'Sorteer op' });
    await expect(field).toHaveFocus();
    // The open list is the system's, out of the page's reach: the choice itself is made for it.
    await userEvent.selectOptions(field, 'jaar');
    await expect(args.onChange).toHaveBeenCalledTimes(1);
    await expect(args.onChange).toHaveBeenCalledWith('jaar');
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(sent).toHaveBeenCalledWith('jaar');
  },
};

/** Going back gives the former value, and the list shows it. */
export const FollowsWhatIsGiven: Story = {
  render: function Follows(args) {
    const [value, setValue] = useState('titel');
    return (
      <div className="flex flex-wrap items-center gap-4">
        <Select {...args} value={value} />
        <button type="button" onClick={() => setValue('score')} className="underline">
          Terug
        </button>
      </div>
    );
  },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('combobox');
    await userEvent.selectOptions(field, 'jaar');
    await userEvent.click(canvas.getByRole('button', { name: 'Terug' }));
    await expect(field).toHaveValue('score');
  },
};

export const Disabled: Story = {
  args: { disabled: true },
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('combobox')).not.toHaveFocus();
    await expect(canvas.getByRole('combobox')).toBeDisabled();
  },
};

const provinces = [
  { value: '', label: 'Kies een provincie' },
  { value: 'dr', label: 'Drenthe' },
  { value: 'fr', label: 'Fryslân' },
];

export const AllStates: Story = {
  render: (args) => (
    <div className="flex flex-col items-start gap-6">
      <Select {...args} />
      <Select {...args} value="jaar" />
      <Select {...args} disabled />
      <div className="max-w-60">
        <Select
          {...args}
          label="Sorteer de resultaten op"
          options={[{ value: 'score', label: 'Gewasbeschermingsmiddelenregistratiedossier' }]}
        />
      </div>
      <div className="flex w-full max-w-96 flex-col gap-4">
        <label htmlFor="provincie">In een formulier, zo breed als zijn plaats</label>
        <SelectControl id="provincie" name="provincie" options={provinces} value="" width="wide" />
        <label htmlFor="provincie-mis">Met een fout</label>
        <SelectControl id="provincie-mis" name="provincie" options={provinces} value="" width="wide" invalid />
        <label htmlFor="provincie-uit">Niet beschikbaar</label>
        <SelectControl id="provincie-uit" name="provincie" options={provinces} value="dr" width="wide" disabled />
      </div>
    </div>
  ),
};
