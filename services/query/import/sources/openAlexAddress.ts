/** What OpenAlex has in front of a work's number, in its answers and in its tables. */
export const openAlexAddress = 'https://openalex.org/';

/** A work's identifier, the same from either. */
export const openAlexIdentifier = (text: string): string => text.replace(openAlexAddress, 'openalex:');
