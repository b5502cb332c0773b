import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { Band } from '../Band/Band.tsx';
import { Breadcrumb } from '../Breadcrumb/Breadcrumb.tsx';
import { samplePictures } from '../Image/samplePictures.ts';
import { PublishDate } from '../PublishDate/PublishDate.tsx';
import { SummaryBlock } from '../SummaryBlock/SummaryBlock.tsx';
import { sampleVideos } from '../VideoPlayer/sampleVideos.ts';
import { Header } from './Header.tsx';

const breadcrumb = (
  <Breadcrumb
    label="Kruimelpad"
    items={[{ title: 'Home', href: '/' }, { title: 'Dossiers', href: '/dossiers' }, { title: 'Bodemvruchtbaarheid' }]}
  />
);

const meta = {
  title: 'Components/Header',
  component: Header,
  parameters: { layout: 'fullscreen' },
  args: {
    title: 'Bodemvruchtbaarheid',
    size: 'small',
    lead: 'Een gezonde bodem houdt water vast, voedt gewassen en vraagt minder kunstmest.',
    breadcrumb,
  },
} satisfies Meta<typeof Header>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Small: Story = {};

/** Above facts on its own ground the drawing ends before the header does: no line is cut where nothing is seen to end. */
export const AboveFacts: Story = {
  render: (args) => (
    <div>
      <Header {...args} />
      <Band tone="band" rhythm="tight">
        <SummaryBlock items={[{ term: 'Thema', description: 'Bodem' }]} />
      </Band>
    </div>
  ),
  play: async ({ canvasElement }) => {
    const drawing = canvasElement.querySelector('.plate-motif')?.parentElement;
    await expect(getComputedStyle(drawing as Element).maskImage).toContain('to right top');
  },
};

export const SmallWithPicture: Story = {
  args: {
    pictures: [samplePictures.lake],
    badge: { kind: 'news', label: 'Nieuws' },
    meta: <PublishDate date={{ year: 2026, month: 11, day: 5, time: null }} language="nl" />,
  },
};

export const Exploded: Story = {
  args: {
    size: 'exploded',
    title: 'Kennis voor de groene sector',
    lead: 'Onderzoek, dossiers en praktijkverhalen over landbouw, voedsel, natuur en water.',
    breadcrumb: undefined,
  },
};

export const ExplodedWithPicture: Story = {
  args: {
    size: 'exploded',
    pictures: [samplePictures.field],
    badge: { kind: 'dossier', label: 'Dossier' },
    credit: { label: 'Bron foto:', parts: [{ text: 'Anna de Vries', href: 'https://www.example.org/anna' }] },
    children: (
      <SummaryBlock
        items={[
          { term: 'Onderwerp', description: 'Bodem' },
          { term: 'Interessant voor', description: 'Akkerbouwers, melkveehouders en adviseurs' },
          { term: 'Regio', description: 'Nederland' },
        ]}
        jump={{ href: '#bronnen', label: 'Bekijk de bronnen' }}
      />
    ),
  },
};

export const ThreePictures: Story = {
  args: { pictures: [samplePictures.field, samplePictures.dunes, samplePictures.lake] },
};

export const LongCompound: Story = {
  args: { title: 'Gewasbeschermingsmiddelenregistratie in het veenweidegebied', pictures: [samplePictures.dunes] },
};

const video = {
  src: sampleVideos.film,
  mobileSrc: sampleVideos.narrowFilm,
  pauseLabel: 'Pauzeer de achtergrondvideo',
  playLabel: 'Speel de achtergrondvideo af',
};

/** The film comes by itself, without sound or name; its button stops it and starts it again. */
export const Film: Story = {
  tags: ['keyboard'],
  args: { size: 'exploded', pictures: [samplePictures.field], video },
  play: async ({ canvas, canvasElement }) => {
    const pause = await canvas.findByRole('button', { name: 'Pauzeer de achtergrondvideo' });
    const film = canvasElement.querySelector('video');
    if (film === null) throw new Error('no film');
    await expect(film).toHaveAttribute('aria-hidden', 'true');
    await expect(film.muted).toBe(true);
    const narrow = window.matchMedia('(max-width: 767px)').matches;
    await expect(film.currentSrc).toContain(narrow ? 'akker-smal' : 'akker.webm');
    await userEvent.tab();
    await expect(pause).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(pause).toHaveAccessibleName('Speel de achtergrondvideo af'));
    await expect(film.paused).toBe(true);
    await userEvent.keyboard(' ');
    await waitFor(() => expect(pause).toHaveAccessibleName('Pauzeer de achtergrondvideo'));
    await expect(film.paused).toBe(false);
  },
};

export const FilmWithoutPicture: Story = { args: { video } };

/** One page each: an article keeps its header from being the landmark of the whole. */
export const AllStates: Story = {
  render: (args) => (
    <div className="flex flex-col gap-8">
      {[
        Exploded,
        ExplodedWithPicture,
        Small,
        SmallWithPicture,
        ThreePictures,
        LongCompound,
        Film,
        FilmWithoutPicture,
      ].map((story, place) => (
        <article key={Object.keys(story.args ?? {}).join()}>
          <Header {...args} breadcrumb={place === 2 ? args.breadcrumb : undefined} {...story.args} />
        </article>
      ))}
    </div>
  ),
};
