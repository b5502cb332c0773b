import { pageRule } from '../rule.ts';

/** A picture whose address is none that pictures of ours can be made from. */
export const pictureLost = pageRule({
  id: 'picture-lost',
  severity: 'error',
  *check({ pictures }) {
    for (const { source, pointer, place, excerpt } of pictures) {
      if (/^https?:\/\//i.test(source) && URL.canParse(source)) continue;
      yield { pointer: place === 'text' ? pointer : `${pointer}/source`, values: { address: source }, excerpt };
    }
  },
});
