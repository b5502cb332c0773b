import { describe, expect, it } from 'vitest';
import { axeFigures, noFigures, sumOfFigures } from './axeFigures.ts';
import { axeLines } from './axeLines.ts';

const overPicture = {
  subject: 'components-header',
  rule: 'color-contrast',
  why: 'bgOverlap',
  places: 3,
  example: '<h1>\n  Bodem</h1>',
};
const hidden = { subject: 'components-footer', rule: 'hidden-content', why: '', places: 2, example: '<p hidden>' };
const run = { stories: 4, every: 8, colour: 16, violations: 1, undecided: [overPicture, hidden] };

describe('the figures of axe', () => {
  it('add up over runs, with one entry for each kind of place left open', () => {
    const sum = sumOfFigures([run, { ...run, undecided: [hidden] }]);
    expect(sum).toMatchObject({ stories: 8, every: 16, colour: 32, violations: 2 });
    expect(sum.undecided).toEqual([overPicture, { ...hidden, places: 4 }]);
  });

  it('survive the way through a file', () => {
    expect(axeFigures.parse(JSON.parse(JSON.stringify(run)))).toEqual(run);
  });

  it('end in one line that tells proved contrasts from places for people', () => {
    expect(axeLines(run, 61).at(-1)).toBe(
      'axe: 4 stories, 8 views by every rule and 16 by the colour rules, 1 violations; 3 contrasts proved by declared pairs; 2 places for people to look at; 61 s',
    );
  });

  it('name each kind of place that axe left open', () => {
    expect(axeLines(run, 61)[0]).toBe(
      'axe leaves open: components-header  color-contrast  bgOverlap  3 ×  <h1> Bodem</h1>',
    );
    expect(axeLines(noFigures, 0)).toHaveLength(1);
  });
});
