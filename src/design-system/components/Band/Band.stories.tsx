import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Card } from '../Card/Card.tsx';
import { CardGrid } from '../CardGrid/CardGrid.tsx';
import { samplePictures } from '../Image/samplePictures.ts';
import { Link } from '../Link/Link.tsx';
import { Notice } from '../Notice/Notice.tsx';
import { RichText } from '../RichText/RichText.tsx';
import { TileGrid } from '../TileGrid/TileGrid.tsx';
import { Title } from '../Title/Title.tsx';
import { Band, type BandProps } from './Band.tsx';

const meta = {
  title: 'Components/Band',
  component: Band,
  parameters: { layout: 'fullscreen' },
  args: { labelledBy: 'weidevogels', children: null },
  render: (args) => (
    <Band {...args}>
      <Content id={args.labelledBy} />
    </Band>
  ),
} satisfies Meta<typeof Band>;

export default meta;
type Story = StoryObj<typeof meta>;

function Content({ id, title = 'Weidevogels in cijfers' }: { id: string | undefined; title?: string }) {
  return (
    <div className="flex flex-col items-start gap-6">
      <Title level={2} id={id}>
        {title}
      </Title>
      <RichText html="<p>Het aantal broedparen van de grutto daalt. <a href='/dossier/weidevogels'>Lees wat helpt</a>.</p>" />
      <Link kind="more-info" href="/dossier/weidevogels">
        Naar het dossier
      </Link>
    </div>
  );
}

/** A section with a name is a landmark. */
export const Plain: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Weidevogels in cijfers' })).toBeVisible();
  },
};

export const Tinted: Story = { args: { tone: 'band' } };

export const Brand: Story = { args: { tone: 'brand' } };

/** Whatever stands on the site's own colour is readable without knowing where it stands. */
export const EverythingOnBrand: Story = {
  args: { tone: 'brand' },
  render: (args) => (
    <Band {...args}>
      <div className="flex flex-col gap-8">
        <Content id={args.labelledBy} />
        <Notice tone="info">Dit dossier wordt vernieuwd.</Notice>
        <TileGrid
          level={3}
          externalHint="opent in een nieuw tabblad"
          items={[
            { title: 'Grutto', href: '/grutto' },
            { title: 'Kievit', href: '/kievit' },
          ]}
        />
        <CardGrid layout="row-of-three">
          <Card
            kind="dossier"
            badgeLabel="Dossier"
            title="Kruidenrijk grasland"
            href="/a"
            lead="Voedsel voor kuikens."
            level={3}
          />
          <Card
            kind="news"
            badgeLabel="Nieuws"
            title="Plasdras in april"
            href="/b"
            meta="5 april 2026"
            picture={samplePictures.lake}
            level={3}
          />
        </CardGrid>
      </div>
    </Band>
  ),
};

/** Two sections on one ground stand one section's space apart, on another ground each keeps its own. */
export const OneGround: Story = {
  render: () => (
    <div>
      <Band>
        <p>Deel 1</p>
      </Band>
      <Band>
        <p>Deel 2</p>
      </Band>
      <Band tone="band">
        <p>Deel 3</p>
      </Band>
      <Band tone="band">
        <p>Deel 4</p>
      </Band>
    </div>
  ),
  play: async ({ canvas }) => {
    const parts = [1, 2, 3, 4].map((part) => canvas.getByText(`Deel ${part}`).getBoundingClientRect());
    const [plain = 0, between = 0, tinted = 0] = parts.slice(1).map(({ top }, at) => top - (parts[at]?.bottom ?? 0));
    await expect(plain).toBeGreaterThan(0);
    await expect(tinted).toBeCloseTo(plain);
    await expect(between).toBeCloseTo(plain * 2);
  },
};

const tones = ['plain', 'band', 'brand'] as const satisfies readonly NonNullable<BandProps['tone']>[];

export const AllStates: Story = {
  render: () => (
    <div>
      {tones.map((tone) => (
        <Band key={tone} tone={tone} width="reading" labelledBy={`titel-${tone}`}>
          <Content id={`titel-${tone}`} title={`Weidevogels: ${tone}`} />
        </Band>
      ))}
    </div>
  ),
};
