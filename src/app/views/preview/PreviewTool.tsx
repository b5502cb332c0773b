import { useCallback, useEffect, useRef, useState } from 'react';
import { Notice } from '#design-system/components/Notice/Notice.tsx';
import { PreviewIndicator } from '#design-system/components/PreviewIndicator/PreviewIndicator.tsx';
import { SkipLinks } from '#design-system/components/SkipLinks/SkipLinks.tsx';
import { usePortal } from '../../context/portalContext.tsx';
import { useTexts } from '../../language/useTexts.ts';
import { uncover } from './cameFrom.ts';
import { frameAddress } from './choice.ts';
import type { ShownReport } from './Findings.tsx';
import type { FrameFacts } from './frameFacts.ts';
import { showInFrame } from './frameMessages.ts';
import { inLines } from './inLines.ts';
import { PartStatus } from './PartStatus.tsx';
import { PreviewBar } from './PreviewBar.tsx';
import { PreviewBoard } from './PreviewBoard.tsx';
import { PreviewDifference } from './PreviewDifference.tsx';
import { PreviewEntrance } from './PreviewEntrance.tsx';
import { PreviewFrame, publishedFrameName } from './PreviewFrame.tsx';
import type { PreviewResponse } from './previewResponse.ts';
import { noteRecentPreview } from './recent.ts';
import { SourcePanel } from './SourcePanel.tsx';
import type { PreviewToolResponse } from './toolResponse.ts';
import { useChoice } from './useChoice.ts';
import { useCmsNow } from './useCmsNow.ts';
import { useCompared } from './useCompared.ts';
import { useDraft } from './useDraft.ts';
import { useGivenPages } from './useGivenPages.ts';
import { useLivePages } from './useLivePages.ts';
import { useOwnLook } from './useOwnLook.ts';
import { usePicking } from './usePicking.ts';

/** The frame of the page, by which links find it. */
const frameName = 'preview-page';

interface PreviewToolProps {
  /** Query of the address that is shown. */
  readonly search: string;
  readonly response: PreviewToolResponse;
}

/** The bar and what stands below it: the page in a frame, many of them on a board, or the way to a page. */
export function PreviewTool({ search, response }: PreviewToolProps) {
  const t = useTexts('preview');
  const { preview, shown, tool } = response;
  const [given, setGiven] = useState<GivenPage>();
  const give = useCallback(async (text: string) => {
    // Without the parser the page is shown all the same.
    setGiven({ text: await inLines(text).catch(() => text), by: 'editor' });
  }, []);
  const follow = useCallback((text: string) => setGiven({ text, by: 'cms' }), []);
  const dragging = useGivenPages(give);
  useLivePages(tool.embedders, follow);
  const cms = preview.kind === 'page' && shown ? { plan: shown, report: preview } : undefined;
  return (
    <>
      {cms || given ? (
        <Workplace search={search} response={response} cms={cms} given={given} />
      ) : (
        <PreviewEntrance search={search} response={response} onGiven={give} />
      )}
      {dragging === 'oversized' && (
        <div role="alert" className="fixed inset-x-4 bottom-4 z-60 mx-auto max-w-reading">
          <Notice tone="negative" title={t('failed.pasted.oversized.title')}>
            <p>{t('failed.pasted.oversized.text')}</p>
          </Notice>
        </div>
      )}
      {dragging === 'over' && (
        <p className="preview-drop pointer-events-none z-60 flex items-center justify-center rounded-card border-4 border-action border-dashed bg-surface font-strong text-heading text-title-medium">
          {t('paste.drop')}
        </p>
      )}
    </>
  );
}

const noSources: ShownReport['report']['sources'] = [];

/** JSON that an editor gave; the same text given twice is two of them. */
interface GivenPage {
  readonly text: string;
  /** `cms`: it is being typed there. */
  readonly by: 'editor' | 'cms';
}

interface WorkplaceProps extends PreviewToolProps {
  /** What the CMS has; none where the page was given. */
  readonly cms: Pick<ShownReport, 'plan' | 'report'> | undefined;
  readonly given: GivenPage | undefined;
}

