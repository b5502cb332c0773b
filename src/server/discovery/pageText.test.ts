import { describe, expect, it } from 'vitest';
import { paragraphsIn } from './pageText.ts';

describe('paragraphsIn', () => {
  it('puts each paragraph under the heading before it', () => {
    expect(paragraphsIn('<p>Eerst.</p><h3>Later</h3><p>Dan &amp; nu.<br>Straks.</p>', 'De koe')).toEqual([
      { heading: 'De koe', text: 'Eerst.' },
      { heading: 'Later', text: 'Dan & nu.\nStraks.' },
    ]);
  });

  it('has a line for each item of a list and each row of a table', () => {
    expect(
      paragraphsIn(
        '<ul><li>Een <b>hek</b></li><li>Een sloot</li></ul><table><tr><td>Riet</td><td>3 m</td></tr></table>',
        '',
      ),
    ).toEqual([
      { heading: '', text: 'Een hek\nEen sloot' },
      { heading: '', text: 'Riet | 3 m' },
    ]);
  });

  it('puts no space where markup ends within a line', () => {
    expect(paragraphsIn('<p>Vraag <a href="/x">Jo</a>, over N<sub>2</sub>O.</p>', '')).toEqual([
      { heading: '', text: 'Vraag Jo, over N2O.' },
    ]);
  });

  it('has nothing in nothing', () => {
    expect(paragraphsIn('<p> </p><hr>', 'x')).toEqual([]);
  });
});
