import { pictureUrl } from '#app/api/pictureUrl.ts';
import type { PlanContext } from '#templates/contract/context.ts';
import type { PictureSigner } from './pictureSigner.ts';

/** What a plan needs for its pictures: their addresses, and the word for them. */
export type PlanPictures = Pick<PlanContext, 'pictures' | 'signPicture'>;

export function planPictures({ sign }: PictureSigner): PlanPictures {
  return { pictures: pictureUrl, signPicture: sign };
}