function Workplace({ search, response: { tool }, cms, given }: WorkplaceProps) {
  const t = useTexts('preview');
  const portal = usePortal();
  const [choice, change] = useChoice(search);
  const [facts, setFacts] = useState<FrameFacts>();
  const { mode, stress, width, view } = choice;
  const [url, share] = cms ? [choice.url, choice.share] : ['', undefined];
  // A page that was given is shown in the site that it speaks of, until another is chosen.
  const site = choice.site ?? (cms && tool.site);
  const language = choice.language ?? cms?.plan.language;
  const draft = useDraft(site, language);
  const { change: changeDraft } = draft;
  const query = new URLSearchParams({
    ...(share ? { share } : { url }),
    ...(site && { site }),
    ...(language && { language }),
  }).toString();
  const now = useCmsNow(tool.follows && cms ? query : undefined);
  // The editor's own version comes before what the CMS has since.
  const newer = draft.planned?.response ?? now?.response;
  useEffect(() => {
    if (given) changeDraft(given.text);
  }, [given, changeDraft]);
  useEffect(() => {
    if (url && cms) noteRecentPreview({ url, title: cms.plan.title });
  }, [url, cms]);
  const own = reportOf(newer);
  const known = own ? { ...own, crashed: [] } : (facts ?? (cms && { ...cms, crashed: [] }));
  const picking = usePicking(known?.report.sources ?? noSources);
  const { setFrame, goTo, forget } = picking;
  const ownLook = useOwnLook(picking.frame, site === undefined ? newer : undefined);
  const stage = useRef<HTMLElement>(null);
  // What was pressed on the entrance is gone, and the page stands above where it stood.
  const isPasted = given?.by === 'editor' && !cms;
  useEffect(() => {
    if (!isPasted) return;
    stage.current?.focus({ preventScroll: true });
    scrollTo({ top: 0 });
  }, [isPasted]);
  // Every frame there is shows the editor's own version, each in its own site and width.
  useEffect(() => {
    if (!newer) return;
    for (const frame of stage.current?.querySelectorAll('iframe') ?? []) {
      if (frame.name !== publishedFrameName) showInFrame(frame, newer);
    }
  }, [newer]);
  const latest = useRef(newer);
  latest.current = newer;
  const onShown = useCallback(
    (read: FrameFacts | undefined, frame: HTMLIFrameElement) => {
      setFacts(read);
      if (frame.name === frameName) setFrame(frame);
      if (latest.current) showInFrame(frame, latest.current);
    },
    [setFrame],
  );

  const first = cms && tool.snapshot;
  const current = now?.snapshot ?? first;
  // What the frames load: not what was saved since, which is shown in them as they stand.
  const [snapshot, setSnapshot] = useState(first);
  const reset = () => {
    setSnapshot(current);
    draft.reset();
  };
  const src = frameAddress({ url, share, site, language: choice.language, mode, stress, snapshot });
  const title = known?.plan.title ?? t('pasted.title');
  const shownSite = site ?? known?.report.site ?? tool.site;
  const siteTitle = [...tool.sites, ...tool.portlets].find(({ id }) => id === shownSite)?.title ?? shownSite;
  const json = cms ? undefined : (draft.planned?.text ?? draft.text ?? given?.text);
  const compared = useCompared({
    isWanted: view === 'difference',
    ...{ planned: draft.planned, shown: known?.report, snapshot: current },
  });
  // Back to the CMS means what it has now: the frames load it anew.
  const version = draft.resets;
  const pageFrame = (onAlso?: (facts: FrameFacts | undefined, frame: HTMLIFrameElement) => void) => (
    <PreviewFrame
      key={`${version} ${ownLook}`}
      src={src}
      json={json}
      name={frameName}
      title={t('frame', { title, site: siteTitle })}
      width={width}
      loading="at-once"
      onShown={(read, frame) => {
        onShown(read, frame);
        onAlso?.(read, frame);
      }}
    />
  );
  const toPlace: ShownReport['toPlace'] = {
    href: (anchor) => `${src}#${anchor}`,
    frame: frameName,
    onPress: (pressed) => {
      forget();
      uncover(pressed, stage.current?.querySelector('iframe'));
    },
  };
  return (
    <div className="preview-tool bg-band">
      <PreviewIndicator label={t('unpublished')} />
      <SkipLinks links={[{ href: '#main', label: t('skip') }]} />
      <PreviewBar
        choice={{ ...choice, url, share }}
        address={cms?.report.address ?? ''}
        sharedUntil={tool.sharedUntil}
        sites={tool.sites}
        portlets={tool.portlets}
        site={shownSite}
        language={language ?? known?.plan.language ?? portal.language}
        looks={tool.looks}
        onChange={change}
        shown={known && { ...known, toPlace: view === 'board' ? undefined : toPlace, onPlace: goTo }}
        source={
          <SourcePanel
            snapshot={current}
            draft={{ ...draft, reset }}
            picking={picking}
            shown={known}
            edit={tool.editAddress}
            open={given?.by === 'editor'}
          />
        }
      />
      <main ref={stage} id="main" tabIndex={-1} aria-label={t('stage')} className="preview-stage">
        <h1 className="sr-only">{t('heading', { title })}</h1>
        {view === 'board' ? (
          <PreviewBoard
            key={version}
            {...{ choice: { ...choice, share }, url, tool, snapshot, json, own, onShown }}
            onChange={change}
          />
        ) : view === 'difference' ? (
          <PreviewDifference
            key={version}
            draft={compared}
            address={cms?.report.address ?? ''}
            look={{ site, language: choice.language, mode, stress, width }}
            version={now?.snapshot}
          >
            {pageFrame}
          </PreviewDifference>
        ) : (
          pageFrame()
        )}
        {view === 'page' && <PartStatus picking={picking} />}
      </main>
    </div>
  );
}

function reportOf(response: PreviewResponse | undefined): Pick<ShownReport, 'plan' | 'report'> | undefined {
  if (!response?.plan || response.preview.kind !== 'page') return undefined;
  return { plan: response.plan, report: response.preview };
}
