import { Band } from '#design-system/components/Band/Band.tsx';
import { Button } from '#design-system/components/Button/Button.tsx';
import { Title } from '#design-system/components/Title/Title.tsx';
import { partTexts } from '#templates/renderer/partTexts.ts';
import { PortalSearchBar } from '../layouts/PortalSearchBar.tsx';
import { searchPath } from '../routes/addresses.ts';
import type { View } from '../routes/resolveView.ts';
import english from './answers.en.json';
import dutch from './answers.nl.json';

const answerTexts = partTexts<keyof typeof dutch>({ nl: dutch, en: english });

export interface AnswerScreenProps {
  readonly view: Extract<View, { kind: 'answer' }>;
}

/** The page for questions in natural language (specification, section 1). It says that it cannot answer yet, and leads on. */
export function AnswerScreen({ view: { question, language } }: AnswerScreenProps) {
  const t = answerTexts(language);
  const isAsked = question !== '';
  return (
    <Band tone="band" width="content">
      <div className="grid max-w-reading justify-items-start gap-6">
        <Title level={1} size="large">
          {isAsked ? t('titleFor', { question }) : t('title')}
        </Title>
        <p className="text-lead text-pretty">{t('lead')}</p>
        <div className="w-full">
          <PortalSearchBar size="large" term={question} />
        </div>
        <Button tone="primary" href={searchPath(language, question)}>
          {isAsked ? t('search', { question }) : t('all')}
        </Button>
      </div>
    </Band>
  );
}
