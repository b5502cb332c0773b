import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { Newsletter } from './Newsletter.tsx';
import type { NewsletterStatus } from './newsletterStatus.ts';

const meta = {
  title: 'Components/Newsletter',
  component: Newsletter,
  args: {
    title: 'Nieuws uit het veld',
    level: 2,
    lead: 'Elke twee weken het nieuwste over bodem, water en natuur in je mailbox. Afmelden kan altijd.',
    action: '/nieuwsbrief',
    hiddenFields: <input type="hidden" name="list" value="groenkennisnet" />,
    status: 'idle',
    texts: {
      email: 'E-mailadres',
      submit: 'Aanmelden',
      sending: 'Aanmelden…',
      asked: 'Bijna klaar: open de link in de e-mail die we je hebben gestuurd.',
      registered: 'Je bent aangemeld.',
      alreadyRegistered: 'Dit e-mailadres is al aangemeld.',
      failed: 'Aanmelden is mislukt, probeer het later opnieuw.',
      invalidEmail: 'Vul een e-mailadres in zoals naam@voorbeeld.nl.',
    },
  },
  argTypes: {
    status: {
      control: 'select',
      options: ['idle', 'sending', 'asked', 'registered', 'alreadyRegistered', 'failed', 'invalidEmail'],
    },
  },
} satisfies Meta<typeof Newsletter>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Idle: Story = {};

export const Asked: Story = { args: { status: 'asked' } };

export const Registered: Story = { args: { status: 'registered' } };

const posted = fn();

/** Fails once, as a shaky connection would have it; then finds the address wrong, and then registers it. */
const Shaky: NonNullable<Story['render']> = function Shaky(args) {
  const [status, setStatus] = useState<NewsletterStatus>('idle');
  const [answers, setAnswers] = useState<readonly NewsletterStatus[]>(['failed', 'invalidEmail', 'registered']);
  const send = (data: FormData) => {
    posted(Object.fromEntries(data));
    setStatus('sending');
  };
  const arrive = () => {
    const [answer = 'failed', ...later] = answers;
    setStatus(answer);
    setAnswers(later);
  };
  return (
    <div className="flex flex-col gap-4">
      <Newsletter {...args} status={status} onSubmit={send} />
      <button type="button" onClick={arrive} className="self-start underline">
        Laat het antwoord komen
      </button>
    </div>
  );
};

/** Mistyped, failed, refused, registered: nothing typed is lost, each step is said, and the focus never falls off the page. */
export const ByKeyboard: Story = {
  tags: ['keyboard'],
  render: Shaky,
  play: async ({ canvas }) => {
    posted.mockClear();
    const region = canvas.getByRole('status');
    await userEvent.tab();
    const field = canvas.getByRole('textbox', { name: 'E-mailadres' });
    await expect(field).toHaveFocus();

    await userEvent.keyboard('jantine{Enter}');
    await waitFor(() => expect(field).toBeInvalid());
    await expect(field).toHaveAccessibleDescription('Vul een e-mailadres in zoals naam@voorbeeld.nl.');
    await expect(field).toHaveFocus();
    await expect(region).toHaveTextContent('Vul een e-mailadres in zoals naam@voorbeeld.nl.');
    await expect(posted).not.toHaveBeenCalled();

    await userEvent.keyboard('@voorbeeld.nl');
    await expect(field).not.toHaveAttribute('aria-invalid');
    await userEvent.tab();
    const button = canvas.getByRole('button', { name: 'Aanmelden' });
    await expect(button).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(posted).toHaveBeenCalledWith({ email: 'jantine@voorbeeld.nl', list: 'groenkennisnet' });
    await expect(region).toHaveTextContent('Aanmelden…');

    await userEvent.keyboard('{Enter}');
    await expect(posted).toHaveBeenCalledTimes(1);

    const arrive = canvas.getByRole('button', { name: 'Laat het antwoord komen' });
    await userEvent.tab();
    await expect(arrive).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(region).toHaveTextContent('Aanmelden is mislukt, probeer het later opnieuw.');
    await expect(field).toHaveValue('jantine@voorbeeld.nl');

    await userEvent.tab({ shift: true });
    await userEvent.keyboard('{Enter}');
    await expect(posted).toHaveBeenCalledTimes(2);
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(region).toHaveTextContent('Vul een e-mailadres in zoals naam@voorbeeld.nl.');
    await expect(field).toHaveFocus();
    await expect(field).toBeInvalid();

    await userEvent.keyboard('{Enter}');
    await expect(posted).toHaveBeenCalledTimes(3);
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(region).toHaveTextContent('Je bent aangemeld.');
    await expect(region).toHaveFocus();
    await expect(canvas.queryByRole('textbox')).toBeNull();
  },
};

export const AllStates: Story = {
  render: (args) => (
    <div className="flex flex-col gap-8">
      <Newsletter {...args} />
      <Newsletter {...args} title="Bezig" status="sending" email="jantine@voorbeeld.nl" />
      <Newsletter {...args} title="Ongeldig adres" status="invalidEmail" email="jantine" />
      <Newsletter {...args} title="Al aangemeld" status="alreadyRegistered" email="jantine@voorbeeld.nl" />
      <Newsletter {...args} title="Mislukt" status="failed" email="jantine@voorbeeld.nl" />
      <Newsletter {...args} title="Aangemeld" status="registered" />
      <div className="max-w-reading">
        <Newsletter {...args} title="In een kolom" lead={undefined} />
      </div>
      <div className="on-brand-ground p-8">
        <Newsletter {...args} title="Op de kleur van de site" look="bare" />
      </div>
    </div>
  ),
};
