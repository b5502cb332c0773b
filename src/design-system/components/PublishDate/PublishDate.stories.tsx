import type { Meta, StoryObj } from '@storybook/react-vite';
import { DateRange } from './DateRange.tsx';
import { PublishDate } from './PublishDate.tsx';

const day = (year: number, month: number, day: number) => ({ year, month, day, time: null });

const meta = {
  title: 'Components/PublishDate',
  component: PublishDate,
  args: { date: { year: 2021, month: 9, day: 5, time: { hour: 13, minute: 0 } }, language: 'nl' },
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
      <PublishDate date={day(2018, 1, 1)} language="nl" />
      <DateRange start={day(2026, 11, 12)} end={day(2026, 11, 14)} language="nl" />
      <DateRange start={day(2026, 11, 30)} end={day(2026, 12, 2)} language="nl" />
      <DateRange start={day(2026, 12, 30)} end={day(2027, 1, 2)} language="nl" month="short" />
      <DateRange start={day(2026, 11, 12)} end={day(2026, 11, 14)} language="en" />
      <DateRange start={day(2026, 11, 12)} language="nl" />
    </div>
  ),
};
