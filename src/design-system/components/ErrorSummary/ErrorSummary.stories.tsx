import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { FormField } from '../FormField/FormField.tsx';
import { ErrorSummary } from './ErrorSummary.tsx';

const meta = {
  title: 'Components/ErrorSummary',
  component: ErrorSummary,
  args: {
    title: 'Je bericht is nog niet verstuurd',
    level: 2,
    takesFocus: false,
    errors: [
      { fieldId: 'naam', message: 'Vul je naam in.' },
      { fieldId: 'postcode', message: 'Vul een geldige postcode in.' },
    ],
  },
  render: (args) => (
    <div className="max-w-reading">
      <ErrorSummary {...args} />
    </div>
  ),
} satisfies Meta<typeof ErrorSummary>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** After a failed post the focus is here; Tab and Enter lead to the first field to mend. */
export const ByKeyboard: Story = {
  args: { takesFocus: true },
  render: (args) => (
    <form className="flex max-w-reading flex-col gap-8">
      <ErrorSummary {...args} />
      <FormField kind="text" id="naam" name="naam" label="Naam" required error="Vul je naam in." />
      <FormField
        kind="postalCode"
        id="postcode"
        name="postcode"
        label="Postcode"
        error="Vul een geldige postcode in."
      />
    </form>
  ),
  play: async ({ canvas, canvasElement }) => {
    const summary = canvas.getByRole('region', { name: 'Je bericht is nog niet verstuurd' });
    await waitFor(() => expect(summary).toHaveFocus());
    await expect(canvas.getByRole('alert')).toHaveTextContent('Vul een geldige postcode in.');
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Vul je naam in.' })).toHaveFocus();
    await userEvent.tab();
    const link = canvas.getByRole('link', { name: 'Vul een geldige postcode in.' });
    await expect(link).toHaveFocus();
    // The jump is the browser's; the frame that runs the stories has a base address, so that it would load another page.
    const followed = fn((event: Event) => event.preventDefault());
    canvasElement.addEventListener('click', followed, { once: true });
    await userEvent.keyboard('{Enter}');
    await expect(followed).toHaveBeenCalledTimes(1);
    await expect(canvasElement.querySelector(link.getAttribute('href') ?? '')).toBe(
      canvas.getByRole('textbox', { name: 'Postcode' }),
    );
  },
};

export const AllStates: Story = {
  render: (args) => (
    <div className="flex max-w-reading flex-col gap-8">
      <ErrorSummary {...args} />
      <ErrorSummary
        {...args}
        title="Er ontbreekt nog iets"
        errors={[
          {
            fieldId: 'akkoord',
            message:
              'Bevestig dat je de privacyverklaring over gewasbeschermingsmiddelenregistratiegegevens hebt gelezen.',
          },
        ]}
      />
    </div>
  ),
};
