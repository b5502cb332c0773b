import type { PublicSite } from '../context/publicSite.ts';
import { answers, type Purpose } from './consent.ts';

/** What a site has that needs consent; any page may hold a video. */
export function purposesOf({
  personalisationScript,
  analyticsScript,
}: Pick<PublicSite, 'personalisationScript' | 'analyticsScript'>): Purpose[] {
  return [
    'video',
    ...(personalisationScript ? (['personalisation'] as const) : []),
    ...(analyticsScript ? (['analytics'] as const) : []),
  ];
}

/** Whether the visitor said yes or no, less than six months ago. */
export function isAnswered(purpose: Purpose): boolean {
  return answers()
    .split(' ')
    .some((given) => given.slice(1) === purpose);
}
