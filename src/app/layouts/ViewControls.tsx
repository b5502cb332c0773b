import { ColorModeSwitch } from '#design-system/components/ColorModeSwitch/ColorModeSwitch.tsx';
import { LanguageSwitch } from '#design-system/components/LanguageSwitch/LanguageSwitch.tsx';
import { languages } from '#templates/plan/context.ts';
import type { Translation } from '#templates/plan/plan.types.ts';
import { useTexts } from '../language/useTexts.ts';
import { usePortal } from '../portalContext.tsx';
import { chooseColourMode, useColourMode } from './colourMode.ts';

/** How the visitor wants to see the page: in which language, where there is a choice, and in which colours. */
export function ViewControls({ translations }: { translations: readonly Translation[] }) {
  const t = useTexts();
  const { language } = usePortal();
  const mode = useColourMode();
  const items = languages.flatMap((candidate) => {
    const current = candidate === language;
    const href = current ? '' : translations.find((translation) => translation.language === candidate)?.href;
    return href === undefined ? [] : [{ language: candidate, label: t(`language.${candidate}`), href, current }];
  });
  return (
    <>
      {items.length > 1 && <LanguageSwitch label={t('language.label')} items={items} />}
      <ColorModeSwitch
        value={mode}
        onChange={chooseColourMode}
        labels={{ group: t('mode.label'), system: t('mode.system'), light: t('mode.light'), dark: t('mode.dark') }}
      />
    </>
  );
}
