import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { DateRange } from './DateRange.tsx';
import { PublishDate } from './PublishDate.tsx';

const date = { year: 2021, month: 9, day: 5, time: { hour: 13, minute: 0 } };

describe('PublishDate', () => {
  it('writes the date in the reader’s language and for machines', () => {
    expect(renderToStaticMarkup(<PublishDate date={date} language="nl" />)).toContain(
      '<time dateTime="2021-09-05">5 september 2021</time>',
    );
    expect(renderToStaticMarkup(<PublishDate date={date} language="en" />)).toContain('>September 5, 2021</time>');
  });

  it('follows the format options of the specification', () => {
    const html = renderToStaticMarkup(
      <PublishDate date={date} language="nl" day="2-digit" month="short" year="2-digit" />,
    );
    expect(html).toMatch(/>05 sep\.? 21</);
  });

  it('adds the time of day when asked', () => {
    expect(renderToStaticMarkup(<PublishDate date={date} language="en" precision="minute" />)).toContain(
      '<time dateTime="2021-09-05T13:00">September 5, 2021, 13:00</time>',
    );
  });

  it('shows only the year when asked', () => {
    expect(renderToStaticMarkup(<PublishDate date={date} language="nl" precision="year" />)).toContain(
      '<time dateTime="2021">2021</time>',
    );
  });

  it('puts the prefix before the date and outside its element', () => {
    expect(renderToStaticMarkup(<PublishDate date={date} language="nl" prefix="Gepubliceerd op" />)).toContain(
      'Gepubliceerd op <time',
    );
  });
});

describe('DateRange', () => {
  /** `12-11-2026` as a date. */
  function day(written: string) {
    const [day = 0, month = 0, year = 0] = written.split('-').map(Number);
    return { year, month, day, time: null };
  }

  function text(start: string, end: string | undefined, language: string) {
    const range = <DateRange start={day(start)} end={end === undefined ? undefined : day(end)} language={language} />;
    return renderToStaticMarkup(range).replaceAll(/<[^>]*>/g, '');
  }

  it.each([
    ['12-11-2026', '14-11-2026', '12–14 november 2026'],
    ['30-11-2026', '02-12-2026', '30 november – 2 december 2026'],
    ['30-12-2026', '02-01-2027', '30 december 2026 – 2 januari 2027'],
  ])('writes equal parts once in Dutch: %s to %s', (start, end, expected) => {
    expect(text(start, end, 'nl')).toBe(expected);
  });

  it.each([
    ['12-11-2026', '14-11-2026', 'November 12–14, 2026'],
    ['30-11-2026', '02-12-2026', 'November 30 – December 2, 2026'],
    ['30-12-2026', '02-01-2027', 'December 30, 2026 – January 2, 2027'],
  ])('writes equal parts once in English: %s to %s', (start, end, expected) => {
    expect(text(start, end, 'en')).toBe(expected);
  });

  it('writes any language', () => {
    expect(text('12-11-2026', '14-11-2026', 'de')).toBe('12.–14. November 2026');
    expect(text('30-11-2026', '02-12-2026', 'en-GB')).toBe('30 November – 2 December 2026');
  });

  it('is two values for machines: HTML has one for a day and none for a period', () => {
    const of = (end: string, language: string) =>
      renderToStaticMarkup(<DateRange start={day('12-11-2026')} end={day(end)} language={language} />);
    expect(of('12-11-2026', 'nl')).toBe('<time dateTime="2026-11-12">12 november 2026</time>');
    expect(of('14-11-2026', 'nl')).toBe(
      '<time dateTime="2026-11-12">12</time>–<time dateTime="2026-11-14">14 november 2026</time>',
    );
    expect(of('02-12-2026', 'en')).toBe(
      '<time dateTime="2026-11-12">November 12</time> – <time dateTime="2026-12-02">December 2, 2026</time>',
    );
  });

  it.each([undefined, '12-11-2026', '01-11-2026'])('shows the first day alone when the last is %j', (end) => {
    expect(text('12-11-2026', end, 'nl')).toBe('12 november 2026');
  });
});
