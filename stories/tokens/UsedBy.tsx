import type { ReactNode } from 'react';
import type { PageText } from './pageText.ts';
import { componentsUsing } from './themes.ts';

/** How many components read a token, and which when asked. */
export function UsedBy({ property, text }: { readonly property: string; readonly text: PageText }): ReactNode {
  const components = componentsUsing(property);
  if (components.length === 0) return <p className="text-small text-text-muted">{text.usedByNobody}</p>;
  const [only] = components;
  if (components.length === 1) return <p className="text-small text-text-muted">{only}</p>;
  return (
    <details className="text-small text-text-muted">
      <summary className="w-fit cursor-pointer underline decoration-dotted underline-offset-4">
        {text.usedBy(components.length)}
      </summary>
      <p className="mt-1 hyphens-none">{components.join(', ')}</p>
    </details>
  );
}
