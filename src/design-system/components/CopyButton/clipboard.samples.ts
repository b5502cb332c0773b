import { fn } from 'storybook/test';

/** What the sample browser's clipboard was given. */
export const writeText = fn<(text: string) => Promise<void>>();

/** A browser with a clipboard, for stories that copy. Answers with how to undo that. */
export function browserWithClipboard(): () => void {
  const before = Object.getOwnPropertyDescriptor(navigator, 'clipboard');
  writeText.mockReset().mockResolvedValue();
  Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { writeText } });
  return () => {
    Reflect.deleteProperty(navigator, 'clipboard');
    if (before) Object.defineProperty(navigator, 'clipboard', before);
  };
}
