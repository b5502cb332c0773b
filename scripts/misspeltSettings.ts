import { settingNames } from '#server/settings/environment.ts';
import { nearestOf } from '#services/texts/nearestOf.ts';

/** Shorter names are near to too many others; from so many letters on, two slips are none of another name. */
const [shortest, long] = [6, 15];

/** Names that look like ours and belong to others. */
const others = new Set(
  `API_BASE_URL API_MODEL CONTENTS_PORT EMAIL_FROM EMAIL_PORT MAIN_PORT OAUTH_CLIENT_ID OAUTH2_CLIENT_ID PREFERENCE_HOST
  UI_BASE_URL XAI_API_KEY XAI_BASE_URL XAI_MODEL`.split(/\s+/),
);

/**
 * One sentence for each variable that is no setting and differs from one by a slip of the hand: its value is read by
 * nothing, and the setting that was meant keeps its default.
 */
export function misspeltSettings(env: Readonly<Record<string, string | undefined>>): readonly string[] {
  const known = settingNames.filter((name) => name.length >= shortest);
  return Object.entries(env).flatMap(([name, value = '']) => {
    if (value.trim() === '' || name.length < shortest || settingNames.includes(name) || others.has(name)) return [];
    const written = name.toUpperCase();
    const meant = settingNames.find((each) => each === written) ?? nearestOf(written, known, most(name));
    return meant === undefined ? [] : [`${name} is not a setting: did you mean ${meant}?`];
  });
}

const most = (name: string) => (name.length < long ? 1 : 2);
