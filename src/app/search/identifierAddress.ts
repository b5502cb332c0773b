import { wholeLetters } from '#templates/contract/wholeLetters.ts';

/** Where a DOI leads to, which is written without an address (`10.1234/abc`). */
export const doiAddress = (doi: string): string => `https://doi.org/${inPath(doi)}`;

/** Where a handle leads to (`10568/1`). */
export const handleAddress = (handle: string): string => `https://hdl.handle.net/${inPath(handle)}`;

/**
 * With the signs encoded that would end the path of an address (`10.1002/(sici)1097…3.0.co;2-#`). Half a letter has no
 * code: it is replaced.
 */
function inPath(identifier: string): string {
  return encodeURI(wholeLetters(identifier)).replace(/[?#]/g, encodeURIComponent);
}
