import { ColorModeSwitch } from '#design-system/components/ColorModeSwitch/ColorModeSwitch.tsx';
import { Icon } from '#design-system/components/Icon/Icon.tsx';
import { LanguageSwitch } from '#design-system/components/LanguageSwitch/LanguageSwitch.tsx';
import { TopBarLink } from '#design-system/components/TopBar/TopBarLink.tsx';
import { languages, rowOf } from '#languages/languages.ts';
import type { Translation } from '#templates/plan/plan.types.ts';
import { usePortal } from '../context/portalContext.tsx';
import { useTexts } from '../language/useTexts.ts';
import { AccountIsland } from '../personal/personalIslands.tsx';
import { chooseColourMode, useColourMode } from './colourMode.ts';

export interface ViewControlsProps {
  /** The top bar has little room: it offers a choice of languages only where there is one, and of colours last. */
  readonly place: 'bar' | 'menu' | 'foot';
  readonly translations: readonly Translation[];
}

/** How the visitor wants to see the page, in which language and in which colours; and the way to what is the visitor's own. */
export function ViewControls({ place, translations }: ViewControlsProps) {
  const t = useTexts('interface');
  const { site, base, language, personalAddress } = usePortal();
  const mode = useColourMode();
  const items = languages.flatMap((candidate) => {
    const current = candidate === language;
    const href = current ? '' : translations.find((translation) => translation.language === candidate)?.href;
    return href === undefined ? [] : [{ language: candidate, label: rowOf(candidate).name, href, current }];
  });
  // In the bar's own measure, which grows with the text: what large text leaves no room for stands in the footer.
  return (
    <>
      {items.length > 1 && <LanguageSwitch label={t('language.label')} items={items} />}
      {items.length === 1 && place !== 'bar' && <span>{t('language.only')}</span>}
      {place !== 'foot' && <AccountIsland place={place} />}
      {place !== 'bar' && site.identity && (
        <TopBarLink href={base + personalAddress} icon={<Icon name="bookmark" />} label={t('personal.entry')} />
      )}
      <div className={place === 'bar' ? 'hidden @min-[60rem]:block' : undefined}>
        <ColorModeSwitch
          value={mode}
          onChange={chooseColourMode}
          labels={{ group: t('mode.label'), system: t('mode.system'), light: t('mode.light'), dark: t('mode.dark') }}
        />
      </div>
    </>
  );
}
