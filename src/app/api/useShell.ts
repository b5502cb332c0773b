import { usePortal } from '../context/portalContext.tsx';
import { shellAddress } from './addresses.ts';
import { isShellResponse, type ShellResponse } from './responses.ts';
import { useResponse } from './useResponse.ts';

/** Menu, footer and legal row of the site in the language of the view. */
export function useShell(): ShellResponse | undefined {
  const { language } = usePortal();
  const response = useResponse(shellAddress(language));
  return isShellResponse(response) ? response : undefined;
}
