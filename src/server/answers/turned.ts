import { fold, stemOf, wordList, wordsOf } from './words.ts';

/** Words that turn what is said into its opposite. */
const denials = wordList(`
  niet geen nooit niemand niets nergens nimmer evenmin verbod verboden verbiedt
  not no never none nobody nothing nowhere neither nor cannot forbidden prohibited banned`);

/** Have such a word, and deny nothing. */
const noDenials = /\b(?:niet[- ]?kerend|no[- ]till)\w*|\b(?:niet alleen|not only)\b/g;

/** Words for more of something, and for less: one for the other says the opposite. */
const upward = wordList(`
  stijgt stijgen stijgende steeg stegen gestegen stijging toeneemt toenemen toenemende toenam toenamen toegenomen toename
  verhoogt verhogen verhoogde verhoogd verhoging hoger hogere meer groter grotere
  increase increases increased increasing rise rises rose risen rising higher more larger greater`);
const downward = wordList(`
  daalt dalen dalende daalde daalden gedaald daling afneemt afnemen afnemende afnam afnamen afgenomen afname
  verlaagt verlagen verlaagde verlaagd verlaging vermindert verminderen verminderde verminderd vermindering
  lager lagere minder kleiner kleinere
  decrease decreases decreased decreasing falls fell fallen falling decline declines declined declining
  reduce reduces reduced reducing reduction lower less fewer smaller dropped`);

/** The same as verbs in two parts, and words for more that say another thing. */
const parted = /\b(?:neemt|nemen|nam|namen)\b(?:.*\s)?(toe|af)\b/g;
const noDirections =
  /\b(?:niet|geen \w+|onder) meer\b|\b(?:no|not any) more\b|\b(?:min(?:der)? of meer|meer of minder|more or less)\b/g;

/**
 * Whether a sentence says the opposite of the sentences of its sources that are nearest to it: it denies what they assert
 * or asserts what all of these deny, or it lets grow what all of these let shrink.
 */
export function isTurned(text: string, said: string): boolean {
  // Without denials: a sentence that denies something else is no nearer for them.
  const stems = new Set(
    wordsOf(text)
      .filter((word) => !denials.has(word))
      .map(stemOf),
  );
  const common = (sentence: string) =>
    [...new Set(wordsOf(sentence).map(stemOf))].filter((stem) => stems.has(stem)).length;
  const shared = said.split(/\n|(?<=[.!?])\s+/).map((sentence) => ({ sentence, count: common(sentence) }));
  const most = Math.max(...shared.map(({ count }) => count));
  const nearest = shared.filter(({ count }) => count === most).map(({ sentence }) => sentence);
  const direction = directionOf(text);
  if (direction !== 0 && nearest.every((sentence) => directionOf(sentence) === -direction)) return true;
  return denies(text) ? !nearest.some(denies) : nearest.every(denies);
}

function denies(text: string): boolean {
  const plain = fold(text);
  return /n['’]t\b/.test(plain) || wordsOf(plain.replace(noDenials, '')).some((word) => denials.has(word));
}

/** 1 where something grows, -1 where something shrinks; 0 where neither does, or both. */
function directionOf(text: string): number {
  const plain = fold(text).replace(noDirections, '');
  const words = wordsOf(plain.replace(parted, (_, way) => (way === 'toe' ? ' toename ' : ' afname ')));
  return Number(words.some((word) => upward.has(word))) - Number(words.some((word) => downward.has(word)));
}
