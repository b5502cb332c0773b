import type { z } from 'zod';
import type { Excess } from '../../contract/finding.ts';
import type { ElementContext } from './elementContext.ts';

/** Tells that an element holds more than is shown: of what, by the field that it stands in. */
export type TellExcess = (field: string, excess: Excess) => void;

/**
 * One kind of element: how the CMS writes it, and what it becomes in a plan.
 *
 * @param spellings other names the CMS may use for the kind, beside the registry's own
 */
export interface ElementDefinition<S extends z.ZodType, D> {
  readonly spellings: readonly string[];
  readonly schema: S;
  readonly plan: (data: z.output<S>, context: ElementContext, tell: TellExcess) => D;
  /** Whether nothing is left that could be shown: the element is rejected then, and its editor told. */
  readonly showsNothing?: ((data: NoInfer<D>) => boolean) | undefined;
}

/** Ties a schema to its plan function, so that the types of both are inferred. */
export function defineElement<S extends z.ZodType, D>(definition: ElementDefinition<S, D>): ElementDefinition<S, D> {
  return definition;
}

/** The data an element's adapter receives. */
export type PlannedData<Definition> = Definition extends ElementDefinition<z.ZodType, infer D> ? D : never;
