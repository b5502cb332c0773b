import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { read } from '#tests/contract/reading.ts';
import { storyRenderer } from '../stories/storyPlan.tsx';
import { Period } from './Period.tsx';
import { RendererProvider } from './RendererProvider.tsx';

const written = (start: string | undefined, end: string | undefined) =>
  read(
    renderToString(
      <RendererProvider value={storyRenderer('nl')}>
        <Period start={start} end={end} month="short" />
      </RendererProvider>,
    ),
  ).text;

it.each([
  ['01-03-2025', '31-12-2028', '1 mrt 2025 – 31 dec 2028'],
  ['01-03-2025', undefined, '1 mrt 2025'],
  ['2021', '2025', '2021 – 2025'],
  ['01-03-2025', 'eind 2028', '01-03-2025 – eind 2028'],
  ['voorjaar 2025', undefined, 'voorjaar 2025'],
  [undefined, '31-12-2028', 'tot en met 31 dec 2028'],
  [undefined, '2028', 'tot en met 2028'],
  [undefined, undefined, ''],
])('from %s to %s is "%s"', (start, end, period) => {
  expect(written(start, end)).toBe(period);
});
