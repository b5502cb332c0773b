import { Fragment } from 'react';
import { BareLink } from '../Link/BareLink.tsx';
import type { Credit } from './creditLine.ts';

/** The line that names a picture's source: "Bron foto: Naam, Archief (CC BY 4.0)". */
export function CreditLine({ credit }: { credit: Credit }) {
  // Parts may be equal (a comma twice) and never move, so that their place is what tells them apart.
  const parts = Array.from(credit.parts.entries(), ([place, part]) => (
    <Fragment key={place}>
      {part.href === undefined ? part.text : spaceBefore(part.text)}
      {part.href !== undefined && (
        <BareLink
          href={part.href}
          externalHint={credit.externalHint}
          className="-my-1 inline-block min-w-6 py-1 underline underline-offset-2"
        >
          {part.text.trimStart()}
        </BareLink>
      )}
    </Fragment>
  ));
  return (
    <span>
      {credit.label} {parts}
    </span>
  );
}

/** Inside a link that is a box of its own it would not be seen. */
function spaceBefore(text: string): string {
  return text.slice(0, text.length - text.trimStart().length);
}
