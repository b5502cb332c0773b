import { usePortal } from '../context/portalContext.tsx';
import { shellAddress } from './addresses.ts';
import type { ShellAnswer } from './responses.ts';
import { isShellAnswer, useAnswer } from './useResponse.ts';

/** Menu, footer and legal row of the site in the language of the view. */
export function useShell(): ShellAnswer | undefined {
  const { language } = usePortal();
  const answer = useAnswer(shellAddress(language));
  return isShellAnswer(answer) ? answer : undefined;
}
