import { useCallback, useEffect, useState } from 'react';
import { PreviewIndicator } from '#design-system/components/PreviewIndicator/PreviewIndicator.tsx';
import { SkipLinks } from '#design-system/components/SkipLinks/SkipLinks.tsx';
import { VisuallyHidden } from '#design-system/components/VisuallyHidden/VisuallyHidden.tsx';
import { useTexts } from '../../language/useTexts.ts';
import { frameAddress } from './choice.ts';
import type { ShownReport } from './Findings.tsx';
import type { FrameFacts } from './frameFacts.ts';
import { PreviewBar } from './PreviewBar.tsx';
import { PreviewBoard } from './PreviewBoard.tsx';
import { PreviewEntrance } from './PreviewEntrance.tsx';
import { PreviewFrame } from './PreviewFrame.tsx';
import type { PreviewReport } from './previewResponse.ts';
import { noteRecentPreview } from './recent.ts';
import type { PreviewToolResponse } from './toolResponse.ts';
import { useChoice } from './useChoice.ts';

/** The frame of the page, by which links find it. */
const frameName = 'preview-page';

interface PreviewToolProps {
  /** Query of the address that is shown. */
  readonly search: string;
  readonly response: PreviewToolResponse;
}

/** The bar and what stands below it: the page in a frame, many of them on a board, or the way to a page. */
export function PreviewTool({ search, response }: PreviewToolProps) {
  const { preview, shown } = response;
  if (preview.kind !== 'page' || !shown) return <PreviewEntrance search={search} response={response} />;
  return <Workplace search={search} response={response} plan={shown} report={preview} />;
}

interface WorkplaceProps extends PreviewToolProps, Pick<ShownReport, 'plan' | 'report'> {
  readonly report: Extract<PreviewReport, { kind: 'page' }>;
}

function Workplace({ search, response: { tool }, plan, report }: WorkplaceProps) {
  const t = useTexts('preview');
  const [choice, change] = useChoice(search);
  const [facts, setFacts] = useState<FrameFacts>();
  const { url, mode, width, view } = choice;
  const site = choice.site ?? tool.site;
  useEffect(() => noteRecentPreview({ url, title: plan.title }), [url, plan]);
  const onShown = useCallback((read: FrameFacts | undefined) => setFacts(read), []);
  const src = frameAddress({ url, site, language: choice.language, mode, snapshot: tool.snapshot });
  const placeHref = (anchor: string) => `${src}#${anchor}`;
  const siteTitle = tool.sites.find(({ id }) => id === site)?.title ?? site;
  const known = facts ?? { plan, report, crashed: [] };
  return (
    <div className="flex min-h-96 flex-col bg-band large:h-dvh large:has-[[data-panel]>details[open]]:[--panel:27rem]">
      <PreviewIndicator label={t('unpublished')} />
      <SkipLinks links={[{ href: '#main', label: t('skip') }]} />
      <PreviewBar
        choice={choice}
        sites={tool.sites}
        site={site}
        language={choice.language ?? plan.language}
        onChange={change}
        shown={{ ...known, placeHref, frame: frameName }}
      />
      <main
        id="main"
        tabIndex={-1}
        aria-label={t('stage')}
        className="min-h-0 max-large:h-dvh large:flex-1 large:pe-[var(--panel,0)]"
      >
        <VisuallyHidden>
          <h1>{t('heading', { title: plan.title })}</h1>
        </VisuallyHidden>
        {view === 'board' ? (
          <PreviewBoard choice={choice} tool={tool} onFirst={onShown} />
        ) : (
          <PreviewFrame
            src={src}
            name={frameName}
            title={t('frame', { title: plan.title, site: siteTitle })}
            width={width}
            loading="at-once"
            onShown={onShown}
          />
        )}
      </main>
    </div>
  );
}
