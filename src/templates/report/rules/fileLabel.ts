import { type Element, isText } from 'domhandler';
import { pageRule } from '../rule.ts';

const file = /\.(pdf|docx?|xlsx?|pptx?|odt|ods|odp|zip|rar|csv|epub|mp3|mp4|txt|rtf)(?:[?#]|$)/i;
/** The last figure before the unit is enough, and does not have a row of figures tried from each of them. */
const size = /\d[.,]?\s{0,3}(?:b|kb|kib|mb|mib|gb|kilobyte|megabyte|bytes?)\b/i;

/** A link to a file that says neither what sort of file it is nor how large. */
export const fileLabel = pageRule({
  id: 'file-label',
  severity: 'warning',
  *check({ links }) {
    for (const { address, href, label, pointer, excerpt, place, fileType, tag } of links) {
      const [, type = ''] = file.exec(address) ?? [];
      // One that leads nowhere opens nothing, and is told of as that.
      if (type === '' || href === undefined) continue;
      const said = label + (tag ? bracketsBehind(tag) : '');
      const saysType =
        Boolean(fileType) ||
        new RegExp(`\\b${type.replace(/x$/i, 'x?')}\\b`, 'i').test(said) ||
        /\b(?:word|excel|powerpoint|spreadsheet)\b/i.test(said);
      const saysSize = size.test(said);
      // A list of files says the type beside each; how large they are it cannot hold.
      if (saysType && (saysSize || place === 'field')) continue;
      yield {
        pointer,
        values: { label, type: type.toLowerCase() },
        excerpt,
        severity: saysType ? 'advice' : 'warning',
      };
    }
  },
});

/** What stands in brackets right behind a link, and is read with it: `(pdf, 1,2 MB)`. */
function bracketsBehind({ next }: Element): string {
  return (next && isText(next) && /^\s*[([][^)\]]*[)\]]/.exec(next.data)?.[0]) || '';
}
