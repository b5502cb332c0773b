import { Fragment, type ReactNode } from 'react';
import type { PlannedElement } from '../plan/areas/area.types.ts';
import type { AreaTemplate, Arrangement } from '../renderer/registry.types.ts';
import { AreaSection } from './AreaSection.tsx';
import { isSingle, type Run, runsOf } from './runs.ts';

/** A template that stands its elements in columns. */
interface ColumnTemplate {
  /** How lists of items lay themselves out in this template. */
  readonly arrangement: Arrangement;
  /** Lays out two or more elements that can share a row. */
  readonly columns: (parts: Run['parts']) => ReactNode;
}

/**
 * What has entries of its own lays them out as the template asks, what is read stands in the template's columns, and
 * one thing to read, which there is nothing to stand beside, is set as running text.
 */
export function columnArea({ arrangement, columns }: ColumnTemplate): AreaTemplate {
  return ({ area, elements }) => {
    const shown = elements(arrangement);
    // A sign-up is bare where it has a band of its own, which only its own template gives it.
    const usual = arrangement === 'feature' ? elements('default') : shown;
    const contents = area.elements.map((element, index) => (isNewsletter(element) ? usual : shown)[index]);
    const runs = runsOf(area.elements, contents);
    return (
      <AreaSection area={area} layout={isSingle(area.elements) ? 'margin' : 'stack'}>
        {runs.map(({ parts }) => (
          <Fragment key={parts[0].element.id}>{parts.length === 1 ? parts[0].content : columns(parts)}</Fragment>
        ))}
      </AreaSection>
    );
  };
}

function isNewsletter(element: PlannedElement): boolean {
  return element.kind === 'known' && element.type === 'newsletter';
}
