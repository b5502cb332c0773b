import { LoginLink } from '#design-system/components/AccountMenu/LoginLink.tsx';
import { useTexts } from '../language/useTexts.ts';
import { loginPath } from './loginPath.ts';

/** The way in. */
export function StillAccount() {
  const t = useTexts('people');
  return (
    <span data-press="login" className="contents">
      <LoginLink href={loginPath} label={t('account.login')} />
    </span>
  );
}
