import type { LanguageTexts, Texts } from '../language.ts';

const texts: LanguageTexts = {
  ofEveryPage: import.meta.glob<Texts>(['./interface.json', './templates.json'], { eager: true, import: 'default' }),
  later: async () => (await import('./later.ts')).default,
  ofParts: import.meta.glob<Texts>(
    [
      './*.json',
      '!./interface.json',
      '!./templates.json',
      '!./consent.json',
      '!./errors.json',
      '!./navigation.json',
      '!./server.json',
      '!./identity.json',
      '!./mailbox.json',
      '!./preference.json',
      '!./privacy.json',
      '!./visual.json',
    ],
    {
      import: 'default',
    },
  ),
};

export default texts;
