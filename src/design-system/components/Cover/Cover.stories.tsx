import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../Button/Button.tsx';
import { Cover } from './Cover.tsx';

const meta = {
  title: 'Components/Cover',
  component: Cover,
  parameters: { layout: 'fullscreen' },
  args: {
    title: 'Mijn GKN',
    lead: 'De artikelen die je bewaart en de reacties die je schrijft, bij elkaar.',
    motif: 'project',
    children: (
      <Button tone="primary" href="/">
        Naar de startpagina
      </Button>
    ),
  },
} satisfies Meta<typeof Cover>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const WithKicker: Story = { args: { kicker: '404', motif: 'dossier' } };

export const AllStates: Story = {
  render: (args) => (
    <>
      <Cover {...args} />
      <Cover kicker="404" title="Deze pagina bestaat niet (meer)" lead="Zoek verder." motif="dossier" />
      <Cover title="Hoeveel mest mag er op veengrond in het voorjaar?" lead="Een vraag." motif="gkz" />
    </>
  ),
};
