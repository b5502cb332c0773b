import { Button } from '#design-system/components/Button/Button.tsx';
import { Cover } from '#design-system/components/Cover/Cover.tsx';
import { partTexts } from '#templates/renderer/partTexts.ts';
import { usePortal } from '../../context/portalContext.tsx';
import type { ScreenProps } from '../viewDefinition.ts';
import type { LogoutView } from './address.ts';
import english from './logout.en.json';
import dutch from './logout.nl.json';

const logoutTexts = partTexts<keyof typeof dutch>({ nl: dutch, en: english });

/** Says that nobody is signed in on this device. */
export function LogoutScreen({ view: { language } }: ScreenProps<LogoutView, undefined>) {
  const t = logoutTexts(language);
  const { base } = usePortal();
  return (
    <Cover title={t('logout.title')} lead={t('logout.lead')} motif="project">
      <Button tone="primary" href={`${base}/`}>
        {t('logout.action')}
      </Button>
    </Cover>
  );
}
