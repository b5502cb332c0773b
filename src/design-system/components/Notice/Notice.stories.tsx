import type { Meta, StoryObj } from '@storybook/react-vite';
import { Notice } from './Notice.tsx';

const meta = {
  title: 'Components/Notice',
  component: Notice,
  args: { tone: 'info', title: 'Let op', children: 'Dit dossier wordt op dit moment vernieuwd.' },
} satisfies Meta<typeof Notice>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Info: Story = {};

export const WithoutTitle: Story = { args: { title: undefined } };

export const AllStates: Story = {
  render: () => (
    <div className="flex flex-col gap-4">
      <Notice tone="info" title="Let op">
        Dit dossier wordt op dit moment vernieuwd.
      </Notice>
      <Notice tone="positive">Je bent aangemeld voor de nieuwsbrief.</Notice>
      <Notice tone="warning" title="Verouderd">
        De gewasbeschermingsmiddelenregistratie is per 1 januari gewijzigd; deze tekst nog niet.
      </Notice>
      <Notice tone="negative">Aanmelden is mislukt, probeer het later opnieuw.</Notice>
    </div>
  ),
};
