import { StillAccount } from './StillAccount.tsx';
import { StillBookmark } from './StillBookmark.tsx';
import { StillDiscussion } from './StillDiscussion.tsx';
import type { StillParts } from './stillParts.tsx';

/**
 * For the server's renderer alone, anew for each page.
 * @param onStyled when one of them is rendered that has styles of its own
 */
export function createServerParts(onStyled: () => void): StillParts {
  return {
    account: () => <StillAccount />,
    bookmark(props) {
      onStyled();
      return <StillBookmark {...props} />;
    },
    discussion(item) {
      onStyled();
      return <StillDiscussion item={item} />;
    },
  };
}
