/**
 * A text without soft hyphens, zero-width spaces and word joiners: they say where a line may end, and would break words
 * in two that are one. Those that join letters or keep them apart (U+200C, U+200D) belong to how words are written.
 */
export const withoutInvisible = (text: string): string => text.replace(/[\u00ad\u200b\u2060]/g, '');
