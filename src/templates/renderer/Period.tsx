import { DateRange } from '#design-system/components/PublishDate/DateRange.tsx';
import type { DateStyle } from '#design-system/components/PublishDate/formatDate.ts';
import { PublishDate } from '#design-system/components/PublishDate/PublishDate.tsx';
import { readCalendarDate } from '../contract/readCalendarDate.ts';
import { useRenderer } from './RendererProvider.tsx';

interface PeriodProps extends Pick<DateStyle, 'month'> {
  /** As the CMS writes them: days, or whatever its editor knew. */
  readonly start?: string | undefined;
  readonly end?: string | undefined;
}

/** When something takes place, or lasts until. What is no day, as a year alone, stands there as its editor wrote it. */
export function Period({ start, end, month }: PeriodProps) {
  const { t, language } = useRenderer();
  const [first, last] = [readCalendarDate(start), readCalendarDate(end)];
  if (first && (last || !end)) return <DateRange start={first} end={last} language={language} month={month} />;
  if (start) return [start, end].filter(Boolean).join(' – ');
  if (last) return <PublishDate date={last} language={language} month={month} prefix={t('period.until')} />;
  return end ? `${t('period.until')} ${end}` : null;
}
