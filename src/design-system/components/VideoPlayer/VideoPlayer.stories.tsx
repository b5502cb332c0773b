import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { samplePictures } from '../Image/samplePictures.ts';
import { sampleVideos } from './sampleVideos.ts';
import { VideoPlayer, type VideoPlayerProps } from './VideoPlayer.tsx';

const name = 'Strokenteelt op zware klei';
const caption = 'Rijenpaden houden de bodem tussen de stroken luchtig.';

const meta = {
  title: 'Components/VideoPlayer',
  component: VideoPlayer,
  args: {
    video: { kind: 'youtube', id: 'dQw4w9WgXcQ', start: 0 },
    name,
    poster: samplePictures.field,
    caption,
    allowed: false,
    onAllowOnce: fn(),
    onAllowAlways: fn(),
    texts: {
      play: 'Afspelen',
      watch: 'Bekijk op YouTube',
      newTab: 'opent in een nieuw tabblad',
      notice:
        'Deze video is geblokkeerd door je cookie-instellingen. Sta marketingcookies toe om hem hier te bekijken; YouTube kan dan zien wat je bekijkt.',
      allowOnce: 'Eén keer toestaan',
      allowAlways: 'Altijd toestaan',
    },
  },
} satisfies Meta<typeof VideoPlayer>;

export default meta;
type Story = StoryObj<typeof meta>;

const transcript = {
  title: 'Uitgeschreven tekst',
  content: (
    <p>
      Wolken trekken over het akkerland. Het gras beweegt in de wind. Een boer vertelt waarom hij gewassen in stroken
      naast elkaar zet.
    </p>
  ),
};

/** The choice as a page keeps it: for this visit, in one place for all videos. */
function Remembering(args: VideoPlayerProps) {
  const [allowed, setAllowed] = useState(args.allowed);
  return <VideoPlayer {...args} allowed={allowed} onAllowAlways={() => setAllowed(true)} />;
}

/** Nothing is asked from the provider; the notice says why, and play leads to it. */
export const Blocked: Story = {
  play: async ({ canvas, canvasElement }) => {
    const play = canvas.getByRole('button', { name: `Afspelen: ${name}` });
    await userEvent.tab();
    await expect(play).toHaveFocus();
    await userEvent.keyboard(' ');
    const notice = canvas.getByRole('group', { name: /marketingcookies/ });
    await expect(notice).toHaveFocus();
    // In a flex box WebKit would put its words onto the edge.
    await expect(notice).toHaveStyle({ display: 'block' });
    await expect(canvasElement.querySelector('iframe')).toBeNull();
  },
};

/** The two answers are each other's equals in everything but their words. */
export const EqualAnswers: Story = {
  play: async ({ canvas }) => {
    const looks = ['Eén keer toestaan', 'Altijd toestaan'].map((answer) => {
      const { color, backgroundColor, borderColor, fontSize, fontWeight, width, height } = getComputedStyle(
        canvas.getByRole('button', { name: answer }),
      );
      return { color, backgroundColor, borderColor, fontSize, fontWeight, width, height };
    });
    await expect(looks[0]).toEqual(looks[1]);
  },
};

/** By keyboard alone: past play to the first answer, and on into the player. */
export const AllowedOnce: Story = {
  tags: ['keyboard'],
  play: async ({ args, canvas, canvasElement }) => {
    const before = canvasElement.querySelector('figure')?.getBoundingClientRect().width;
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Eén keer toestaan' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    const player = canvas.getByTitle(name);
    await expect(player).toHaveFocus();
    await expect(player).toHaveAttribute('src', 'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?rel=0');
    await expect(args.onAllowOnce).toHaveBeenCalledOnce();
    await expect(args.onAllowAlways).not.toHaveBeenCalled();
    const { width, height } = player.getBoundingClientRect();
    await expect(width).toBe(before);
    await expect(width / height).toBeCloseTo(16 / 9, 1);
  },
};

