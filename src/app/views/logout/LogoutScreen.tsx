import { useEffect } from 'react';
import { Button } from '#design-system/components/Button/Button.tsx';
import { Cover } from '#design-system/components/Cover/Cover.tsx';
import { usePortal } from '../../context/portalContext.tsx';
import { goTo } from '../../identity/goTo.ts';
import { useTexts } from '../../language/useTexts.ts';
import { forgetSignIn, takeReturnPath } from '../../personal/session.ts';

/** Leads back to the page that a visitor signed out on, or says that nobody is signed in on this device. */
export function LogoutScreen() {
  const t = useTexts('logout');
  const { base, site } = usePortal();
  useEffect(() => {
    // Without its library who was signed in stays known here until their token has ended.
    if (site.identity) forgetSignIn(site.identity).catch(() => {});
    const path = takeReturnPath();
    if (path !== undefined) goTo(path);
  }, [site.identity]);
  return (
    <Cover title={t('logout.title')} lead={t('logout.lead')} motif="project">
      <Button tone="primary" href={`${base}/`}>
        {t('logout.action')}
      </Button>
    </Cover>
  );
}
