import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { pressSummary } from '../../../../.storybook/nativeKeys.ts';
import { sampleModeration, sampleModerationTexts } from './ModerationList.samples.ts';
import { ModerationList } from './ModerationList.tsx';

const meta = {
  title: 'Components/ModerationList',
  component: ModerationList,
  args: {
    id: 'moderatie',
    title: 'Reacties om te bekijken',
    level: 2,
    comments: sampleModeration,
    language: 'nl',
    texts: sampleModerationTexts,
  },
} satisfies Meta<typeof ModerationList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Empty: Story = { args: { comments: [] } };

const decided = fn();

/** One is held, one removed for a reason; what is decided leaves the list, and the focus stays with the rest. */
export const ByKeyboard: Story = {
  tags: ['keyboard'],
  render: function InMemory(args) {
    const [comments, setComments] = useState(args.comments);
    return (
      <ModerationList
        {...args}
        comments={comments}
        onDecide={(id, decision, data) => {
          decided(id, decision, data.get('reason'));
          setComments((all) => all.filter((comment) => comment.id !== id));
        }}
      />
    );
  },
  play: async ({ canvas }) => {
    decided.mockClear();
    const region = canvas.getByRole('region', { name: 'Reacties om te bekijken' });
    const hold = canvas.getByRole('button', { name: /^Aanhouden ?: reactie van wilg22$/ });
    for (let stop = 0; stop < 5 && document.activeElement !== hold; stop++) await userEvent.tab();
    await expect(hold).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(decided).toHaveBeenLastCalledWith('2', 'hold', null);
    await waitFor(() => expect(region).toHaveFocus());

    const fold = canvas.getByText(/^Weghalen…/).closest('summary');
    for (let stop = 0; stop < 5 && document.activeElement !== fold; stop++) await userEvent.tab();
    await pressSummary(fold);
    await userEvent.tab();
    await expect(canvas.getByRole('textbox', { name: 'De reden' })).toHaveAccessibleDescription(
      'Wie de reactie schreef, leest dit.',
    );
    await userEvent.keyboard('Reclame hoort hier niet.');
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(decided).toHaveBeenLastCalledWith('1', 'remove', 'Reclame hoort hier niet.');
    await waitFor(() => expect(region).toHaveFocus());
    await expect(canvas.getByRole('heading', { name: 'Alles bekeken' })).toBeVisible();
  },
};

export const AllStates: Story = {
  render: (args) => (
    <div className="flex flex-col gap-16">
      <ModerationList {...args} message={{ tone: 'positive', text: 'De reactie is geplaatst.' }} />
      <ModerationList
        {...args}
        id="onderweg"
        title="Reacties om te bekijken, onderweg en mislukt"
        comments={sampleModeration.map((comment, index) => ({
          ...comment,
          state: index === 0 ? { kind: 'deciding', decision: 'approve' } : { kind: 'failed' },
        }))}
      />
      <ModerationList {...args} id="klaar" title="Reacties om te bekijken, klaar" comments={[]} />
    </div>
  ),
};
