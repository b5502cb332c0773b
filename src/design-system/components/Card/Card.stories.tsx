import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { samplePictures } from '../Image/samplePictures.ts';
import { DateRange } from '../PublishDate/DateRange.tsx';
import { PublishDate } from '../PublishDate/PublishDate.tsx';
import { Card } from './Card.tsx';

const november = (day: number) => ({ year: 2026, month: 11, day, time: null });

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
  meta: <PublishDate date={november(5)} language="nl" />,
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
      meta={<DateRange start={november(12)} end={november(14)} language="nl" />}
      eventDate={{ date: november(12), language: 'nl' }}
    />
  ),
};

/** The day leaves most of a small picture to what it shows. */
export const SmallEvent: Story = {
  decorators: narrow,
  render: () => (
    <Card
      {...news}
      kind="event"
      badgeLabel="Activiteit"
      title="Nacht van de egel"
      layout="wide"
      eventDate={{ date: november(12), language: 'nl' }}
    />
  ),
  play: async ({ canvas }) => {
    const picture = canvas.getByRole('img').getBoundingClientRect();
    const leaf = canvas.getByText('nov').closest('time')?.getBoundingClientRect();
    await expect(picture.width).toBeLessThan(160);
    await expect(leaf?.top).toBeGreaterThan(picture.top + picture.height * 0.6);
  },
};

export const Wide: Story = { render: () => <Card {...news} layout="wide" /> };

export const Compact: Story = { render: () => <Card {...news} layout="compact" /> };

export const LongCompound: Story = {
  decorators: narrow,
  render: () => <Card {...news} title="Gewasbeschermingsmiddelenregistratiedossierbeoordeling vertraagd" />,
};

export const Feature: Story = { render: () => <Card {...news} layout="feature" /> };

/** One stop of the keyboard, whose ring goes round the whole card. */
export const ByKeyboard: Story = {
  ...Tall,
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: /^Nieuwe aanpak/ })).toHaveFocus();
    await userEvent.tab();
    await expect(document.body).toHaveFocus();
  },
};

const event = {
  kind: 'event',
  badgeLabel: 'Activiteit',
  title: 'Studiemiddag precisielandbouw op kleigrond',
  href: '/activiteit/precisielandbouw',
  meta: 'Dronten, 14.00 uur',
  eventDate: { date: { year: 2026, month: 12, day: 3, time: null }, language: 'nl' },
  level: 3,
} as const;

const dossier = {
  kind: 'dossier',
  badgeLabel: 'Dossier',
  title: 'Kringlooplandbouw',
  href: '/dossier/kringlooplandbouw',
  lead,
  meta: '24 publicaties',
  level: 3,
} as const;

const project = {
  kind: 'project',
  badgeLabel: 'Project',
  title: 'Veenweide in balans',
  href: '/project/veenweide',
  lead,
  meta: '2024–2027',
  picture: samplePictures.lake,
  level: 3,
} as const;

const person = {
  kind: 'expert',
  badgeLabel: 'Deskundige',
  title: 'Anna van der Berg',
  href: '/persoon/anna-van-der-berg',
  meta: 'Lector gezonde bodem, Groene Hogeschool',
  level: 3,
} as const;

const source = {
  kind: 'source',
  badgeLabel: 'Bron',
  title: 'Effect van groenbemesters op stikstofuitspoeling',
  href: '/bron/groenbemesters',
  lead,
  meta: 'Proefstation voor de Akkerbouw · 2024',
  level: 3,
} as const;

const face = { ...samplePictures.dunes, alt: '' };

export const AllStates: Story = {
  render: () => (
    <div className="flex flex-col gap-12">
      <div className="grid gap-8 mobile:grid-cols-3">
        <Card {...news} />
        <Card {...dossier} />
        <Card {...event} lead={lead} />
        <Card {...project} title="Gewasbeschermingsmiddelenregistratiedossierbeoordeling vertraagd" />
        <Card {...source} />
        <Card {...person} picture={face} />
      </div>
      <div className="grid grid-cols-1 gap-8 mobile:grid-cols-2">
        <Card {...project} layout="wide" />
        <Card {...source} layout="wide" />
        <Card {...event} layout="wide" lead={lead} />
        <Card {...person} layout="wide" picture={face} lead="Onderzoekt hoe organische stof water vasthoudt." />
      </div>
      <div className="grid grid-cols-1 gap-8 mobile:grid-cols-2">
        <Card {...event} layout="compact" />
        <Card {...person} layout="compact" picture={face} />
        <Card
          {...person}
          layout="compact"
          href={undefined}
          title="Redactie"
          meta="Zonder eigen pagina"
          kind="contact"
          badgeLabel="Contact"
        />
        <Card {...news} layout="compact" badgeLabel={undefined} />
      </div>
      <Card {...project} layout="feature" />
      <Card {...dossier} layout="feature" />
    </div>
  ),
};
