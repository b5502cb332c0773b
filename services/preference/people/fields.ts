import { z } from 'zod';

/** Letters without those that steer terminals and texts. @param most letters at most */
export const words = (most: number) =>
  z
    .string()
    .trim()
    .max(most)
    .regex(/^[^\p{Cc}\p{Cs}]*$/u);

/** The same on several lines. */
export const lines = (most: number) =>
  z
    .string()
    .trim()
    .max(most)
    .regex(/^(?:[^\p{Cc}\p{Cs}]|[\n\t])*$/u);

/** The id of an item. */
export const itemId = words(300).min(1);
