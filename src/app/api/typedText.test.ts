import { expect, it } from 'vitest';
import { typedText } from './typedText.ts';

it.each([
  ['  Mooi stuk.\r\nGroet\r', 'Mooi stuk.\nGroet'],
  ['Uit een dia\vop twee regels', 'Uit een dia\nop twee regels'],
  ['Uit een PDF:\fde boden\u0002daling', 'Uit een PDF:\nde bodendaling'],
  ['Regel\u2028scheiding\u0085en meer', 'Regel\nscheiding\nen meer'],
  ['\tIn\tkolommen', 'In\tkolommen'],
  ['مقال \u200fجميل 👩‍🌾', 'مقال \u200fجميل 👩‍🌾'],
  ['half \ud83d', 'half'],
  [undefined, ''],
])('sends %j as %j', (typed, sent) => expect(typedText(typed)).toBe(sent));
