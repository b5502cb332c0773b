import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { Link } from './Link.tsx';

const meta = {
  title: 'Components/Link',
  component: Link,
  args: { href: '/dossier/bodem', children: 'Dossier bodem', externalHint: 'opent in een nieuw tabblad' },
} satisfies Meta<typeof Link>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Normal: Story = {};

export const SearchQuery: Story = {
  args: { kind: 'search-query', href: '/zoeken/bodemkwaliteit', children: 'bodemkwaliteit' },
};

export const Pill: Story = { args: { kind: 'pill', children: 'Akkerbouw' } };

export const MoreInfo: Story = { args: { kind: 'more-info', children: 'Meer over dit project' } };

/** An external link says so before it is followed. */
export const External: Story = {
  args: { kind: 'external', href: 'https://www.wur.nl/', children: 'Wageningen University & Research' },
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'Wageningen University & Research (opent in een nieuw tabblad)' });
    await expect(link).toHaveAttribute('target', '_blank');
  },
};

/** Every kind is a stop of the keyboard and is known by its words alone. */
export const ByKeyboard: Story = {
  render: () => (
    <div className="flex flex-col items-start gap-4">
      <Link href="/a">Gewoon</Link>
      <Link kind="search-query" href="/zoeken/bodem">
        Zoekvraag
      </Link>
      <Link kind="pill" href="/b">
        Pil
      </Link>
      <Link kind="more-info" href="/c">
        Meer
      </Link>
      <Link kind="external" href="https://www.wur.nl/" externalHint="opent in een nieuw tabblad">
        Elders
      </Link>
    </div>
  ),
  play: async ({ canvas }) => {
    for (const name of ['Gewoon', 'Zoekvraag', 'Pil', 'Meer', 'Elders (opent in een nieuw tabblad)']) {
      await userEvent.tab();
      await expect(canvas.getByRole('link', { name })).toHaveFocus();
    }
  },
};

export const AllStates: Story = {
  render: ({ externalHint }) => (
    <div className="flex flex-col items-start gap-6">
      <p className="max-w-reading">
        Groenbemesters houden stikstof vast, zie{' '}
        <Link href="/dossier/stikstof">het dossier stikstofgebruiksnormen</Link> en het onderzoek van{' '}
        <Link kind="external" href="https://www.wur.nl/" externalHint={externalHint}>
          Wageningen University & Research
        </Link>
        .
      </p>
      <Link kind="search-query" href="/zoeken/bodem">
        bodemkwaliteit
      </Link>
      <div className="flex flex-wrap gap-2">
        {['Akkerbouw', 'Melkveehouderij', 'Voedselverwerkende industrie', 'Natuur en landschap'].map((theme) => (
          <Link key={theme} kind="pill" href="/themas">
            {theme}
          </Link>
        ))}
        <Link kind="pill" href="https://www.rvo.nl/" externalHint={externalHint}>
          Rijksdienst voor Ondernemend Nederland
        </Link>
      </div>
      <Link kind="more-info" href="/projecten">
        Alle projecten
      </Link>
      <Link kind="more-info" href="https://www.rvo.nl/" externalHint={externalHint}>
        Lees verder bij RVO
      </Link>
    </div>
  ),
};
