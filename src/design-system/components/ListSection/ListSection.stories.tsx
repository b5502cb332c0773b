import type { Meta, StoryObj } from '@storybook/react-vite';
import { ListSection } from './ListSection.tsx';

const meta = {
  title: 'Components/ListSection',
  component: ListSection,
  args: {
    id: 'lijst',
    title: 'Bewaard',
    level: 2,
    count: '2 bewaard',
    ids: ['1', '2'],
    empty: { title: 'Nog niets bewaard', text: 'Druk bij een artikel op ‘Bewaren’, dan vind je het hier terug.' },
    children: (
      <ul className="list-disc ps-5">
        <li>Veenweide in beweging</li>
        <li>Effect van groenbemesters op stikstofuitspoeling</li>
      </ul>
    ),
  },
} satisfies Meta<typeof ListSection>;

export default meta;
type Story = StoryObj<typeof meta>;

export const AllStates: Story = {
  render: (args) => (
    <div className="flex flex-col gap-16">
      <ListSection {...args} />
      <ListSection
        {...args}
        id="weg"
        title="Mijn notities"
        message={{ tone: 'positive', text: 'Verwijderd uit je lijst.' }}
      />
      <ListSection {...args} id="leeg" title="Mijn zoekopdrachten" count={undefined} ids={[]} />
    </div>
  ),
};
