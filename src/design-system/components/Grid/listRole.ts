/**
 * For lists without bullets: VoiceOver takes `list-style: none` for "no list", and stops counting the items, unless the
 * role is written out (https://bugs.webkit.org/show_bug.cgi?id=170179).
 */
export const listRole = { role: 'list' } as const;
