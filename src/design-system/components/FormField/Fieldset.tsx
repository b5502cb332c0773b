import type { ReactNode } from 'react';
import { LabelWords } from './FieldTexts.tsx';
import type { FieldLabel } from './field.ts';

interface FieldsetProps {
  /** What the fields are about together: "Bezoekadres". Read out with each of them. */
  legend: FieldLabel;
  /** Read out after links in the legend that open a new tab, e.g. "opent in een nieuw tabblad". */
  externalHint?: string | undefined;
  /** The fields. */
  children: ReactNode;
}

/** Fields that belong together, under a name of their own and between lines; groups that follow each other share one. */
export function Fieldset({ legend, externalHint, children }: FieldsetProps) {
  return (
    <fieldset
      data-between-lines=""
      className="min-w-0 border-border border-y py-7 [[data-between-lines]+&]:-mt-7 [[data-between-lines]+&]:border-t-0"
    >
      {/* Floats: else browsers set it into the line above the fields, and WebKit does in a grid all the same. */}
      <legend className="wrap-anywhere float-start w-full pb-6 font-heading font-(weight:--site-weight-heading) text-heading text-title-small leading-heading">
        <LabelWords label={legend} externalHint={externalHint} />
      </legend>
      <div className="clear-both grid grid-cols-1 gap-6">{children}</div>
    </fieldset>
  );
}
