import type { Meta, StoryObj } from '@storybook/react-vite';
import { allSites } from '#sites/sites.ts';
import { readGlobals } from '../../.storybook/globals.ts';
import { SiteBoard } from './SiteBoard.tsx';
import { Specimen } from './Specimen.tsx';

const meta = {
  title: 'Ontwerptokens/Sites',
  parameters: { layout: 'fullscreen', landmark: 'own' },
  tags: ['!autodocs'],
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

/** The site that the toolbar names, on one sheet. */
export const OneSite: Story = {
  render: (_, { globals }) => {
    const { site: id, language } = readGlobals(globals);
    const site = allSites.find((candidate) => candidate.id === id);
    return site === undefined ? <p>{id}</p> : <Specimen site={site} language={language} />;
  },
};

/** All sites beside each other, light above dark: do they differ at a glance, and are they one family? */
export const AllSites: Story = {
  render: (_, { globals }) => <SiteBoard language={readGlobals(globals).language} />,
};
