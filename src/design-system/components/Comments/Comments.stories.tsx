import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect, useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { pressSummary } from '../../../../.storybook/nativeKeys.ts';
import { sampleCommentFormTexts } from '../CommentForm/CommentForm.samples.ts';
import { CommentForm } from '../CommentForm/CommentForm.tsx';
import { CommentLogin } from '../CommentForm/CommentLogin.tsx';
import { sampleComments, sampleCommentsTexts } from './Comments.samples.ts';
import { Comments } from './Comments.tsx';
import type { CommentEntry } from './comment.ts';

const meta = {
  title: 'Components/Comments',
  component: Comments,
  args: {
    id: 'reacties',
    title: 'Reacties',
    level: 2,
    state: 'idle',
    comments: sampleComments,
    total: sampleComments.length,
    shown: 'newest',
    allHref: '?reacties=alle#reacties',
    retryHref: '?#reacties',
    language: 'nl',
    texts: sampleCommentsTexts,
  },
} satisfies Meta<typeof Comments>;

export default meta;
type Story = StoryObj<typeof meta>;

const login = (
  <CommentLogin
    text="Wie is ingelogd kan reageren. Je reactie is voor iedereen te lezen."
    label="Inloggen om te reageren"
    href="/login?return=/bodem%23reacties"
  />
);

const form = (
  <CommentForm target={{ action: '/reacties' }} status="idle" texts={sampleCommentFormTexts} onSubmit={fn()} />
);

export const ForVisitors: Story = { args: { form: login } };

export const SignedIn: Story = { args: { form } };

/** With all that a signed-in visitor does, in the browser's memory. */
const InMemory: NonNullable<Story['render']> = function InMemory(args) {
  const [comments, setComments] = useState(args.comments);
  const [shown, setShown] = useState(args.shown);
  const [message, setMessage] = useState(args.message);
  const change = (id: string, changed: (comment: CommentEntry) => CommentEntry) =>
    setComments((all) => all.map((comment) => (comment.id === id ? changed(comment) : comment)));
  const report = (id: string, state: 'sending' | 'sent') =>
    change(id, (comment) =>
      comment.by === 'other' && comment.report ? { ...comment, report: { ...comment.report, state } } : comment,
    );
  return (
    <Comments
      {...args}
      comments={comments}
      total={comments.length}
      shown={shown}
      message={message}
      onShowAll={() => setShown('all')}
      onDelete={(id) => {
        setComments((all) => all.filter((comment) => comment.id !== id));
        setMessage({ tone: 'positive', text: 'Je reactie is verwijderd.' });
      }}
      onReport={(id) => {
        report(id, 'sending');
        setTimeout(() => report(id, 'sent'), 50);
      }}
    />
  );
};

const page = () => within(document.body);

/** A report is written and sent, then all are asked for: the focus goes along each time. */
export const ByKeyboard: Story = {
  tags: ['keyboard'],
  render: InMemory,
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: /^https:\/\/www\.example\.org/ })).toHaveFocus();
    await userEvent.tab();
    const fold = canvas.getByText('Melden').closest('summary');
    await pressSummary(fold);
    await userEvent.tab();
    await expect(canvas.getByRole('textbox', { name: 'Wat is er mis met deze reactie?' })).toHaveFocus();
    await userEvent.keyboard('Dit is reclame.');
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getByText('Dank je wel, een moderator kijkt ernaar.')).toHaveFocus());

    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: /^Verwijderen/ })).toHaveFocus();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getAllByRole('article')[2]).toHaveFocus());
    await expect(canvas.queryByRole('link', { name: /^Toon alle/ })).toBeNull();
  },
};

/** After the question one's own comment goes; the focus stays with the comments, and it is said. */
export const DeletesByKeyboard: Story = {
  tags: ['keyboard'],
  args: { comments: sampleComments.slice(1) },
  render: InMemory,
  play: async ({ canvas }) => {
    await userEvent.tab();
    const button = canvas.getByRole('button', { name: /^Verwijderen ?: reactie van Jantine de Vries$/ });
    await expect(button).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    const prompt = within(await page().findByRole('alertdialog'));
    await waitFor(() => expect(prompt.getByRole('button', { name: 'Annuleren' })).toHaveFocus());
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getByRole('region', { name: 'Reacties' })).toHaveFocus());
    await expect(canvas.getByText('Je reactie is verwijderd.').closest('[role="status"]')).not.toBeNull();
    await expect(canvas.queryByText(/Geldt dit ook voor klei/)).toBeNull();
  },
};

/** Others' comments may go while somebody reads elsewhere on the page: the focus is theirs. */
export const ShrinksUnread: Story = {
  args: { comments: sampleComments },
  render: function Shrinking(args) {
    const [comments, setComments] = useState(args.comments);
    useEffect(() => {
      const timer = setTimeout(() => setComments((all) => all.slice(0, 1)), 50);
      return () => clearTimeout(timer);
    }, []);
    // What the list does about it is done before: effects of what is inside run first.
    const [settled, setSettled] = useState(false);
    useEffect(() => setSettled(comments.length === 1), [comments]);
    return (
      <>
        <Comments {...args} comments={comments} total={comments.length} />
        {settled && <p>Eén over</p>}
      </>
    );
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Eén over')).toBeVisible();
    await expect(document.body).toHaveFocus();
  },
};

const retried = fn();

export const Failed: Story = {
  tags: ['keyboard'],
  args: { state: 'failed', onRetry: retried },
  play: async ({ canvas }) => {
    retried.mockClear();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Opnieuw proberen' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(retried).toHaveBeenCalledTimes(1);
  },
};

/** A loading list has the height of one that came. */
export const Loading: Story = { args: { state: 'loading', form: login } };

const standings: readonly CommentEntry[] = [
  ...sampleComments.slice(0, 2),
  {
    id: '11',
    name: 'Jantine de Vries',
    date: { year: 2026, month: 5, day: 12, time: { hour: 10, minute: 2 } },
    text: 'En hoe zit het met gewasbeschermingsmiddelenregistratieaanvraagprocedures?',
    by: 'self',
    standing: { kind: 'waiting' },
    state: 'idle',
    deletion: { action: '/reacties/verwijderen' },
  },
  {
    id: '12',
    name: 'Jantine de Vries',
    date: { year: 2026, month: 5, day: 10, time: { hour: 22, minute: 15 } },
    text: 'Koop nu bij ons!\nWWW.EXAMPLE.ORG/aanbieding',
    by: 'self',
    standing: { kind: 'removed', reason: 'reclame hoort hier niet.' },
    state: 'deleting',
    deletion: { action: '/reacties/verwijderen' },
  },
  {
    id: '13',
    name: 'مريم',
    date: { year: 2026, month: 4, day: 30, time: { hour: 7, minute: 0 } },
    text: 'مقال جميل.',
    by: 'other',
  },
];

export const AllStates: Story = {
  render: (args) => (
    <div className="flex flex-col gap-16">
      <Comments {...args} form={login} />
      <Comments
        {...args}
        id="eigen"
        title="Reacties, ingelogd"
        comments={standings}
        total={5}
        shown="all"
        form={form}
      />
      <Comments {...args} id="gevouwen" title="Reacties, zonder scripts" shown="folded" form={login} />
      <Comments {...args} id="geen" title="Reacties, nog geen" comments={[]} total={0} />
      <Comments {...args} id="laden" title="Reacties, onderweg" state="loading" />
      <Comments {...args} id="mislukt" title="Reacties, mislukt" state="failed" />
    </div>
  ),
};
