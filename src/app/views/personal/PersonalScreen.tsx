import { Button } from '#design-system/components/Button/Button.tsx';
import { Cover } from '#design-system/components/Cover/Cover.tsx';
import { partTexts } from '#templates/renderer/partTexts.ts';
import { usePortal } from '../../context/portalContext.tsx';
import type { View } from '../resolveView.ts';
import english from './personal.en.json';
import dutch from './personal.nl.json';

const personalTexts = partTexts<keyof typeof dutch>({ nl: dutch, en: english });

export interface PersonalScreenProps {
  readonly view: Extract<View, { kind: 'personal' | 'logout' }>;
}

const keys = {
  personal: { title: 'personal.title', lead: 'personal.lead', action: 'personal.action' },
  logout: { title: 'logout.title', lead: 'logout.lead', action: 'logout.action' },
} as const;

/** The visitor's own page, and the one a visitor arrives at who has signed out: both say what they are. */
export function PersonalScreen({ view: { kind, language } }: PersonalScreenProps) {
  const t = personalTexts(language);
  const { base } = usePortal();
  return (
    <Cover title={t(keys[kind].title)} lead={t(keys[kind].lead)} motif="project">
      {kind === 'personal' && <p>{t('personal.text')}</p>}
      <Button tone="primary" href={`${base}/`}>
        {t(keys[kind].action)}
      </Button>
    </Cover>
  );
}
