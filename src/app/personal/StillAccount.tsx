import { LoginLink } from '#design-system/components/AccountMenu/LoginLink.tsx';
import { useTexts } from '../language/useTexts.ts';

/** The way in. */
export function StillAccount() {
  const t = useTexts('people');
  return (
    <span data-press="login" className="contents">
      <LoginLink href="/login" label={t('account.login')} />
    </span>
  );
}
