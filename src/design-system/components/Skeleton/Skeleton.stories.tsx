import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Card } from '../Card/Card.tsx';
import { Grid } from '../Grid/Grid.tsx';
import { samplePictures } from '../Image/samplePictures.ts';
import { SearchResult } from '../SearchResult/SearchResult.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { Skeleton } from './Skeleton.tsx';

const meta = {
  title: 'Components/Skeleton',
  component: Skeleton,
  args: { shape: 'card' },
} satisfies Meta<typeof Skeleton>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The region around them says what is awaited, once. */
export const InALiveRegion: Story = {
  render: () => (
    <div role="status">
      <VisuallyHidden>De resultaten worden geladen</VisuallyHidden>
      <div className="flex flex-col gap-10">
        <Skeleton shape="record" />
        <Skeleton shape="record" />
      </div>
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(/^De resultaten worden geladen$/);
  },
};

/** As long as most: cards show theirs whole. */
const lead = 'Een gezonde bodem houdt water vast, voedt gewassen en vraagt minder kunstmest.';

/** What comes takes the place of what stood there: nothing below it moves. */
export const SizeOfWhatComes: Story = {
  render: () => (
    <div className="grid max-w-2xl grid-cols-2 gap-6">
      <div data-testid="waiting">
        <Skeleton shape="card" />
      </div>
      <div data-testid="there">
        <Card
          kind="news"
          badgeLabel="Nieuws"
          title="Nieuwe aanpak voor de bodem werkt goed"
          href="/a"
          lead={lead}
          meta="5 november 2026"
          picture={samplePictures.field}
          level={3}
        />
      </div>
    </div>
  ),
  play: async ({ canvas }) => {
    const waiting = canvas.getByTestId('waiting').firstElementChild?.getBoundingClientRect().height ?? 0;
    const there = canvas.getByTestId('there').firstElementChild?.getBoundingClientRect().height ?? 0;
    await expect(Math.abs(waiting - there)).toBeLessThan(16);
  },
};

export const AllStates: Story = {
  render: () => (
    <div className="flex flex-col gap-12">
      <Skeleton shape="title" />
      <Skeleton shape="text" />
      <Grid columns="four" gap="open" semantics="plain">
        <Skeleton shape="card" />
        <Skeleton shape="card" />
        <Card kind="news" badgeLabel="Nieuws" title="Wat er komt" href="/a" lead={lead} meta="5 november" level={3} />
      </Grid>
      <Skeleton shape="record" />
      <Skeleton shape="comment" />
      <SearchResult
        title="Wat er komt"
        href="/b"
        badgeKind="gkz"
        badgeLabel="Rapport"
        meta={['Groene Hogeschool', '2025']}
        snippet={lead}
        keywords={[{ label: 'bodem', href: '/zoeken/bodem' }]}
        links={[]}
        level={3}
        moreLinks={(count) => `Nog ${count} links`}
        externalHint="opent in een nieuw tabblad"
      />
    </div>
  ),
};
