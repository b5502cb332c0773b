/** What XML 1.0 cannot hold at all, however it is written: control characters, halves of surrogate pairs. */
const impossible = /[^\t\n\r\u{20}-\u{d7ff}\u{e000}-\u{fffd}\u{10000}-\u{10ffff}]/gu;

/** Text as XML may hold it; the end of a CDATA section, in which libraries put it, is taken apart. */
export function xmlText(text: string): string {
  return text.replace(impossible, '').replaceAll(']]>', ']] >');
}
