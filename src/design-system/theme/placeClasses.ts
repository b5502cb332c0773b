/** A place in a box, in % from its left and its top edge. */
interface Place {
  readonly x: number;
  readonly y: number;
}

/**
 * The classes that say a place, to the whole percent, for the utilities `keeps-place` and `at-place` of `base.css`: two
 * digits a side, so that a hundred places take twenty rules.
 */
export function placeClasses({ x, y }: Place): string {
  return `${digits('x', x)} ${digits('y', y)}`;
}

function digits(side: keyof Place, percent: number): string {
  const whole = Math.round(Math.min(Math.max(percent, 0), 100));
  const ones = whole % 10;
  return `${side}-tens-${whole - ones} ${side}-ones-${ones}`;
}
