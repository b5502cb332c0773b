import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, fn, userEvent, waitFor } from 'storybook/test';
import { sampleCommentFormTexts } from './CommentForm.samples.ts';
import { CommentForm, type CommentFormProps } from './CommentForm.tsx';
import { CommentLogin } from './CommentLogin.tsx';

const meta = {
  title: 'Components/CommentForm',
  component: CommentForm,
  args: {
    target: { action: '/reacties', hiddenFields: <input type="hidden" name="external_id" value="7" /> },
    status: 'idle',
    texts: sampleCommentFormTexts,
  },
  argTypes: {
    status: { control: 'select', options: ['idle', 'sending', 'sent', 'failed', 'limited', 'empty', 'tooLong'] },
  },
} satisfies Meta<typeof CommentForm>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Idle: Story = {};

const posted = fn();
const drafted = fn();

/** Fails once, then is sent, as a shaky connection would have it. */
const Shaky: NonNullable<Story['render']> = function Shaky(args) {
  const [status, setStatus] = useState<CommentFormProps['status']>('idle');
  const [answer, setAnswer] = useState<CommentFormProps['status']>('failed');
  const send = (data: FormData) => {
    posted(Object.fromEntries(data));
    setStatus('sending');
  };
  const arrive = () => {
    setStatus(answer);
    setAnswer('sent');
  };
  return (
    <div className="flex flex-col gap-4">
      <CommentForm {...args} status={status} onSubmit={send} onDraft={drafted} />
      <button type="button" onClick={arrive} className="self-start underline">
        Laat het antwoord komen
      </button>
    </div>
  );
};

/** Empty, failed, sent: nothing typed is lost, each step is said, and the field is empty in the end. */
export const ByKeyboard: Story = {
  tags: ['keyboard'],
  render: Shaky,
  play: async ({ canvas }) => {
    posted.mockClear();
    drafted.mockClear();
    await userEvent.tab();
    const field = canvas.getByRole('textbox', { name: 'Je reactie' });
    await expect(field).toHaveFocus();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(field).toHaveFocus());
    await expect(field).toHaveAccessibleDescription(/Schrijf eerst een reactie\.$/);
    await expect(posted).not.toHaveBeenCalled();

    await userEvent.keyboard('Mooi stuk.');
    await expect(field).not.toHaveAttribute('aria-invalid');
    await expect(drafted).toHaveBeenLastCalledWith('Mooi stuk.');
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(posted).toHaveBeenLastCalledWith({ comment: 'Mooi stuk.', external_id: '7' });
    await userEvent.keyboard('{Enter}');
    await expect(posted).toHaveBeenCalledTimes(1);

    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(await canvas.findByText(/^Je reactie is niet aangekomen/)).toBeVisible();
    await expect(field).toHaveValue('Mooi stuk.');

    await userEvent.tab({ shift: true });
    await userEvent.keyboard('{Enter}');
    await expect(posted).toHaveBeenCalledTimes(2);
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(await canvas.findByText('Je reactie is geplaatst.')).toBeVisible();
    await expect(field).toHaveValue('');
    await expect(drafted).toHaveBeenLastCalledWith('');

    // What is found wrong now is not said beside what went well before.
    await userEvent.tab({ shift: true });
    await userEvent.keyboard('{Enter}');
    await expect(field).toHaveAccessibleDescription(/Schrijf eerst een reactie\.$/);
    await expect(canvas.queryByText('Je reactie is geplaatst.')).toBeNull();
  },
};

/** What is added while it is being sent is not what was sent: it stays, and so does its draft. */
export const WritesOn: Story = {
  render: Shaky,
  play: async ({ canvas }) => {
    drafted.mockClear();
    const field = canvas.getByRole('textbox', { name: 'Je reactie' });
    const arrival = canvas.getByRole('button', { name: 'Laat het antwoord komen' });
    await userEvent.type(field, 'Mooi stuk.');
    await userEvent.click(canvas.getByRole('button', { name: 'Reageren' }));
    await userEvent.click(arrival);
    await canvas.findByText(/^Je reactie is niet aangekomen/);
    await userEvent.click(canvas.getByRole('button', { name: 'Reageren' }));
    await userEvent.type(field, ' En nog iets.');
    await userEvent.click(arrival);
    await expect(await canvas.findByText('Je reactie is geplaatst.')).toBeVisible();
    await expect(field).toHaveValue('Mooi stuk. En nog iets.');
    await expect(drafted).toHaveBeenLastCalledWith('Mooi stuk. En nog iets.');
  },
};

