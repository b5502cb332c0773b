import { Band } from '#design-system/components/Band/Band.tsx';
import { Button } from '#design-system/components/Button/Button.tsx';
import { Title } from '#design-system/components/Title/Title.tsx';
import { partTexts } from '#templates/renderer/partTexts.ts';
import { usePortal } from '../portalContext.tsx';
import type { View } from '../routes/resolveView.ts';
import english from './personal.en.json';
import dutch from './personal.nl.json';

const personalTexts = partTexts<keyof typeof dutch>({ nl: dutch, en: english });

export interface PersonalScreenProps {
  readonly view: Extract<View, { kind: 'personal' | 'logout' }>;
}

/** The visitor's own page, and the one a visitor arrives at who has signed out: both say what they are. */
export function PersonalScreen({ view: { kind, language } }: PersonalScreenProps) {
  const t = personalTexts(language);
  const { base } = usePortal();
  return (
    <Band tone="band" width="content">
      <div className="grid max-w-reading justify-items-start gap-6 py-section">
        <Title level={1} size="large">
          {t(`${kind}.title`)}
        </Title>
        <p className="text-lead text-pretty">{t(`${kind}.lead`)}</p>
        {kind === 'personal' && <p>{t('personal.text')}</p>}
        <Button tone="primary" href={`${base}/`}>
          {t(`${kind}.action`)}
        </Button>
      </div>
    </Band>
  );
}
