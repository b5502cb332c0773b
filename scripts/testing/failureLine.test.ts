import { describe, expect, it } from 'vitest';
import { failureLine } from './failureLine.ts';

describe('the line of a test that failed', () => {
  it('says what went wrong, without colours and where it was thrown', () => {
    const message =
      'AssertionError: \u001b[31mexpected 1 to be 2\u001b[39m\n    at /portal/a.test.ts:3:20\n    at run (x.js:1:1)';
    expect(failureLine('a.test.ts › adds', message)).toBe('a.test.ts › adds: AssertionError: expected 1 to be 2');
  });

  it('has what a story looked for, and not the whole document that it looked in', () => {
    const message = `TestingLibraryElementError: \n\u001b[34mClick to debug the error: http://localhost\u001b[39m\n\nUnable to find role="button"\n\n${'<div>\n'.repeat(1000)}`;
    const line = failureLine('SearchMap.stories.tsx › Results', message);
    expect(line).toMatch(
      /^SearchMap\.stories\.tsx › Results: TestingLibraryElementError: Unable to find role="button" <div>/,
    );
    expect(line.split('\n')).toHaveLength(1);
    expect(line.length).toBeLessThan(400);
  });

  it('is the test alone where nothing is said', () => {
    expect(failureLine('a.test.ts › adds')).toBe('a.test.ts › adds');
  });
});
