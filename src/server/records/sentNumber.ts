import { z } from 'zod';

/**
 * A whole number from 0 that another service sends, as a number or in figures. Of `null`, an empty text or list, and
 * `true`, coercion alone would make 0 or 1.
 */
export const sentNumber = z
  .union([z.number(), z.string().regex(/^\s*\d+\s*$/)])
  .transform(Number)
  .pipe(z.int().nonnegative());
