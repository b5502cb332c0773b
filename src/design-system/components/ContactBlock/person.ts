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
