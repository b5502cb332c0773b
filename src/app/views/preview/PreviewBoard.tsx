import { type RefObject, useCallback, useRef, useState } from 'react';
import { Icon } from '#design-system/components/Icon/Icon.tsx';
import { VisuallyHidden } from '#design-system/components/VisuallyHidden/VisuallyHidden.tsx';
import { type Language, languages, rowOf } from '#languages/languages.ts';
import type { Translate } from '#languages/texts.ts';
import { useTexts } from '../../language/useTexts.ts';
import { type FrameWidth, frameAddress, type PreviewChoice, toolAddress } from './choice.ts';
import type { FrameFacts } from './frameFacts.ts';
import { PreviewFrame } from './PreviewFrame.tsx';
import type { PreviewSite, PreviewToolResponse } from './toolResponse.ts';

const boardWidths = ['390', '768', '1440'] as const satisfies readonly FrameWidth[];

interface PreviewBoardProps {
  readonly choice: PreviewChoice;
  readonly tool: PreviewToolResponse['tool'];
  /** Hears what the first frame shows: all show one answer. */
  readonly onFirst: (facts: FrameFacts | undefined) => void;
}

/** One answer of the CMS in every site, both languages and three widths: real pages, which scroll together. */
export function PreviewBoard({ choice, tool, onFirst }: PreviewBoardProps) {
  const t = useTexts('preview');
  const frames = useRef(new Set<HTMLIFrameElement>());
  return (
    <div className="h-full overflow-y-auto px-4 py-6">
      <p className="mb-6 text-small text-text-muted">{t('board.lead')}</p>
      <div className="flex flex-col gap-10">
        {tool.sites.map((site) => (
          <section key={site.id} aria-label={site.title} className="flex flex-col gap-4">
            <h2 className="font-heading font-strong text-heading text-title-small">{site.title}</h2>
            <div className="grid gap-x-8 gap-y-6 large:grid-cols-2">
              {languages.map((language) => (
                <div key={language} className="flex min-w-0 gap-3">
                  {boardWidths.map((width) => (
                    <BoardFrame
                      key={width}
                      {...{ choice, tool, site, language, width, frames }}
                      onFacts={
                        site === tool.sites[0] && language === languages[0] && width === '390' ? onFirst : undefined
                      }
                    />
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

interface BoardFrameProps extends Omit<PreviewBoardProps, 'onFirst'> {
  readonly site: PreviewSite;
  readonly language: Language;
  readonly width: (typeof boardWidths)[number];
  readonly frames: RefObject<Set<HTMLIFrameElement>>;
  readonly onFacts: ((facts: FrameFacts | undefined) => void) | undefined;
}

function BoardFrame({ choice, tool, site, language, width, frames, onFacts }: BoardFrameProps) {
  const t = useTexts('preview');
  const [facts, setFacts] = useState<FrameFacts>();
  const large = { ...choice, site: site.id, language, width, view: 'page' } as const;
  const href = toolAddress(large);
  const name = t('board.frame', { site: site.title, language: rowOf(language).name, width });
  const onShown = useCallback(
    (read: FrameFacts | undefined, frame: HTMLIFrameElement) => {
      setFacts(read);
      onFacts?.(read);
      joinFrames(frame, frames.current, () => location.assign(href));
    },
    [onFacts, frames, href],
  );
  return (
    <figure className="flex min-w-0 flex-col gap-2" style={{ flex: `${width} 1 0` }}>
      <figcaption className="min-h-12 text-small">
        <a href={href} className="block truncate font-strong text-link hover:text-link-hover">
          {language.toUpperCase()} · {width} <VisuallyHidden>{t('board.enlarge', { name })}</VisuallyHidden>
        </a>
        {facts && (
          <span className="flex items-center gap-1 truncate text-text-muted">
            <Icon name={countOf(facts) === 0 && !facts.overflows ? 'check' : 'error'} />
            {boardCount(facts, t)}
          </span>
        )}
      </figcaption>
      <div className="h-104 overflow-hidden rounded-card border border-border-strong bg-page">
        <PreviewFrame
          src={frameAddress({ ...large, snapshot: tool.snapshot })}
          name={`board-${site.id}-${language}-${width}`}
          title={name}
          width={width}
          loading="late"
          onShown={onShown}
        />
      </div>
    </figure>
  );
}

function countOf({ report, crashed }: FrameFacts): number {
  return report.total + crashed.length;
}

/** What is wrong in one frame, in a few words. */
function boardCount(facts: FrameFacts, t: Translate<'preview'>): string {
  const count = countOf(facts);
  if (facts.overflows) return count === 0 ? t('board.tooWide') : t('board.overflows', { count });
  return count === 0 ? t('none.short') : t('board.count', { count });
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
