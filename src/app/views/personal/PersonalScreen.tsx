import { Button } from '#design-system/components/Button/Button.tsx';
import { Cover } from '#design-system/components/Cover/Cover.tsx';
import { partTexts } from '#templates/renderer/partTexts.ts';
import { usePortal } from '../../context/portalContext.tsx';
import type { ScreenProps } from '../viewDefinition.ts';
import type { PersonalView } from './address.ts';
import english from './personal.en.json';
import dutch from './personal.nl.json';

const personalTexts = partTexts<keyof typeof dutch>({ nl: dutch, en: english });

/** The visitor's own page, which says what it will be. */
export function PersonalScreen({ view: { language } }: ScreenProps<PersonalView, undefined>) {
  const t = personalTexts(language);
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
