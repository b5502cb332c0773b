/** `13:30` from the ways editors write a time of day: `13:30`, `13.30 uur`, `9:00`; nothing from anything else. */
export function readClockTime(written: string | undefined): string | undefined {
  const [, hour = '', minute = ''] = /^(\d{1,2})[:.](\d{2})(?:\D|$)/.exec(written?.trim() ?? '') ?? [];
  if (hour === '' || Number(hour) > 23 || Number(minute) > 59) return undefined;
  return `${hour.padStart(2, '0')}:${minute}`;
}
