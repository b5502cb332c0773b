import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import type { Person } from '../ContactBlock/person.ts';
import { samplePictures } from '../Image/samplePictures.ts';
import { TeamGrid } from './TeamGrid.tsx';

const anna: Person = {
  name: 'Anna van der Berg',
  role: 'Lector gezonde bodem',
  organization: 'Groene Hogeschool',
  email: 'anna.vanderberg@groenehogeschool.example',
  phone: '+31 (0)20 123 45 67',
  href: '/persoon/anna-van-der-berg',
};

const members: readonly Person[] = [
  { ...anna, picture: { ...samplePictures.dunes, alt: '' } },
  { name: 'Bram Smit', role: 'Onderzoeker weidevogels', email: 'bram@example.org', href: '/persoon/bram-smit' },
  {
    name: 'Chimène d’Haen',
    role: 'Projectleider',
    organization: 'Kenniscentrum Levensmiddelentechnologie',
    picture: { ...samplePictures.lake, alt: '' },
  },
  { name: 'Dirk-Jan Oosterveld', phone: '06 12 34 56 78' },
  { name: 'Redactie', email: 'redactie@example.org' },
];

const meta = {
  title: 'Components/TeamGrid',
  component: TeamGrid,
  args: {
    level: 3,
    labels: { email: 'E-mail', phone: 'Telefoon', externalHint: 'opent in een nieuw tabblad' },
    members,
  },
} satisfies Meta<typeof TeamGrid>;

export default meta;
type Story = StoryObj<typeof meta>;

/** From a person's page to their address and number, then on to the next person. */
export const ByKeyboard: Story = {
  tags: ['keyboard'],
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Anna van der Berg' })).toHaveFocus();
    await userEvent.tab();
    const email = canvas.getByRole('link', { name: 'anna.vanderberg@groenehogeschool.example' });
    await expect(email).toHaveFocus();
    // A hyphen at the end of a line would be read as one of the address.
    await expect(email).toHaveStyle({ hyphens: 'none' });
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: '+31 (0)20 123 45 67' })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Bram Smit' })).toHaveFocus();
  },
};

export const Alone: Story = { args: { members: [anna] } };

export const AllStates: Story = {};
