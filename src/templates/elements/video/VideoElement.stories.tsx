import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { sampleVideos } from '#design-system/components/VideoPlayer/sampleVideos.ts';
import { ElementStory, elementArgTypes, preloadElements } from '../../stories/storyPlan.tsx';
import { videoFixtures } from './video.fixtures.ts';

const meta = {
  title: 'Elements/Video',
  component: ElementStory,
  loaders: [preloadElements],
  argTypes: elementArgTypes,
} satisfies Meta<typeof ElementStory>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Nothing is asked from YouTube: our own poster, and the question. */
export const YouTube: Story = {
  args: videoFixtures.youtube,
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('iframe')).toBeNull();
  },
};

/** Without a poster a drawn plate takes its place. */
export const Vimeo: Story = { args: videoFixtures.vimeo };

// Stories are read outside browsers too, where there is no page to be relative to.
const filmAddress = new URL(sampleVideos.film, globalThis.document?.baseURI ?? 'http://localhost').href;

/** The fixture with a film that is really there. */
export const File: Story = {
  args: {
    ...videoFixtures.file,
    element: { ...videoFixtures.file.element, url: filmAddress },
  },
  play: async ({ canvas }) => {
    const player = canvas.getByLabelText('Reading the behaviour of sows after mixing');
    await expect(player).toBeInstanceOf(HTMLVideoElement);
    await expect(canvas.queryByRole('button', { name: 'Allow once' })).toBeNull();
    const transcript = canvas.getByText(/There is no speech/);
    await expect(transcript).not.toBeVisible();
    await userEvent.click(canvas.getByText('Transcript'));
    await waitFor(() => expect(transcript).toBeVisible());
  },
};

export const Untitled: Story = { args: videoFixtures.untitled };

/** Not a video, but the way to where they are. */
export const Elsewhere: Story = { args: videoFixtures.elsewhere };

/** The video as the thing of its area: as wide as it may be, its title beside it. */
export const Feature: Story = { args: { ...videoFixtures.youtube, area: 'video' } };

/** The one thing of a template D. */
export const TemplateD: Story = { args: { ...videoFixtures.vimeo, area: 'd' } };

/** By keyboard alone: play leads to the question, the first answer brings the player for this once. */
export const AllowedOnce: Story = {
  args: videoFixtures.youtube,
  play: async ({ canvas, canvasElement }) => {
    const play = canvas.getByRole('button', { name: 'Afspelen: Strokenteelt op zware klei' });
    await userEvent.tab();
    await expect(play).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('group', { name: /marketingcookies.*YouTube/ })).toHaveFocus();
    await expect(canvasElement.querySelector('iframe')).toBeNull();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Eén keer toestaan' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    const player = canvas.getByTitle('Strokenteelt op zware klei');
    await expect(player).toHaveFocus();
    await expect(player).toHaveAttribute('src', 'https://www.youtube-nocookie.com/embed/aB3dE5gH7jK?rel=0&start=90');
  },
};

/** The other answer is for every video: play then plays at once. */
export const AllowedAlways: Story = {
  args: videoFixtures.untitled,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Always allow' }));
    await expect(canvas.getByTitle('What an inspector sees in the first minute.')).toHaveFocus();
    await expect(canvas.queryByRole('group', { name: /marketing cookies/ })).toBeNull();
  },
};
