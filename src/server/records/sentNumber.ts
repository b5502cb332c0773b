import { z } from 'zod';

/**
 * A whole number from 0 that another service sends, as a number or in figures. Of `null`, an empty text or list, and
 * `true`, coercion alone would make 0 or 1.
 */
export const sentNumber = z
  .union([z.number(), z.string().regex(/^\s*\d+(?:\.0+)?\s*$/)])
  .transform(Number)
  .pipe(z.int().nonnegative());

/** How many there are of what was asked for; a service that writes nothing there has nothing. */
export const sentHits = z.union([sentNumber, z.union([z.null(), z.literal('')]).transform(() => 0)]);
