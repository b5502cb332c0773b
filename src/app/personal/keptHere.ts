/** Where a browser keeps the bookmarks that nobody has signed in for. */
export const keptHere = 'bookmarks';
