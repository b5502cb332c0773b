import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { SearchMap } from './SearchMap.tsx';
import type { MapMark } from './searchMap.types.ts';

const markAt = (lat: number, lon: number, size: number, name: string): MapMark => ({
  ...{ lat, lon, size, count: size.toLocaleString('nl') },
  label:
    size === 1 ? `Kruidenrijk grasland (${name})` : `${size.toLocaleString('nl')} resultaten rond ${name}, zoom in`,
  ...(size === 1 && { href: '#kruidenrijk-grasland' }),
  bounds: [lon - 0.2, lat - 0.15, lon + 0.2, lat + 0.15],
});

const marks: readonly MapMark[] = [
  markAt(51.97, 5.66, 1204, 'Wageningen'),
  markAt(53.2, 5.79, 84, 'Leeuwarden'),
  markAt(52.5, 5.48, 219, 'Lelystad'),
  markAt(51.44, 5.47, 13, 'Eindhoven'),
  markAt(51.5, 3.61, 1, 'Middelburg'),
];

const meta = {
  title: 'Components/SearchMap',
  component: SearchMap,
  args: {
    marks,
    credit: 'Schets van Nederland. Provinciegrenzen bij benadering: GeoNames (CC BY 4.0).',
    status: '1.521 resultaten in beeld',
    skipTo: '#results',
    onSeen: fn(),
    onSearchHere: fn(),
    texts: {
      label: 'Kaart van de resultaten',
      keys: 'Verschuif de kaart met de pijltjestoetsen en zoom met plus en min.',
      zoomIn: 'Zoom in',
      zoomOut: 'Zoom uit',
      searchHere: 'Zoek in dit gebied',
      skip: 'Sla de kaart over',
      failed: 'De kaart kan nu niet worden geladen.',
    },
  },
} satisfies Meta<typeof SearchMap>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A mark of many goes nearer, a mark of one leads to it; what is seen then can be searched in. */
export const Results: Story = {
  play: async ({ canvas, args }) => {
    const many = await canvas.findByRole('button', { name: '1.204 resultaten rond Wageningen, zoom in' });
    await expect(canvas.getByRole('link', { name: 'Kruidenrijk grasland (Middelburg)' })).toHaveAttribute(
      'href',
      '#kruidenrijk-grasland',
    );
    for (const press of [many, canvas.getByRole('link', { name: /Kruidenrijk/ })]) {
      const { width, height } = press.getBoundingClientRect();
      await expect(Math.min(width, height)).toBeGreaterThanOrEqual(24);
    }
    await expect(args.onSeen).toHaveBeenCalledWith(expect.objectContaining({ isMoved: false }));
    await expect(canvas.queryByRole('button', { name: 'Zoek in dit gebied' })).toBeNull();
    many.focus();
    await userEvent.keyboard('{Enter}');
    await userEvent.click(await canvas.findByRole('button', { name: 'Zoek in dit gebied' }));
    await expect(args.onSearchHere).toHaveBeenCalledWith([
      expect.closeTo(5.3, 0),
      expect.closeTo(51.8, 0),
      expect.closeTo(6, 0),
      expect.closeTo(52.1, 0),
    ]);
  },
};

export const AllStates: Story = {
  render: (args) => (
    <div className="flex flex-col gap-10">
      <SearchMap {...args} />
      <SearchMap
        {...args}
        area={{ kind: 'circle', lat: 51.97, lon: 5.66, kilometres: 25 }}
        marks={[]}
        status="0 resultaten in beeld"
        texts={{ ...args.texts, label: 'Kaart rond Wageningen' }}
      />
    </div>
  ),
};

/** The way past the map, the map, and what stands on it. */
export const ByKeyboard: Story = {
  tags: ['keyboard'],
  play: async ({ canvas }) => {
    const many = await canvas.findByRole('button', { name: '1.204 resultaten rond Wageningen, zoom in' });
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Sla de kaart over' })).toHaveFocus();
    for (let stops = 0; stops < 20 && document.activeElement !== many; stops++) await userEvent.tab();
    await expect(many).toHaveFocus();
  },
};

