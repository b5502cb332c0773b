import { z } from 'zod';

/** Letters without those that steer terminals and texts. @param most letters at most */
export const words = (most: number) =>
  z
    .string()
    .trim()
    .max(most)
    .regex(/^[^\p{Cc}\p{Cs}]*$/u);

/** The same on several lines, which forms and programs end in their own ways. */
export const lines = (most: number) =>
  z
    .string()
    .overwrite((text) => text.replace(/\r\n?/g, '\n'))
    .trim()
    .max(most)
    .regex(/^(?:[^\p{Cc}\p{Cs}]|[\n\t])*$/u);

/** The id of an item. */
export const itemId = words(300).min(1);
