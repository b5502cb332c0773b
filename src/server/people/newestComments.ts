import type { CommentsResponse } from '#app/api/responses.ts';

/** As many comments as a page carries in its markup and its state; `?comments=all` asks for the others. */
const mostInPage = 50;

/** The comments that a page comes with. @param search query of the page's address */
export function newestComments(response: CommentsResponse, search: string): CommentsResponse {
  const { comments } = response;
  if (comments === 'unavailable' || comments.length <= mostInPage) return response;
  if (new URLSearchParams(search).get('comments') === 'all') return response;
  return { comments: comments.slice(0, mostInPage), total: comments.length };
}
