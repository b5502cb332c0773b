import type { ImageSource } from '../Image/imageSource.ts';

/** A person as components show them, with what is known. */
export interface Person {
  name: string;
  role?: string | undefined;
  organization?: string | undefined;
  /** Decoration beside the name: its `alt` is best left empty. */
  picture?: ImageSource | undefined;
  email?: string | undefined;
  phone?: string | undefined;
  /** The person's own page. */
  href?: string | undefined;
}

/** What is read out beside what is shown of a person. */
export interface PersonLabels {
  /** Before the address: "E-mail". */
  email: string;
  /** Before the number: "Telefoon". */
  phone: string;
  /** After the name, when it opens a new tab: "opent in een nieuw tabblad". */
  externalHint: string;
}
