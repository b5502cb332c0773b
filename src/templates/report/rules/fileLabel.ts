import { pageRule } from '../rule.ts';

const file = /\.(pdf|docx?|xlsx?|pptx?|odt|ods|odp|zip|rar|csv|epub|mp3|mp4|txt|rtf)(?:[?#]|$)/i;
const size = /\d[\d.,]*\s*(?:b|kb|kib|mb|mib|gb|kilobyte|megabyte|bytes?)\b/i;

/** A link to a file that says neither what sort of file it is nor how large. */
export const fileLabel = pageRule({
  id: 'file-label',
  severity: 'warning',
  *check({ links }) {
    for (const { address, label, pointer, excerpt, place } of links) {
      const [, type = ''] = file.exec(address) ?? [];
      if (type === '' || place === 'field') continue;
      const saysType =
        new RegExp(`\\b${type.replace(/x$/i, 'x?')}\\b`, 'i').test(label) ||
        /\b(?:word|excel|powerpoint|spreadsheet)\b/i.test(label);
      const saysSize = size.test(label);
      if (saysType && saysSize) continue;
      yield {
        pointer,
        values: { label, type: type.toLowerCase() },
        excerpt,
        severity: saysType ? 'advice' : 'warning',
      };
    }
  },
});
