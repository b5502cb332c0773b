import type { Meta, StoryObj } from '@storybook/react-vite';
import type { FormEvent } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { arrowTo } from '../../../../.storybook/nativeKeys.ts';
import { sampleFields, sampleFieldsWithErrors } from './FormField.samples.ts';
import { FormField } from './FormField.tsx';
import type { Field } from './field.ts';

const meta = {
  title: 'Components/FormField',
  component: FormField,
} satisfies Meta<typeof FormField>;

export default meta;
// A field is a union of kinds, which arguments of a story cannot express: each story writes its own.
type Story = StoryObj;

const topics = {
  kind: 'checkboxes',
  id: 'thema',
  name: 'thema',
  label: 'Waar wil je over lezen?',
  hint: 'Kies er zo veel je wilt.',
  optionalLabel: 'niet verplicht',
  defaultValues: ['water'],
  options: [
    { value: 'bodem', label: 'Bodem' },
    { value: 'water', label: 'Water' },
    { value: 'natuur', label: 'Natuur en landschap' },
  ],
} as const satisfies Field;

const one = (field: Field): Story => ({
  render: () => (
    <div className="max-w-reading">
      <FormField {...field} />
    </div>
  ),
});

export const Text = one({ kind: 'text', id: 'naam', name: 'naam', label: 'Naam', required: true });

export const PostalCode = one({
  kind: 'postalCode',
  id: 'postcode',
  name: 'postcode',
  label: 'Postcode',
  hint: 'Bijvoorbeeld 8251 AB',
  error: 'Postcode niet gevonden.',
  defaultValue: '1234 AB',
  required: true,
});

/** What is consented to is a press away, in the words that name it. */
export const Consent = one({
  kind: 'checkbox',
  id: 'akkoord',
  name: 'akkoord',
  value: 'ja',
  label: [{ text: 'Ik heb de ' }, { text: 'privacyverklaring', href: '/privacy' }, { text: ' gelezen' }],
  required: true,
});

/** A screen reader hears label, hint and error with the field, and that what stands there is wrong. */
export const Announced: Story = {
  ...one({
    kind: 'postalCode',
    id: 'postcode',
    name: 'postcode',
    label: 'Postcode',
    hint: 'Bijvoorbeeld 8251 AB',
    error: 'Vul een geldige postcode in.',
    defaultValue: '82514',
  }),
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox', { name: 'Postcode' });
    await expect(field).toHaveAccessibleDescription('Bijvoorbeeld 8251 AB Vul een geldige postcode in.');
    await expect(field).toBeInvalid();
    await expect(field).toHaveValue('82514');
  },
};

const sent = fn();

/** The whole form by keyboard alone; what it sends is what was filled in. */
export const ByKeyboard: Story = {
  tags: ['keyboard'],
  render: () => {
    const send = (event: FormEvent<HTMLFormElement>) => {
      event.preventDefault();
      sent(Object.fromEntries([...new FormData(event.currentTarget)].filter(([name]) => name !== 'bijlage')));
    };
    return (
      <form onSubmit={send} className="flex max-w-reading flex-col gap-8">
        {sampleFields.map((field) => (
          <FormField key={field.id} {...field} />
        ))}
        <button type="submit" className="self-start underline">
          Versturen
        </button>
      </form>
    );
  },
  play: async ({ canvas }) => {
    sent.mockClear();
    await userEvent.tab();
    await expect(canvas.getByRole('textbox', { name: 'Naam' })).toHaveFocus();
    await userEvent.keyboard('Jantine de Vries');
    await userEvent.tab();
    await expect(canvas.getByRole('textbox', { name: 'E-mailadres' })).toHaveFocus();
    await userEvent.keyboard('jantine@voorbeeld.nl');
    await userEvent.tab();
    await expect(canvas.getByRole('textbox', { name: 'Telefoonnummer (niet verplicht)' })).toHaveFocus();
    await userEvent.tab();
    await userEvent.keyboard('8251 AB');
    await userEvent.tab();
    await arrowTo(canvas.getByRole('combobox', { name: 'Onderwerp' }), 'dossier');
    await userEvent.tab();
    await expect(canvas.getByRole('group', { name: 'Hoe antwoorden we je het liefst?' })).toHaveAccessibleDescription(
      'Bellen doen we op werkdagen.',
    );
    await expect(canvas.getByRole('radio', { name: 'Per e-mail' })).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(canvas.getByRole('radio', { name: 'Per telefoon' })).toBeChecked();
    await userEvent.tab();
    await userEvent.keyboard('Welke kruiden helpen weidevogels?');
    await userEvent.tab();
    await expect(canvas.getByLabelText('Bijlage (niet verplicht)')).toHaveFocus();
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(canvas.getByRole('checkbox', { name: 'Ik heb de privacyverklaring gelezen' })).toBeChecked();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(sent).toHaveBeenCalledWith({
      naam: 'Jantine de Vries',
      email: 'jantine@voorbeeld.nl',
      telefoon: '',
      postcode: '8251 AB',
      onderwerp: 'dossier',
      antwoord: 'telefoon',
      vraag: 'Welke kruiden helpen weidevogels?',
      akkoord: 'ja',
    });
  },
};

const within = (prefix: string, field: Field): Field => ({
  ...field,
  id: prefix + field.id,
  name: prefix + field.name,
});

/** Left as it is first seen, right as it comes back from the server. */
/** A question with several answers; its error stands at the question, for no box of it is wrong. */
export const Checkboxes: Story = {
  render: () => (
    <div className="flex max-w-reading flex-col gap-8">
      <FormField {...topics} />
      <FormField {...topics} id="thema-terug" required defaultValues={[]} error="Kies ten minste één onderwerp." />
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('group', { name: /^Waar wil je over lezen/ })).toHaveLength(2);
    await expect(canvas.getAllByRole('checkbox', { name: 'Water' })[0]).toBeChecked();
    await userEvent.tab();
    await expect(canvas.getAllByRole('checkbox', { name: 'Bodem' })[0]).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(canvas.getAllByRole('checkbox', { name: 'Bodem' })[0]).toBeChecked();
  },
};

export const AllStates: Story = {
  render: () => (
    <div className="grid gap-x-16 gap-y-16 large:grid-cols-2">
      <div className="flex max-w-reading min-w-0 flex-col gap-8">
        {sampleFields.map((field) => (
          <FormField key={field.id} {...field} />
        ))}
      </div>
      <div className="flex max-w-reading min-w-0 flex-col gap-8">
        {sampleFieldsWithErrors.map((field) => (
          <FormField key={field.id} {...within('terug-', field)} />
        ))}
      </div>
    </div>
  ),
};
