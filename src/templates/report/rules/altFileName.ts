import { isFileName } from '../facts/fileName.ts';
import { isPictureAddress } from '../facts/pictureFacts.ts';
import { pageRule } from '../rule.ts';

/** An alternative text that is the name of a file. */
export const altFileName = pageRule({
  id: 'alt-file-name',
  severity: 'warning',
  *check({ pictures }) {
    for (const { alt, altPointer, source, excerpt } of pictures)
      if (alt && isPictureAddress(source) && isFileName(alt, source))
        yield { pointer: altPointer, values: { alt }, excerpt };
  },
});
