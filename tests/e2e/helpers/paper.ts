import { inflateSync } from 'node:zlib';

/** How many letters a PDF of Chromium's shows: in what its sheets are drawn with, each is four figures of a font's. */
export function lettersOn(pdf: Buffer): number {
  let letters = 0;
  for (let end = 0; ; ) {
    const start = pdf.indexOf('stream\n', end);
    if (start < 0) return letters;
    end = pdf.indexOf('endstream', start);
    const drawn = inflated(pdf.subarray(start + 'stream\n'.length, end));
    for (const [, figures = ''] of drawn.matchAll(/<([\dA-F]+)>/g)) letters += figures.length / 4;
    end += 'endstream'.length;
  }
}

/** The words of a stream; nothing of one that is packed otherwise, as pictures are. */
function inflated(stream: Buffer): string {
  try {
    return inflateSync(stream).toString('latin1');
  } catch {
    return '';
  }
}
