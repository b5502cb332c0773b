import { settingNames } from '#server/settings/environment.ts';
import { nearestOf } from '#services/texts/nearestOf.ts';

/** Shorter names are near to too many others; from so many letters on, two slips are none of another name. */
const [shortest, long] = [6, 15];

/** Names that look like ours and belong to others. */
const others = new Set(['API_BASE_URL', 'EMAIL_FROM', 'EMAIL_PORT', 'XAI_API_KEY']);

/**
 * One sentence for each variable that is no setting and differs from one by a slip of the hand: its value is read by
 * nothing, and the setting that was meant keeps its default.
 */
export function misspeltSettings(env: Readonly<Record<string, string | undefined>>): readonly string[] {
  const known = settingNames.filter((name) => name.length >= shortest);
  return Object.keys(env).flatMap((name) => {
    if (name.length < shortest || settingNames.includes(name) || others.has(name)) return [];
    const meant = nearestOf(name, known, name.length < long ? 1 : 2);
    return meant === undefined ? [] : [`${name} is no setting: did you mean ${meant}?`];
  });
}
