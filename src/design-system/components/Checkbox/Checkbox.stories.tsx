import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { Checkbox } from './Checkbox.tsx';

const meta = {
  title: 'Components/Checkbox',
  component: Checkbox,
  args: { name: 'soort', value: 'rapport', label: 'Rapport', checked: false, size: 'medium' },
} satisfies Meta<typeof Checkbox>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const WithCount: Story = { args: { count: '1.036', size: 'small' } };

const changed = fn();

/** Space ticks and unticks; the form around it hears of it, and sends it. */
export const ByKeyboard: Story = {
  tags: ['keyboard'],
  args: { count: '1.036' },
  render: (args) => (
    <form onChange={(event) => changed(new FormData(event.currentTarget).getAll('soort'))}>
      <Checkbox {...args} />
    </form>
  ),
  play: async ({ canvas }) => {
    changed.mockClear();
    await userEvent.tab();
    const box = canvas.getByRole('checkbox', { name: 'Rapport 1.036' });
    await expect(box).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(box).toBeChecked();
    await expect(changed).toHaveBeenLastCalledWith(['rapport']);
    await userEvent.keyboard(' ');
    await expect(box).not.toBeChecked();
    await expect(changed).toHaveBeenLastCalledWith([]);
  },
};

/** What the visitor ticked stays until something else is given: clearing all filters, for one. */
export const FollowsWhatIsGiven: Story = {
  args: { checked: true },
  render: function Clearable(args) {
    const [checked, setChecked] = useState(args.checked);
    return (
      <div className="flex flex-col items-start gap-4">
        <Checkbox {...args} checked={checked} />
        <button type="button" onClick={() => setChecked(false)} className="underline">
          Wis alle filters
        </button>
      </div>
    );
  },
  play: async ({ canvas }) => {
    const box = canvas.getByRole('checkbox');
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await userEvent.keyboard(' ');
    await expect(box).toBeChecked();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(box).not.toBeChecked();
  },
};

export const Disabled: Story = {
  args: { disabled: true },
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('checkbox')).not.toHaveFocus();
  },
};

const long =
  'Ik ga ermee akkoord dat mijn gegevens worden gebruikt om mijn vraag over gewasbeschermingsmiddelenregistratie te beantwoorden.';

export const AllStates: Story = {
  render: (args) => (
    <div className="grid gap-x-16 gap-y-8 mobile:grid-cols-2">
      <div className="max-w-md">
        <Checkbox {...args} label="Niet aangevinkt" />
        <Checkbox {...args} checked label="Aangevinkt" />
        <Checkbox {...args} label={long} />
        <Checkbox {...args} invalid label="Nog nodig" />
        <Checkbox {...args} disabled label="Niet beschikbaar" />
        <Checkbox {...args} disabled checked label="Niet beschikbaar, aangevinkt" />
      </div>
      <div className="max-w-72">
        <Checkbox {...args} size="small" label="Artikel" count="4.821" />
        <Checkbox {...args} size="small" checked label="Dossier" count="1.827" />
        <Checkbox {...args} size="small" label="Gewasbeschermingsmiddelenregistratie" count="31" />
        <Checkbox {...args} size="small" disabled label="Video" count="0" />
      </div>
    </div>
  ),
};
