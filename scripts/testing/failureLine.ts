import { stripVTControlCharacters } from 'node:util';

/** As much as says what went wrong (characters): a library may show a whole document behind it. */
const enough = 300;

/** A test that failed and the beginning of why, on one line, without colours, links to Storybook and where it was thrown. */
export function failureLine(test: string, message = ''): string {
  const lines = stripVTControlCharacters(message)
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '' && !line.startsWith('Click to debug'));
  const thrownAt = lines.findIndex((line) => /^at .+:\d+\)?$/.test(line));
  const why = lines.slice(0, thrownAt < 0 ? undefined : thrownAt).join(' ');
  if (why === '') return test;
  return `${test}: ${why.length > enough ? `${why.slice(0, enough)}…` : why}`;
}
