import { Icon } from '../Icon/Icon.tsx';
import { TopBarLink } from '../TopBar/TopBarLink.tsx';

export interface LoginLinkProps {
  label: string;
  /** Signing in by redirect, with the way back to this page: for when there are no scripts. */
  href: string;
  /** `popupOpen` while the window to sign in is open (specification, section 4). */
  state?: 'idle' | 'popupOpen' | undefined;
  /** Said while it is open. */
  popupText?: string | undefined;
  /** Called instead of following the link. */
  onLogin?: (() => void) | undefined;
}

/** The way in, among the top bar's controls and at the menu's foot. */
export function LoginLink({ label, href, state = 'idle', popupText, onLogin }: LoginLinkProps) {
  return (
    <span className="inline-flex print:hidden">
      <TopBarLink href={href} icon={<Icon name="login" />} label={label} onPress={onLogin} />
      <span role="status" className="sr-only">
        {state === 'popupOpen' && popupText}
      </span>
    </span>
  );
}
