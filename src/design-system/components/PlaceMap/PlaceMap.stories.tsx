import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { type Place, PlaceMap } from './PlaceMap.tsx';

const farms: readonly Place[] = [
  {
    title: 'Proefboerderij Rusthoeve, Colijnsplaat',
    lat: 51.585,
    lon: 3.85,
    href: '/proefboerderij-rusthoeve',
    lead: 'Akkerbouw op klei: uien, aardappelen en groenbemesters op zilte grond.',
    badge: { kind: 'project', label: 'Project' },
  },
  {
    title: 'KTC Zegveld',
    lat: 52.14,
    lon: 4.84,
    href: '/ktc-zegveld',
    lead: 'Veenweide: melkvee bij hoge grondwaterstanden.',
    badge: { kind: 'project', label: 'Project' },
  },
  { title: 'Dairy Campus, Leeuwarden', lat: 53.18, lon: 5.76, href: '/dairy-campus', lead: 'Stallen, mest en lucht.' },
  { title: 'Boerderij van de Toekomst, Lelystad', lat: 52.53, lon: 5.55, href: '/boerderij-van-de-toekomst' },
  {
    title: 'Open dag fruitteelt',
    lat: 51.95,
    lon: 5.6,
    href: '/open-dag-fruitteelt',
    badge: { kind: 'event', label: 'Activiteit' },
  },
  { title: 'De Peel: koffietafel over water', lat: 51.42, lon: 5.85 },
  { title: 'Lössboeren rond Gulpen', lat: 50.81, lon: 5.89, href: '/lossboeren' },
  { title: 'Kwelderbeheer Schiermonnikoog', lat: 53.48, lon: 6.2, href: '/kwelders' },
];

const around: readonly Place[] = [
  ['Den Haag', 52.08, 4.31],
  ['Delft', 52.01, 4.36],
  ['Rotterdam', 51.92, 4.48],
  ['Schiedam', 51.92, 4.4],
  ['Naaldwijk', 51.99, 4.21],
  ['Bleiswijk', 52.01, 4.53],
  ['Gouda', 52.01, 4.71],
  ['Leiden', 52.16, 4.49],
].map(([title, lat, lon]) => ({ title: String(title), lat: Number(lat), lon: Number(lon) }));

const meta = {
  title: 'Components/PlaceMap',
  component: PlaceMap,
  args: {
    places: farms,
    level: 3,
    texts: { outside: 'Niet op deze kaart', externalHint: 'opent in een nieuw tabblad' },
  },
} satisfies Meta<typeof PlaceMap>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The list is the content: the drawing is not there for those who do not see it. */
export const Places: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(farms.length);
    await expect(canvas.getByRole('link', { name: 'Dairy Campus, Leeuwarden' })).toBeVisible();
    await expect(canvas.queryByRole('img')).toBeNull();
  },
};

/** Numbers of places that lie close together make room for one another, with a line to where they belong. */
export const CloseTogether: Story = { args: { places: around } };

/** Too far away to be drawn: it is in the list, and the list says so. */
export const FarAway: Story = {
  args: { places: [...farms.slice(0, 2), { title: 'Wageningen University, Bonaire', lat: 12.15, lon: -68.28 }] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Niet op deze kaart')).toBeVisible();
  },
};

/** With nothing in sight, the drawing would show nothing. */
export const NothingInSight: Story = {
  args: { places: [{ title: 'Bonaire', lat: 12.15, lon: -68.28 }] },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvasElement.querySelector('svg')).toBeNull();
    await expect(canvas.queryByText('Niet op deze kaart')).toBeNull();
  },
};

/** More places than numbers could tell apart are dots. */
export const Many: Story = {
  args: {
    places: Array.from({ length: 60 }, (_, index) => ({
      title: `Meetpunt ${index + 1}`,
      lat: 51.5 + (index % 10) * 0.17,
      lon: 5 + Math.floor(index / 10) * 0.24 + (index % 3) * 0.05,
    })),
  },
};

export const AllStates: Story = {
  render: (args) => (
    <div className="flex flex-col gap-section">
      <PlaceMap {...args} />
      <PlaceMap {...args} places={[...around, { title: 'Bonaire', lat: 12.15, lon: -68.28 }]} />
      <div className="max-w-80">
        <PlaceMap {...args} places={farms.slice(0, 2)} />
      </div>
    </div>
  ),
};
