import { createContext, type ReactNode } from 'react';
import type { BookmarkProps } from './BookmarkForm.tsx';
import type { Item } from './item.ts';

/** What the server sends of each part, which does not know whose page it is. */
export interface StillParts {
  readonly account: () => ReactNode;
  readonly bookmark: (props: BookmarkProps) => ReactNode;
  readonly discussion: (item: Item) => ReactNode;
}

/** Set by the server alone: browsers have that markup already, and none of its code. */
export const StillPartsContext = createContext<StillParts | undefined>(undefined);
