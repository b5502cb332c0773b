import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { videoDefinition } from './video.definition.ts';

const takes = (language: string) => {
  const captions = [{ url: '/film.vtt', language }];
  const { success, data } = videoDefinition.schema.safeParse({ url: '/film.mp4', captions });
  return success && data.captions?.[0]?.language === language;
};

describe('the language of captions', () => {
  it.each(['nl', 'zh-Hans', 'en-GB', 'sr-Latn-RS', 'es-419'])('may be %s', (tag) => {
    expect(takes(tag)).toBe(true);
  });

  it.each(['en-GBR', 'nl-NLD', 'zh-yue', 'en_GB', 'e'])('is not %s, which no language has', (tag) => {
    expect(takes(tag)).toBe(false);
  });

  it('has a name whenever it is taken', () => {
    const anything = fc.stringMatching(/^[a-z]{1,4}(-[A-Za-z0-9]{1,5}){0,3}$/);
    const property = fc.property(anything, (tag) => {
      fc.pre(takes(tag));
      expect(() => new Intl.DisplayNames([tag], { type: 'language' }).of(tag)).not.toThrow();
    });
    fc.assert(property, { numRuns: 300, maxSkipsPerRun: 1000 });
  });
});
