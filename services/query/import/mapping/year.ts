/** Years as readers accept them. */
const isYear = (year: number) => year >= 1000 && year <= 2999;

/**
 * The year of a date in any form: `2020`, `2020-05-17`, `17-05-2020`, `2020 May`, `c2019.`, `[1998]`, `2019/2020`.
 * `undefined` where there is none: no year is made up.
 */
export function yearOf(date: string): number | undefined {
  // Four figures by themselves, or the first four of a date without signs.
  const found =
    /(?<!\d)(\d{4})(?!\d)/.exec(date)?.[1] ?? /(?<!\d)(\d{4})(?:0[1-9]|1[0-2])(?:\d\d)?(?!\d)/.exec(date)?.[1];
  const year = Number(found ?? Number.NaN);
  return isYear(year) ? year : undefined;
}
