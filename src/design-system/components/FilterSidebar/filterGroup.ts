import type { HistogramBar } from '../RangeHistogram/RangeHistogram.tsx';

export interface FilterOption {
  /** The value sent in the address. */
  id: string;
  label: string;
  /** How many results it would leave. */
  count: number;
  checked: boolean;
  /** The option that it is a part of: it stands within it. */
  parent?: string | undefined;
}

/** One end of a range: a field of the form. */
export interface RangeEnd {
  name: string;
  value: string;
}

/** Numbers given as the first and the last. */
export interface FilterRange {
  from: RangeEnd;
  to: RangeEnd;
  /** How long these numbers are. */
  digits: { least: number; most: number };
  /** How much there is along it, and what that is called. */
  histogram?: { label: string; bars: readonly HistogramBar[] } | undefined;
}

export interface FilterGroup {
  /** The filter's name in the address. */
  id: string;
  title: string;
  options: readonly FilterOption[];
  /** How many values there are besides these. */
  more: number;
  /**
   * Set while all values are wanted: what is typed to find one, and whether its answer is on its way. `address` when
   * the page's own address unfolded the group; then what is typed is sent along.
   */
  unfolded?: { find: string; state: 'ready' | 'searching'; by: 'address' | 'press' } | undefined;
  /** Numbers can also be given as the first and the last. */
  range?: FilterRange | undefined;
}

/** How many choices a group makes: a range is one of them. */
export function chosenOf({ options, range }: FilterGroup): number {
  const isRange = range !== undefined && (range.from.value || range.to.value) !== '';
  return options.filter(({ checked }) => checked).length + Number(isRange);
}

/** How many values there are to choose for what was typed to find one; nothing while that is not known, or not asked. */
export function foundIn({ options, more, unfolded }: FilterGroup): number | undefined {
  if (!unfolded || unfolded.find === '' || unfolded.state === 'searching') return undefined;
  return options.filter(({ checked }) => !checked).length + more;
}
