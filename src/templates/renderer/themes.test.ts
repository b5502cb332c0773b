import { describe, expect, it } from 'vitest';
import { storyRenderer } from '../stories/storyPlan.tsx';
import { themeWords } from './themes.ts';

describe('themes', () => {
  it('are words of the reader’s language', () => {
    expect(themeWords(['gkn_bodem', 'GKN_Veehouderij'], storyRenderer('nl').t)).toBe('Bodem, Veehouderij');
    expect(themeWords(['gkn_bodem', 'gkn_eurcaw'], storyRenderer('en').t)).toBe('Soil, Pig welfare');
  });

  it('read as words where nobody named them, and stand there once', () => {
    expect(themeWords(['gkn_kringloop-landbouw', 'Bodem', 'gkn_bodem'], storyRenderer('nl').t)).toBe(
      'Kringloop landbouw, Bodem',
    );
  });
});
