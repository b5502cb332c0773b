import type { ComponentProps, ReactNode } from 'react';
import { Button } from '#design-system/components/Button/Button.tsx';
import { Icon } from '#design-system/components/Icon/Icon.tsx';
import { SelectControl } from '#design-system/components/Select/SelectControl.tsx';
import { type Language, languageOf, languages, rowOf } from '#languages/languages.ts';
import type { Translate } from '#languages/texts.ts';
import { useTexts } from '../../language/useTexts.ts';
import { AddressField } from './AddressField.tsx';
import { previewHelpPath, previewPath } from './address.ts';
import { BarPanel } from './BarPanel.tsx';
import { frameModes, frameWidths, oneOf, type PreviewChoice, previewScreens, toolAddress } from './choice.ts';
import { Findings, findingCount, type ShownReport } from './Findings.tsx';
import { pressed } from './pressed.ts';
import { SharedLooks } from './SharedLooks.tsx';
import { SharePanel } from './SharePanel.tsx';
import { stresses } from './stress.ts';
import type { PreviewSite, SharedLook } from './toolResponse.ts';

interface PreviewBarProps {
  readonly choice: PreviewChoice;
  /** Where the CMS has the page; empty for one that was given. */
  readonly address: string;
  /** Until when the link holds by which it was opened. */
  readonly sharedUntil: string | undefined;
  readonly sites: readonly PreviewSite[];
  readonly portlets: readonly PreviewSite[];
  /** Id of the site that is shown. */
  readonly site: string;
  /** The language that is shown around the page. */
  readonly language: Language;
  readonly onChange: (change: Partial<PreviewChoice>) => void;
  /** None as long as nothing is known. */
  readonly shown: ShownReport | undefined;
  readonly looks: readonly SharedLook[];
  /** The panel with the JSON. */
  readonly source: ReactNode;
}

/**
 * What is shown and how, outside the page. A form of native controls: without script its button asks for the same, with
 * script each choice is made at once.
 */
export function PreviewBar(bar: PreviewBarProps) {
  const { choice, address, sharedUntil, sites, portlets, site, language, onChange, shown, looks, source } = bar;
  const t = useTexts('preview');
  return (
    <section aria-label={t('bar')} className="relative z-10 border-border border-b bg-surface pt-1 print:hidden">
      <form action={previewPath} method="get" className="flex flex-col gap-3 px-4 py-3">
        <div className="preview-row">
          <AddressField key={choice.url} value={choice.share ? address : choice.url} look="bar" />
          <a href={previewHelpPath} className="inline-flex min-h-12 items-center gap-2 text-link hover:text-link-hover">
            <Icon name="info" />
            {t('help.short')}
          </a>
          {source}
          {looks.length > 0 && <SharedLooks looks={looks} />}
          {address && <SharePanel choice={choice} address={address} sharedUntil={sharedUntil} />}
          {shown && <ReportPanel shown={shown} isOfCms={address !== ''} />}
        </div>
        <div className="preview-choices">
          <Screens choice={choice} onChange={onChange} />
          <details className="preview-display">
            <summary className="flex min-h-11 w-fit cursor-pointer list-none items-center gap-2 rounded-control border border-border-strong px-3 font-strong text-heading hover:border-action">
              {t('choices')}
              <Icon name="chevron-down" />
            </summary>
          </details>
          <Field
            label={t('choice.site')}
            name="site"
            value={site}
            options={[
              ...sites.map(({ id, title }) => ({ value: id, label: title })),
              ...portlets.map(({ id, title }) => ({ value: id, label: t('choice.portlet', { title }) })),
            ]}
            onChange={(value) => onChange({ site: value })}
          />
          <Field
            label={t('choice.language')}
            name="language"
            value={language}
            options={languages.map((each) => ({ value: each, label: rowOf(each).name }))}
            onChange={(value) => onChange({ language: languageOf(value) })}
          />
          <Field
            label={t('choice.width')}
            name="width"
            value={choice.width}
            options={frameWidths.map((each) => ({ value: each, label: t(`width.${each}`) }))}
            onChange={(value) => onChange({ width: oneOf(frameWidths, value) })}
          />
          <Field
            label={t('choice.mode')}
            name="mode"
            value={choice.mode}
            options={frameModes.map((each) => ({ value: each, label: t(`mode.${each}`) }))}
            onChange={(value) => onChange({ mode: oneOf(frameModes, value) })}
          />
          <Field
            label={t('choice.stress')}
            name="stress"
            value={choice.stress}
            options={stresses.map((each) => ({ value: each, label: t(`stress.${each}`) }))}
            onChange={(value) => onChange({ stress: oneOf(stresses, value) })}
          />
          <span className="hidden noscript:flex">
            <Button type="submit" tone="secondary">
              {t('apply')}
            </Button>
          </span>
        </div>
      </form>
    </section>
  );
}

interface FieldProps extends Pick<ComponentProps<typeof SelectControl>, 'name' | 'value' | 'options' | 'onChange'> {
  readonly label: string;
}

/** A choice with its name in small above it. */
function Field({ label, name, ...control }: FieldProps) {
  const id = `preview-${name}`;
  return (
    <div data-choice={name}>
      <label htmlFor={id} className="text-small text-text-muted">
        {label}
      </label>
      <SelectControl id={id} name={name} width="wide" {...control} />
    </div>
  );
}

const screenIcons = { page: 'document', board: 'contents', difference: 'filter' } as const;

/** One page, all sites at once, or what differs from what is published. */
function Screens({ choice, onChange }: Pick<PreviewBarProps, 'choice' | 'onChange'>) {
  const t = useTexts('preview');
  return (
    <nav
      aria-label={t('views')}
      className="preview-screens flex w-fit max-w-full flex-wrap rounded-control border border-border-strong"
    >
      {choice.view !== 'page' && <input type="hidden" name="view" value={choice.view} />}
      {previewScreens.map((view) => (
        <a
          key={view}
          href={toolAddress({ ...choice, view })}
          aria-current={choice.view === view ? 'page' : undefined}
          onClick={pressed(() => onChange({ view }))}
          className={`inline-flex min-h-11 items-center gap-2 rounded-control px-3 no-underline ${
            choice.view === view ? 'bg-action font-strong text-on-action' : 'text-link hover:text-link-hover'
          }`}
        >
          <Icon name={screenIcons[view]} />
          {t(`view.${view}`)}
        </a>
      ))}
    </nav>
  );
}

/** "Nothing wrong" is only said where everything was checked. */
function titleOf(shown: ShownReport, t: Translate<'preview'>): string {
  const count = findingCount(shown);
  if (count > 0) return t('findings', { count });
  return t(shown.report.clean ? 'none.short' : 'unsure.short');
}

/** What is wrong, and how to mend it. */
function ReportPanel({ shown, isOfCms }: { readonly shown: ShownReport; readonly isOfCms: boolean }) {
  const t = useTexts('preview');
  const count = findingCount(shown);
  return (
    <BarPanel
      name="report"
      title={titleOf(shown, t)}
      icon={count > 0 ? 'error' : shown.report.clean ? 'check' : 'info'}
      tone={count === 0 ? 'good' : 'bad'}
    >
      <p className="mb-3 text-small text-text-muted">{t(isOfCms ? 'live' : 'given')}</p>
      <Findings shown={shown} />
    </BarPanel>
  );
}
