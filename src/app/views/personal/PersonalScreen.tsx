import { Button } from '#design-system/components/Button/Button.tsx';
import { Cover } from '#design-system/components/Cover/Cover.tsx';
import { usePortal } from '../../context/portalContext.tsx';
import { useTexts } from '../../language/useTexts.ts';

/** The visitor's own page, which says what it will be. */
export function PersonalScreen() {
  const t = useTexts('personal');
  const { base } = usePortal();
  return (
    <Cover title={t('personal.title')} lead={t('personal.lead')} motif="project">
      <p>{t('personal.text')}</p>
      <Button tone="primary" href={`${base}/`}>
        {t('personal.action')}
      </Button>
    </Cover>
  );
}
