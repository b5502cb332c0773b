import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { formFields } from '../../contract/form/ownFields.ts';
import { Zone } from '../../PageRenderer.tsx';
import type { FormOutcome, Forms } from '../../renderer/forms.ts';
import { RendererProvider } from '../../renderer/RendererProvider.tsx';
import {
  ElementStory,
  elementArgTypes,
  planFixture,
  preloadElements,
  storyRenderer,
} from '../../stories/storyPlan.tsx';
import type { ElementFixture } from '../defineFixtures.ts';
import { formFixtures } from './form.fixtures.ts';

const meta = {
  title: 'Elements/Form',
  component: ElementStory,
  loaders: [preloadElements],
  argTypes: elementArgTypes,
} satisfies Meta<typeof ElementStory>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Contact: Story = { args: formFixtures.contact };

/** Every kind of field, as a form builder writes them. */
export const Registration: Story = { args: formFixtures.registration };

/** Links in labels are followed by a press and by keyboard, and tick no box; the words beside them do. */
export const Consent: Story = {
  args: formFixtures.consent,
  play: async ({ canvas }) => {
    const box = canvas.getByRole('checkbox', { name: 'Ik heb de privacyverklaring gelezen' });
    await userEvent.click(canvas.getByText('Ik heb de', { exact: false, selector: 'span' }));
    await expect(box).toBeChecked();
    box.focus();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'privacyverklaring' })).toHaveFocus();
    await expect(box).toBeChecked();
  },
};

/** Fields of one label are told apart by the name above them, which is read out with each. */
export const Groups: Story = {
  args: formFixtures.groups,
  play: async ({ canvas }) => {
    const invoice = within(canvas.getByRole('group', { name: 'Factuuradres' }));
    await expect(invoice.getByRole('textbox', { name: 'Plaats (niet verplicht)' })).toBeVisible();
    const visitGroup = canvas.getByRole('group', { name: 'Bezoekadres' });
    const visit = within(visitGroup);
    await expect(visit.getByRole('group', { name: /^Wat voor bedrijf is het/ })).toBeVisible();
    // In a grid WebKit would put the name into the line.
    await expect(visitGroup).toHaveStyle({ display: 'block' });
  },
};

const pressed = fn();

/** The form goes with the button that was pressed: with Enter in a field that is the first. */
export const Choice: Story = {
  args: formFixtures.choice,
  tags: ['keyboard'],
  render: (args) => (
    <Answered {...args} outcome={{ state: 'failed', values: { naam: ['Jantine'] } }} onSubmit={pressed} />
  ),
  play: async ({ canvas }) => {
    pressed.mockClear();
    await userEvent.tab();
    await userEvent.keyboard('Jantine{Enter}');
    await canvas.findByRole('alert');
    await expect(pressed).toHaveBeenLastCalledWith('Ja, ik kom');
    canvas.getByRole('textbox', { name: 'Naam' }).focus();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Ja, ik kom' })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Nee, deze keer niet' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(pressed).toHaveBeenLastCalledWith('Nee, deze keer niet'));
  },
};

/** While it is sent the button that was pressed says so; no other looks busy, and none sends it once more. */
export const Sending: Story = {
  args: formFixtures.choice,
  render: (args) => <Answered {...args} outcome={new Promise(() => undefined)} onSubmit={pressed} />,
  play: async ({ canvas }) => {
    pressed.mockClear();
    const [yes, no] = ['Ja, ik kom', 'Nee, deze keer niet'].map((name) => canvas.getByRole('button', { name }));
    no?.focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(no).toHaveAttribute('aria-busy', 'true'));
    await expect(yes).not.toHaveAttribute('aria-busy');
    await expect(yes).toHaveAttribute('aria-disabled', 'true');
    yes?.focus();
    await userEvent.keyboard('{Enter}');
    await expect(pressed).toHaveBeenCalledTimes(1);
  },
};

export const Question: Story = { args: formFixtures.question };

export const Loose: Story = { args: formFixtures.loose };

interface AnsweredProps extends ElementFixture {
  readonly outcome: FormOutcome | Promise<FormOutcome>;
  /** Hears which button was pressed. */
  readonly onSubmit?: ((button: FormDataEntryValue | null) => void) | undefined;
}

/** A page on which the server gives one answer to every post. */
function Answered({ language, element, outcome, onSubmit }: AnsweredProps) {
  const { plan } = planFixture({ language, element });
  const renderer = storyRenderer(language);
  const submit: Forms['submit'] = async (_, fields) => {
    onSubmit?.(fields.get(formFields.button));
    return outcome;
  };
  const forms = { ...renderer.forms, submit };
  return (
    <RendererProvider value={{ ...renderer, forms }}>
      <Zone areas={plan.areas} />
    </RendererProvider>
  );
}

/** Something is wrong: the reader is led to the list of it, and from there to the fields; what was typed stays. */
export const Rejected: Story = {
  args: formFixtures.contact,
  tags: ['keyboard'],
  render: (args) => (
    <Answered
      {...args}
      outcome={{
        state: 'rejected',
        faults: { email: 'email', bericht: 'required' },
        values: { naam: ['Jantine'], email: ['jantine'], bericht: [''] },
      }}
    />
  ),
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('textbox', { name: 'Naam' })).toHaveFocus();
    await userEvent.keyboard('Jantine');
    await userEvent.tab();
    await userEvent.keyboard('jantine{Enter}');
    const summary = await canvas.findByRole('region', { name: 'Nog niet alles is goed ingevuld' });
    await waitFor(() => expect(summary).toHaveFocus());
    await expect(canvas.getByRole('textbox', { name: 'Naam' })).toHaveValue('Jantine');
    const email = canvas.getByRole('textbox', { name: 'E-mail' });
    await expect(email).toHaveValue('jantine');
    await expect(email).toHaveAccessibleDescription('Vul een geldig e-mailadres in, zoals naam@voorbeeld.nl.');
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: /geldig e-mailadres/ })).toHaveFocus();
  },
};

/** The CMS did not take it: nothing is lost. */
export const Failed: Story = {
  args: formFixtures.contact,
  render: (args) => (
    <Answered {...args} outcome={{ state: 'failed', values: { naam: ['Jantine'], email: [''], bericht: [''] } }} />
  ),
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Naam' }), 'Jantine');
    await userEvent.click(canvas.getByRole('button', { name: 'Versturen' }));
    const alert = await canvas.findByRole('alert');
    await waitFor(() => expect(alert).toHaveFocus());
    await expect(canvas.getByRole('textbox', { name: 'Naam' })).toHaveValue('Jantine');
  },
};

/** Sent: the form gives way to the message, which takes the focus along. */
export const Accepted: Story = {
  args: formFixtures.contact,
  render: (args) => <Answered {...args} outcome={{ state: 'accepted' }} />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Versturen' }));
    const message = await canvas.findByRole('status');
    await waitFor(() => expect(message).toHaveFocus());
    await expect(canvas.queryByRole('textbox')).toBeNull();
  },
};
