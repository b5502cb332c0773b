import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { sampleOwnComments, sampleOwnCommentsTexts } from './OwnComments.samples.ts';
import { OwnComments } from './OwnComments.tsx';

const meta = {
  title: 'Components/OwnComments',
  component: OwnComments,
  args: {
    id: 'mijn-reacties',
    title: 'Mijn reacties',
    level: 2,
    comments: sampleOwnComments,
    language: 'nl',
    texts: sampleOwnCommentsTexts,
  },
} satisfies Meta<typeof OwnComments>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Empty: Story = { args: { comments: [] } };

/** One goes after the question; the focus stays with those that are left. */
export const ByKeyboard: Story = {
  tags: ['keyboard'],
  args: { comments: sampleOwnComments.slice(1) },
  render: function InMemory(args) {
    const [comments, setComments] = useState(args.comments);
    return (
      <OwnComments
        {...args}
        comments={comments}
        onDelete={(id) => setComments((all) => all.filter((comment) => comment.id !== id))}
      />
    );
  },
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: /^Mestverwerkingsinstallaties/ })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: /^Verwijderen ?: reactie op Mest/ })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    const prompt = within(await within(document.body).findByRole('alertdialog'));
    await waitFor(() => expect(prompt.getByRole('button', { name: 'Annuleren' })).toHaveFocus());
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getByRole('region', { name: 'Mijn reacties' })).toHaveFocus());
    await expect(canvas.getAllByRole('article')).toHaveLength(1);
  },
};

export const AllStates: Story = {
  render: (args) => (
    <div className="flex flex-col gap-16">
      <OwnComments {...args} message={{ tone: 'negative', text: 'Verwijderen is mislukt. Probeer het opnieuw.' }} />
      <OwnComments {...args} id="geen" title="Mijn reacties, nog geen" comments={[]} />
    </div>
  ),
};
