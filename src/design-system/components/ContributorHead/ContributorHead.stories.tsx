import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { ContributorHead } from './ContributorHead.tsx';

const meta = {
  title: 'Components/ContributorHead',
  component: ContributorHead,
  args: {
    back: { label: 'Terug naar de resultaten voor ‘weidevogels’', href: '/zoeken/weidevogels' },
    kind: 'Auteur',
    name: 'Anna Maria de Boer',
    otherNames: 'Ook geschreven als Boer, A.M. de; de Boer AM',
    identifier: { label: 'ORCID', text: '0000-0002-1825-0097', href: 'https://orcid.org/0000-0002-1825-0097' },
    extent: ['42 publicaties', '1998–2024'],
    lists: [
      {
        title: 'Schreef ook met',
        items: [
          { label: 'Jansen, J.W. (12)', href: '/zoeken/auteur/Jansen,+J.W.' },
          { label: 'Quispel, T. van der (3)', href: '/zoeken/auteur/Quispel,+T.+van+der' },
        ],
      },
    ],
    externalHint: 'opent in een nieuw tabblad',
  },
} satisfies Meta<typeof ContributorHead>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Author: Story = {};

const nameAlone = {
  kind: 'Organisatie',
  name: 'Stichting Moerbos',
  otherNames: undefined,
  identifier: undefined,
  extent: ['1 publicatie'],
  lists: [],
} as const;

/** Of an organisation nothing may be known but its name. */
export const NameAlone: Story = { args: nameAlone };

export const AllStates: Story = {
  render: (args) => (
    <div className="flex flex-col gap-12">
      <ContributorHead {...args} />
      <ContributorHead {...args} {...nameAlone} />
    </div>
  ),
};

/** Back, the register, then everybody who wrote along. */
export const ByKeyboard: Story = {
  tags: ['keyboard'],
  play: async ({ canvas }) => {
    for (const name of [
      'Terug naar de resultaten voor ‘weidevogels’',
      '0000-0002-1825-0097 (opent in een nieuw tabblad)',
      'Jansen, J.W. (12)',
      'Quispel, T. van der (3)',
    ]) {
      await userEvent.tab();
      await expect(canvas.getByRole('link', { name })).toHaveFocus();
    }
  },
};
