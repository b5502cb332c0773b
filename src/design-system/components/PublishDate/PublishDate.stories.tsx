import type { Meta, StoryObj } from '@storybook/react-vite';
import { DateRange } from './DateRange.tsx';
import { PublishDate } from './PublishDate.tsx';

const meta = {
  title: 'Components/PublishDate',
  component: PublishDate,
  args: { date: '2021-09-05T13:00+02:00', language: 'nl' },
} satisfies Meta<typeof PublishDate>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const WithPrefix: Story = { args: { prefix: 'Gepubliceerd op' } };

export const WithTime: Story = { args: { precision: 'minute' } };

export const OnlyYear: Story = { args: { precision: 'year' } };

export const English: Story = { args: { language: 'en', prefix: 'Published on' } };

export const AllStates: Story = {
  render: ({ date }) => (
    <div className="flex flex-col gap-2">
      <PublishDate date={date} language="nl" />
      <PublishDate date={date} language="en" />
      <PublishDate date={date} language="nl" prefix="Laatst gewijzigd op" precision="minute" />
      <PublishDate date={date} language="nl" month="short" day="2-digit" />
      <PublishDate date={date} language="nl" month="narrow" year="2-digit" />
      <PublishDate date={date} language="nl" precision="year" />
      <PublishDate date="01-01-2018" language="nl" />
      <DateRange start="12-11-2026" end="14-11-2026" language="nl" />
      <DateRange start="30-11-2026" end="02-12-2026" language="nl" />
      <DateRange start="30-12-2026" end="02-01-2027" language="nl" month="short" />
      <DateRange start="12-11-2026" end="14-11-2026" language="en" />
      <DateRange start="12-11-2026" language="nl" />
    </div>
  ),
};
