import { StillAccount } from './StillAccount.tsx';
import { StillBookmark } from './StillBookmark.tsx';
import { StillDiscussion } from './StillDiscussion.tsx';
import type { StillParts } from './stillParts.tsx';

/** For the server's renderer alone. */
export const serverParts: StillParts = {
  account: () => <StillAccount />,
  bookmark: (props) => <StillBookmark {...props} />,
  discussion: (item) => <StillDiscussion item={item} />,
};
