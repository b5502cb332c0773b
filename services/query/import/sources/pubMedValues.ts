/** Addresses, without those of their authors' post: `Deltares, Delft. Electronic address: a@example.org.` */
export const affiliationsIn = (text: string): string => text.split(';').map(withoutMail).join(';');

const withoutMail = (address: string) => address.trim().replace(/\.?(?:\s+(?:Electronic address: )?\S+@\S+)?$/, '');

/** A heading of MeSH, without the star for what an article is mostly about, and apart from its subheadings. */
export const headingOf = (text: string): string => text.replaceAll('*', '').replace('/', ' / ');

/** What ends in a full stop of its own, in titles. */
const abbreviated = /\b(?:s?spp?|subspp?|var|cv|al|etc|nov|Inc|Ltd|[A-Z])\.$/;

/** A title without the full stop that PubMed has behind each. */
export const withoutStop = (title: string): string =>
  /[^.]\.$/.test(title) && !abbreviated.test(title) ? title.slice(0, -1) : title;