/** Around a place: the circle is what is searched in. */
export const NearAPlace: Story = {
  args: { area: { kind: 'circle', lat: 51.97, lon: 5.66, kilometres: 25 }, status: '412 resultaten in beeld' },
  play: async ({ canvas, args }) => {
    await canvas.findByRole('button', { name: 'Zoom in' });
    await waitFor(() =>
      expect(args.onSeen).toHaveBeenCalledWith(
        expect.objectContaining({ position: expect.objectContaining({ lat: expect.closeTo(51.97, 1) }) }),
      ),
    );
  },
};

/** Where the address says how it was looked at, it begins there; its buttons go nearer and further. */
export const KeptView: Story = {
  args: { position: { lat: 52, lon: 5.5, zoom: 9 } },
  play: async ({ canvas, args }) => {
    const nearer = await canvas.findByRole('button', { name: 'Zoom in' });
    await expect(args.onSeen).toHaveBeenCalledWith(
      expect.objectContaining({ isMoved: false, position: { lat: 52, lon: 5.5, zoom: 9 } }),
    );
    await userEvent.click(nearer);
    await waitFor(() => expect(args.onSeen).toHaveBeenCalledWith(expect.objectContaining({ isMoved: true })));
  },
};

/** On a sheet that has no room around what a mark stands for, the mark goes nearer all the same. */
export const LittleRoom: Story = {
  args: { position: { lat: 51.97, lon: 5.66, zoom: 9 } },
  render: (args) => (
    <div className="w-72">
      <SearchMap {...args} />
    </div>
  ),
  play: async ({ canvas, args }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '1.204 resultaten rond Wageningen, zoom in' }));
    await waitFor(() =>
      expect(args.onSeen).toHaveBeenLastCalledWith(
        expect.objectContaining({ isMoved: true, position: expect.objectContaining({ zoom: 10 }) }),
      ),
    );
  },
};

const tile =
  'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg" width="256" height="256"><rect width="255" height="255" fill="%23dde8dd"/></svg>';

/** On tiles from elsewhere, with whom to thank for them. */
export const Tiles: Story = {
  args: { tiles: { url: tile, credit: 'Kaartgegevens: Kadaster (BRT), CC BY 4.0' } },
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('button', { name: 'Zoom in' });
    await waitFor(() => expect(canvasElement.querySelector('img.leaflet-tile')).not.toBeNull());
    await expect(canvas.getByText(/Kadaster/)).toBeVisible();
  },
};

/** Where no tile can be had the outline is drawn, which can be seen less near. */
export const TilesThatFail: Story = {
  args: {
    ...{ tiles: { url: 'data:image/png;base64,AAAA', credit: 'Kaartgegevens: Kadaster (BRT), CC BY 4.0' } },
    position: { lat: 51.97, lon: 5.66, zoom: 15 },
    area: { kind: 'circle', lat: 51.97, lon: 5.66, kilometres: 5 },
  },
  play: async ({ canvas, canvasElement, args }) => {
    await canvas.findByText(/Schets van Nederland/);
    await expect(canvas.queryByText(/Kadaster/)).toBeNull();
    await expect(canvasElement.querySelector('.search-map-land')).not.toBeNull();
    // The circle lies upon it.
    await expect(canvasElement.querySelector('.search-map-land ~ .search-map-area')).not.toBeNull();
    await waitFor(() =>
      expect(args.onSeen).toHaveBeenLastCalledWith(
        expect.objectContaining({
          isMoved: false,
          isNearest: true,
          position: expect.objectContaining({ zoom: 13 }),
        }),
      ),
    );
  },
};

/** Nothing there: the map of the whole country, and what the status says. */
export const Empty: Story = { args: { marks: [], status: '0 resultaten in beeld' } };
