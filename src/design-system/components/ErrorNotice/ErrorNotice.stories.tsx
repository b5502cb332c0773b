import type { Meta, StoryObj } from '@storybook/react-vite';
import { ErrorNotice } from './ErrorNotice.tsx';

const meta = {
  title: 'Components/ErrorNotice',
  component: ErrorNotice,
  parameters: { layout: 'fullscreen' },
  args: {
    status: 404,
    title: 'Deze pagina bestaat niet (meer)',
    text: 'De pagina is verhuisd of weggehaald. Zoek verder, of begin opnieuw bij de startpagina.',
    action: { label: 'Naar de startpagina', href: '/' },
  },
} satisfies Meta<typeof ErrorNotice>;

export default meta;
type Story = StoryObj<typeof meta>;

export const NotFound: Story = {};

export const ServerError: Story = {
  args: {
    status: 500,
    title: 'Er ging iets mis',
    text: 'Dat ligt aan ons, niet aan jou. Probeer het over een paar minuten opnieuw.',
    action: undefined,
  },
};

export const AllStates: Story = {
  render: (args) => (
    <>
      <ErrorNotice {...args} />
      <ErrorNotice status={500} title="Er ging iets mis" text="Probeer het over een paar minuten opnieuw." />
    </>
  ),
};