/** The notices of all videos go; only the one that was asked for asks its provider. */
export const AllowedAlways: Story = {
  render: function Two(args) {
    const [allowed, setAllowed] = useState(false);
    const shared = { ...args, allowed, onAllowAlways: () => setAllowed(true) };
    return (
      <div className="flex flex-col gap-8">
        <VideoPlayer {...shared} />
        <VideoPlayer
          {...shared}
          name="Vogels van het veen"
          video={{ kind: 'vimeo', id: '76979871', key: undefined, start: 0 }}
        />
      </div>
    );
  },
  play: async ({ canvas, canvasElement }) => {
    const [always] = canvas.getAllByRole('button', { name: 'Altijd toestaan' });
    always?.focus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.queryByRole('group', { name: /marketingcookies/ })).toBeNull();
    await expect(canvasElement.querySelectorAll('iframe')).toHaveLength(1);
    canvas.getByRole('button', { name: 'Afspelen: Vogels van het veen' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByTitle('Vogels van het veen')).toHaveAttribute(
      'src',
      'https://player.vimeo.com/video/76979871?autoplay=1&dnt=1',
    );
  },
};

export const WithoutPoster: Story = { args: { poster: undefined } };

export const Allowed: Story = { args: { allowed: true } };

/** The browser's own player with its captions; nobody has to allow anything. */
export const File: Story = {
  args: {
    video: { kind: 'file', src: sampleVideos.film },
    captions: [{ src: sampleVideos.captions, language: 'nl', label: 'Nederlands' }],
    transcript,
  },
  play: async ({ canvas, canvasElement }) => {
    const player = canvas.getByLabelText(name);
    if (!(player instanceof HTMLVideoElement)) throw new Error('no player');
    await expect(player.textTracks[0]).toMatchObject({ kind: 'captions', language: 'nl', label: 'Nederlands' });
    await expect(player).toHaveAttribute('preload', 'none');
    await expect(canvas.queryByRole('group', { name: /marketingcookies/ })).toBeNull();
    // The simulated tab key passes over players, which real ones reach.
    player.focus();
    await expect(player).toHaveFocus();
    const text = within(canvasElement).getByText(/Een boer vertelt/);
    await expect(text).not.toBeVisible();
    const title = canvas.getByText('Uitgeschreven tekst');
    title.focus();
    title.click();
    await waitFor(() => expect(text).toBeVisible());
  },
};

function Changing(args: VideoPlayerProps) {
  const [video, setVideo] = useState(args.video);
  return (
    <>
      <VideoPlayer {...args} video={video} />
      <button type="button" onClick={() => setVideo({ kind: 'file', src: sampleVideos.narrowFilm })}>
        Andere film
      </button>
    </>
  );
}

/** As in a preview, when the editor gives it another address. */
export const AnotherFile: Story = {
  tags: ['!autodocs', '!dev'],
  args: { video: { kind: 'file', src: sampleVideos.film } },
  render: Changing,
  play: async ({ canvas }) => {
    const playing = () => canvas.getByLabelText<HTMLVideoElement>(name).currentSrc;
    await waitFor(() => expect(playing()).toContain(sampleVideos.film));
    await userEvent.click(canvas.getByRole('button', { name: 'Andere film' }));
    await waitFor(() => expect(playing()).toContain(sampleVideos.narrowFilm));
  },
};

export const AllStates: Story = {
  render: (args) => (
    <div className="grid gap-x-8 gap-y-12 large:grid-cols-2">
      <Remembering
        {...args}
        credit={{ label: 'Bron foto:', parts: [{ text: 'Anna de Vries', href: 'https://www.example.org/anna' }] }}
        transcript={transcript}
      />
      <Remembering {...args} poster={undefined} caption={undefined} />
      <Remembering {...args} allowed />
      <VideoPlayer {...args} video={{ kind: 'file', src: sampleVideos.film }} transcript={transcript} />
      <div className="max-w-80">
        <Remembering
          {...args}
          name="Gewasbeschermingsmiddelenregistratie"
          caption={`${caption} ${caption} ${caption}`}
        />
      </div>
    </div>
  ),
};
