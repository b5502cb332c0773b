import { gatherCrowd } from '#tests/attacks/crowd/crowd.ts';
import type { Row } from './row.ts';

/** Readers and searchers beside strangers and troubles; `CROWD_SECONDS` says for how long. */
export async function benchCrowd(): Promise<Row[]> {
  const seconds = Number(process.env.CROWD_SECONDS ?? 1800);
  const { wrong, kept, lost, pages, searches, refused, attacks, calmP95, p95, p95During, memory, troubles, skipped } =
    await gatherCrowd(seconds);
  for (const text of [...wrong, ...skipped.map((each) => `skipped: ${each}`)]) console.error(text);
  const [early, late] = memory;
  return [
    {
      what: `${seconds} s of 64 readers and 16 searchers beside strangers and ${troubles.length} troubles: wrong answers, lost posts`,
      value: `${wrong.length}, ${lost}`,
      goal: '0, 0',
      met: wrong.length + lost === 0,
    },
    {
      what: `there, a page: p95 before and with them (${pages} pages, ${searches} searches and ${refused} refused, ${attacks} attacks, ${kept} posts)`,
      value: `${calmP95}, ${p95} ms`,
      goal: '≤ 2 ×',
      met: p95 <= 2 * calmP95,
    },
    {
      what: 'there, by what was wrong',
      value: Object.entries(p95During)
        .map(([name, ms]) => `${name} ${ms} ms`)
        .join(', '),
      goal: '–',
      met: undefined,
    },
    {
      what: 'there, memory of the portal with its services in the second and in the last quarter',
      value: `${early}, ${late} MB`,
      goal: '≤ 1.25 ×',
      met: late <= 1.25 * early,
    },
  ];
}
