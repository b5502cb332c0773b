import { type RefObject, useCallback, useRef, useState } from 'react';
import { Icon } from '#design-system/components/Icon/Icon.tsx';
import { VisuallyHidden } from '#design-system/components/VisuallyHidden/VisuallyHidden.tsx';
import { type Language, languages, rowOf } from '#languages/languages.ts';
import type { Translate } from '#languages/texts.ts';
import { useTexts } from '../../language/useTexts.ts';
import { type FrameWidth, frameAddress, type PreviewChoice, toolAddress } from './choice.ts';
import { findingCount } from './Findings.tsx';
import type { FrameFacts } from './frameFacts.ts';
import { PreviewFrame } from './PreviewFrame.tsx';
import { pressed } from './pressed.ts';
import type { PreviewSite, PreviewToolResponse } from './toolResponse.ts';

const boardWidths = ['390', '768', '1440'] as const satisfies readonly FrameWidth[];

interface PreviewBoardProps {
  readonly choice: PreviewChoice;
  readonly url: string;
  readonly tool: PreviewToolResponse['tool'];
  readonly snapshot: string | undefined;
  /** What the editor gave instead. */
  readonly json: string | undefined;
  /** What is known of the editor's own version, which every frame shows. */
  readonly own: Pick<FrameFacts, 'report'> | undefined;
  readonly onChange: (change: Partial<PreviewChoice>) => void;
  readonly onShown: (facts: FrameFacts | undefined, frame: HTMLIFrameElement) => void;
}

/** One answer of the CMS in every site, both languages and three widths: real pages, which scroll together. */
export function PreviewBoard(board: PreviewBoardProps) {
  const { tool } = board;
  const t = useTexts('preview');
  const frames = useRef(new Set<HTMLIFrameElement>());
  return (
    <div className="h-full overflow-y-auto px-4 py-6">
      <p className="mb-3 text-small text-text-muted">{t('board.lead')}</p>
      <div className="flex flex-col gap-10">
        {tool.sites.map((site) => (
          <section key={site.id} aria-label={site.title} className="flex flex-col gap-4">
            <h2 className="font-heading font-strong text-heading text-title-small">{site.title}</h2>
            <div className="grid gap-x-8 gap-y-6 large:grid-cols-2">
              {languages.map((language) => (
                <div key={language} className="flex min-w-0 gap-3">
                  {boardWidths.map((width) => (
                    <BoardFrame key={width} {...board} {...{ site, language, width, frames }} />
                  ))}
                </div>
              ))}
            </div>
          </section>
        ))}
      </div>
    </div>
  );
}

interface BoardFrameProps extends PreviewBoardProps {
  readonly site: PreviewSite;
  readonly language: Language;
  readonly width: (typeof boardWidths)[number];
  readonly frames: RefObject<Set<HTMLIFrameElement>>;
}

function BoardFrame(frame: BoardFrameProps) {
  const { choice, url, snapshot, json, own, onShown, onChange, site, language, width, frames } = frame;
  const t = useTexts('preview');
  const [facts, setFacts] = useState<FrameFacts>();
  const large = { ...choice, url, site: site.id, language, width, view: 'page' } as const;
  const href = toolAddress(large);
  const enlarge = useCallback(
    () => onChange({ site: site.id, language, width, view: 'page' }),
    [onChange, site.id, language, width],
  );
  const name = t('board.frame', { site: site.title, language: rowOf(language).name, width });
  const onLoaded = useCallback(
    (read: FrameFacts | undefined, element: HTMLIFrameElement) => {
      setFacts(read);
      onShown(read, element);
      joinFrames(element, frames.current, enlarge);
    },
    [onShown, frames, enlarge],
  );
  const shown = facts && { ...facts, ...own };
  return (
    <figure className="flex min-w-0 flex-col gap-2" style={{ flex: `${width} 1 0` }}>
      <figcaption className="min-h-12 text-small">
        <a
          href={href}
          onClick={pressed(enlarge)}
          className="block truncate font-strong text-link hover:text-link-hover"
        >
          {language.toUpperCase()} · {width} <VisuallyHidden>{t('board.enlarge', { name })}</VisuallyHidden>
        </a>
        {shown && (
          <span className="flex items-center gap-1 truncate text-text-muted">
            <Icon name={findingCount(shown) === 0 && !shown.overflows ? 'check' : 'error'} />
            {boardCount(shown, t)}
          </span>
        )}
      </figcaption>
      <div className="preview-thumbnail overflow-hidden rounded-card border border-border-strong bg-page">
        <PreviewFrame
          json={json}
          src={frameAddress({ ...large, snapshot })}
          name={`board-${site.id}-${language}-${width}`}
          title={name}
          width={width}
          loading="late"
          onShown={onLoaded}
        />
      </div>
    </figure>
  );
}

/** What is wrong in one frame, in a few words. */
function boardCount(facts: FrameFacts, t: Translate<'preview'>): string {
  const count = findingCount(facts);
  if (facts.overflows) return count === 0 ? t('board.tooWide') : t('board.overflows', { count });
  if (count > 0) return t('board.count', { count });
  return t(facts.report.clean ? 'none.short' : 'unsure.short');
}

/** Scrolls a frame with the others, each by its share of its own length, and opens it large on a press. */
function joinFrames(frame: HTMLIFrameElement, frames: Set<HTMLIFrameElement>, enlarge: () => void): void {
  const { contentWindow: shown } = frame;
  if (!shown) return;
  frames.add(frame);
  // Thirty pages of links are no way for a keyboard: each is one link here, which leads to the page at its full size.
  shown.document.body.inert = true;
  let led = false;
  shown.addEventListener('wheel', () => (led = true), { passive: true });
  shown.addEventListener('touchmove', () => (led = true), { passive: true });
  shown.addEventListener('scroll', () => {
    // Only the one that the editor scrolls leads; the others follow without an echo.
    if (!led) return;
    const { scrollHeight, clientHeight } = shown.document.documentElement;
    const share = shown.scrollY / Math.max(scrollHeight - clientHeight, 1);
    for (const other of frames) if (other !== frame) follow(other, share);
  });
  shown.addEventListener('scrollend', () => (led = false));
  shown.addEventListener(
    'click',
    (event) => {
      event.preventDefault();
      event.stopPropagation();
      enlarge();
    },
    true,
  );
}

function follow({ contentWindow }: HTMLIFrameElement, share: number): void {
  if (!contentWindow) return;
  const { scrollHeight, clientHeight } = contentWindow.document.documentElement;
  contentWindow.scrollTo({ top: share * (scrollHeight - clientHeight), behavior: 'instant' });
}
