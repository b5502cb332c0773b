import { type Location, type Records, recordsAt, recordsPath } from '../../search/addresses.ts';

/** The page of one record, or of several by their ids. */
export interface ResultView extends Records {
  readonly kind: 'result';
}

export function matchResult(location: Location): ResultView | undefined {
  const records = recordsAt(location);
  return records && { kind: 'result', ...records };
}

export function resultViewPath(view: ResultView): string {
  return recordsPath(view, view.slug, view.parameters);
}
