import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { samplePictures } from '../Image/samplePictures.ts';
import { DateRange } from '../PublishDate/DateRange.tsx';
import { PublishDate } from '../PublishDate/PublishDate.tsx';
import { Card } from './Card.tsx';

const lead =
  'Een gezonde bodem houdt water vast, voedt gewassen en vraagt minder kunstmest. Akkerbouwers en melkveehouders delen hoe zij organische stof opbouwen, welke groenbemesters werken en wat dat oplevert op lange termijn.';

const meta = {
  title: 'Components/Card',
  component: Card,
} satisfies Meta<typeof Card>;

export default meta;
// A card is a union of kinds, which arguments of a story cannot express: each story writes its own.
type Story = StoryObj;

const news = {
  kind: 'news',
  badgeLabel: 'Nieuws',
  title: 'Nieuwe aanpak voor bodemvruchtbaarheid werpt vruchten af',
  href: '/nieuwsitem/bodemvruchtbaarheid',
  lead,
  meta: <PublishDate date="2026-11-05T09:00+02:00" language="nl" />,
  picture: samplePictures.field,
  level: 3,
} as const;

const narrow: NonNullable<Story['decorators']> = (Story) => <div className="max-w-md">{Story()}</div>;

/** The title is the only link, so that the card is announced once. */
export const Tall: Story = {
  decorators: narrow,
  render: () => <Card {...news} />,
  play: async ({ canvas }) => {
    const links = canvas.getAllByRole('link');
    await expect(links).toHaveLength(1);
    await expect(links[0]).toHaveAccessibleName('Nieuwe aanpak voor bodemvruchtbaarheid werpt vruchten af');
  },
};

/** Wherever one presses, the title's link is what is hit. */
export const WholeCardIsTheLink: Story = {
  ...Tall,
  play: async ({ canvas }) => {
    const { left, top } = canvas.getByRole('article').getBoundingClientRect();
    await expect(document.elementFromPoint(left + 20, top + 20)).toBe(canvas.getByRole('link'));
  },
};

export const WithoutPicture: Story = {
  decorators: narrow,
  render: () => <Card {...news} picture={undefined} />,
};

export const Event: Story = {
  decorators: narrow,
  render: () => (
    <Card
      {...news}
      kind="event"
      badgeLabel="Activiteit"
      title="Studiemiddag precisielandbouw op kleigrond"
      meta={<DateRange start="12-11-2026" end="14-11-2026" language="nl" />}
      eventDate={{ date: '12-11-2026', language: 'nl' }}
    />
  ),
};

export const Wide: Story = { render: () => <Card {...news} layout="wide" /> };

export const Compact: Story = { render: () => <Card {...news} layout="compact" /> };

export const LongCompound: Story = {
  decorators: narrow,
  render: () => <Card {...news} title="Gewasbeschermingsmiddelenregistratiedossierbeoordeling vertraagd" />,
};

export const Feature: Story = { render: () => <Card {...news} layout="feature" /> };

const event = { kind: 'event', badgeLabel: 'Activiteit', eventDate: { date: '03-12-2026', language: 'nl' } } as const;

export const AllStates: Story = {
  render: () => (
    <div className="flex flex-col gap-12">
      <div className="grid gap-8 mobile:grid-cols-3">
        <Card
          kind="news"
          badgeLabel="Nieuws"
          title="Met foto"
          href="/a"
          lead={lead}
          meta={news.meta}
          picture={news.picture}
          level={3}
        />
        <Card
          kind="dossier"
          badgeLabel="Dossier"
          title="Zonder foto"
          href="/b"
          lead={lead}
          meta={news.meta}
          level={3}
        />
        <Card {...event} title="Activiteit zonder foto" href="/c" lead={lead} meta="Dronten" level={3} />
      </div>
      <div className="grid gap-8 mobile:grid-cols-2">
        <Card
          kind="project"
          badgeLabel="Project"
          layout="wide"
          title="Breed, met foto"
          href="/d"
          lead={lead}
          picture={news.picture}
          level={3}
        />
        <Card
          kind="source"
          badgeLabel="Bron"
          layout="wide"
          title="Breed, zonder foto"
          href="/e"
          lead={lead}
          level={3}
        />
        <Card {...event} layout="compact" title="Klein, met datum" href="/f" meta="Online, 14.00 uur" level={3} />
        <Card
          kind="expert"
          badgeLabel="Deskundige"
          layout="compact"
          title="Klein, zonder link"
          meta="Lector bodem"
          level={3}
        />
      </div>
      <Card
        kind="project"
        badgeLabel="Project"
        layout="feature"
        title="Uitgelicht, met foto"
        href="/g"
        lead={lead}
        meta={news.meta}
        picture={news.picture}
        level={3}
      />
      <Card
        kind="dossier"
        badgeLabel="Dossier"
        layout="feature"
        title="Uitgelicht, zonder foto"
        href="/h"
        lead={lead}
        meta={news.meta}
        level={3}
      />
    </div>
  ),
};
