import { isPictureAddress } from '../facts/pictureFacts.ts';
import { pageRule } from '../rule.ts';

/** A picture whose address is none that pictures of ours can be made from. */
export const pictureLost = pageRule({
  id: 'picture-lost',
  severity: 'error',
  *check({ pictures }) {
    for (const { source, pointer, place, excerpt } of pictures) {
      if (isPictureAddress(source)) continue;
      yield { pointer: place === 'text' ? pointer : `${pointer}/source`, values: { address: source }, excerpt };
    }
  },
});
