import { Button } from '#design-system/components/Button/Button.tsx';
import { Cover } from '#design-system/components/Cover/Cover.tsx';
import { usePortal } from '../../context/portalContext.tsx';
import { useTexts } from '../../language/useTexts.ts';

/** Says that nobody is signed in on this device. */
export function LogoutScreen() {
  const t = useTexts('logout');
  const { base } = usePortal();
  return (
    <Cover title={t('logout.title')} lead={t('logout.lead')} motif="project">
      <Button tone="primary" href={`${base}/`}>
        {t('logout.action')}
      </Button>
    </Cover>
  );
}
