/** A site's icon is a square; in px, as large as the largest that anything shows it in. */
export const iconSize = 512;
