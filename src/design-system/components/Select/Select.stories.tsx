import type { Meta, StoryObj } from '@storybook/react-vite';
import { type FormEvent, useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { arrowTo } from '../../../../.storybook/nativeKeys.ts';
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
  tags: ['keyboard'],
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
    await arrowTo(field, 'jaar');
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

const fields = [
  { id: 'provincie', label: 'In een formulier, zo breed als zijn plaats' },
  { id: 'provincie-mis', label: 'Met een fout', invalid: true },
  { id: 'provincie-uit', label: 'Niet beschikbaar', value: 'dr', disabled: true },
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
      {fields.map(({ id, label, ...state }) => (
        <div key={id} className="flex w-full max-w-96 flex-col gap-2">
          <label htmlFor={id}>{label}</label>
          <SelectControl id={id} name="provincie" options={provinces} value="" width="wide" {...state} />
        </div>
      ))}
    </div>
  ),
};