/** Near its end its length is shown at once and said after a pause; what is too long is not sent. */
export const Length: Story = {
  args: { onSubmit: posted },
  play: async ({ canvas, canvasElement }) => {
    posted.mockClear();
    const field = canvas.getByRole<HTMLTextAreaElement>('textbox', { name: 'Je reactie' });
    const before = field.getBoundingClientRect().height;
    fireEvent.input(field, { target: { value: 'Het veen zakt. '.repeat(134) } });
    await expect(canvasElement.querySelector('[aria-hidden="true"].text-negative')).toHaveTextContent(
      '9 tekens te veel',
    );
    // Where the browser cannot size a field by its text, the field scrolls.
    const grows = CSS.supports('field-sizing', 'content');
    if (grows) await expect(field.getBoundingClientRect().height).toBeGreaterThan(before);
    await waitFor(() => expect(canvas.getAllByRole('status')[1]).toHaveTextContent('9 tekens te veel'));
    await userEvent.click(canvas.getByRole('button', { name: 'Reageren' }));
    await expect(field).toBeInvalid();
    await expect(field).toHaveFocus();
    await expect(posted).not.toHaveBeenCalled();
  },
};

/** A draft that the browser kept arrives after the page; what is being typed is not thrown away for it. */
export const DraftReturns: Story = {
  tags: ['keyboard'],
  render: function Kept(args) {
    const [draft, setDraft] = useState('');
    return (
      <div className="flex flex-col gap-4">
        <CommentForm {...args} draft={draft} />
        <button
          type="button"
          onClick={() => setDraft(`Van gisteren${draft && ' ook'}`)}
          className="self-start underline"
        >
          Haal het concept op
        </button>
      </div>
    );
  },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox', { name: 'Je reactie' });
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(field).toHaveValue('Van gisteren'));
    await userEvent.tab({ shift: true });
    await userEvent.tab({ shift: true });
    await userEvent.keyboard('Van vandaag');
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(field).toHaveValue('Van vandaag');
  },
};

const asked = fn();

export const Login: Story = {
  tags: ['keyboard'],
  render: () => (
    <CommentLogin
      text="Wie is ingelogd kan reageren."
      label="Inloggen om te reageren"
      href="/login?return=/bodem%23reacties"
      onLogin={asked}
    />
  ),
  play: async ({ canvas }) => {
    asked.mockClear();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Inloggen om te reageren' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(asked).toHaveBeenCalledTimes(1);
  },
};

const long = 'Het veen zakt. '.repeat(134);

export const AllStates: Story = {
  render: (args) => (
    <div className="flex flex-col gap-12">
      <CommentForm {...args} />
      <CommentForm {...args} status="sending" draft={'Bij ons staat het water hoger.\nZie de metingen.'} />
      <CommentForm {...args} status="failed" draft="Bij ons staat het water hoger." />
      <CommentForm {...args} status="tooLong" draft={long} />
      <CommentForm {...args} status="empty" texts={{ ...args.texts, hint: undefined }} />
      <CommentForm {...args} status="sent" />
      <CommentLogin
        text="Wie is ingelogd kan reageren. Je reactie is voor iedereen te lezen."
        label="Inloggen om te reageren"
        href="/login?return=/bodem%23reacties"
      />
      <CommentLogin
        text="Wie is ingelogd kan reageren."
        label="Inloggen om te reageren"
        href="/login?return=/bodem%23reacties"
        state="waiting"
        waitingText="Er is een venster geopend om in te loggen."
      />
    </div>
  ),
};
