import { type ReactNode, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { VisuallyHidden } from '#design-system/components/VisuallyHidden/VisuallyHidden.tsx';
import type { Change, ComparedAnswer } from '#templates/difference/difference.types.ts';
import { differenceOf } from '#templates/difference/differenceOf.ts';
import { useTexts } from '../../language/useTexts.ts';
import { ChangeList } from './ChangeList.tsx';
import { type FrameWidth, frameAddress, type PreviewChoice } from './choice.ts';
import { DifferenceSlider } from './DifferenceSlider.tsx';
import { changeText } from './differenceText.ts';
import type { FrameFacts } from './frameFacts.ts';
import { showPart } from './frameParts.ts';
import { leadByParts } from './joinByParts.ts';
import { PreviewFrame, publishedFrameName } from './PreviewFrame.tsx';
import { usePublished } from './usePublished.ts';

interface PreviewDifferenceProps {
  /** What the editor looks at; none as long as it is not there. */
  readonly draft: ComparedAnswer | undefined;
  /** Where that says that it is published, or was asked for. */
  readonly address: string;
  readonly look: Pick<PreviewChoice, 'site' | 'language' | 'mode' | 'stress'> & { readonly width: FrameWidth };
  /** Another one for each time that something was saved in the CMS. */
  readonly version: unknown;
  /** The frame that shows the draft. */
  readonly children: (onShown: (facts: FrameFacts | undefined, frame: HTMLIFrameElement) => void) => ReactNode;
}

/** What an editor has against what visitors have: in words, and one over the other. */
export function PreviewDifference({ draft, address, look, version, children }: PreviewDifferenceProps) {
  const t = useTexts('preview');
  const rt = useTexts('report');
  const { site, language, mode, stress, width } = look;
  const url = typeof draft?.value.url === 'string' && draft.value.url !== '' ? draft.value.url : address;
  const query = new URLSearchParams({ url, ...(site && { site }), ...(language && { language }) }).toString();
  const published = usePublished(draft && (url === '' ? '' : query), version);
  const earlier = published.state === 'there' ? published.answer : undefined;
  const difference = useMemo(() => earlier && draft && differenceOf(earlier, draft), [earlier, draft]);
  const [frames, setFrames] = useState<{ readonly published?: Shown; readonly draft?: Shown }>({});
  const onDraft = useCallback(
    (_: FrameFacts | undefined, frame: HTMLIFrameElement) => setFrames((before) => ({ ...before, draft: { frame } })),
    [],
  );
  const onPublished = useCallback((_: FrameFacts | undefined, frame: HTMLIFrameElement) => {
    // To be looked at beside the draft: its links are no way for a keyboard, and its landmarks are all there twice.
    if (frame.contentDocument) frame.contentDocument.body.inert = true;
    setFrames((before) => ({ ...before, published: { frame } }));
  }, []);
  const pairs = useRef(noPairs);
  pairs.current = useMemo(() => bothWays(difference?.pairs), [difference]);
  useEffect(() => {
    const [one, other] = [frames.published?.frame, frames.draft?.frame];
    if (!one || !other) return undefined;
    const ends = [
      leadByParts(one, other, (pointer) => pairs.current.laterOf.get(pointer)),
      leadByParts(other, one, (pointer) => pairs.current.earlierOf.get(pointer)),
    ];
    return () => {
      for (const end of ends) end();
    };
  }, [frames]);
  const onShow = (change: Change) => {
    if (change.kind === 'page') return;
    const label = changeText(change, { t, rt });
    const before = change.kind === 'removed' ? change.part : 'before' in change ? change.before : undefined;
    const after = change.kind === 'added' ? change.part : 'after' in change ? change.after : undefined;
    if (before && frames.published) showPart(frames.published.frame, before.source.pointer, label);
    if (after && frames.draft) showPart(frames.draft.frame, after.source.pointer, label);
  };
  return (
    <div className="preview-difference">
      <section
        aria-label={t('difference.title')}
        // Scrolled by keyboard, whatever is in it.
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls takes the focus
        tabIndex={0}
        className="preview-changes bg-surface p-4"
      >
        <h2 className="mb-2 font-heading font-strong text-heading text-title-small">{t('difference.title')}</h2>
        <p className="mb-4 text-small text-text-muted wrap-anywhere">{t('difference.lead', { url })}</p>
        <p className="hidden noscript:block">{t('difference.noScript')}</p>
        <div role="status">
          {difference ? (
            <VisuallyHidden>{t('difference.count', { count: difference.changes.length })}</VisuallyHidden>
          ) : (
            <p className="noscript:hidden">{t(`difference.state.${published.state}`)}</p>
          )}
        </div>
        {difference && <ChangeList changes={difference.changes} onShow={onShow} />}
      </section>
      <DifferenceSlider
        width={width}
        draft={children(onDraft)}
        published={
          published.state === 'there' && (
            <PreviewFrame
              src={frameAddress({ url, share: undefined, site, language, mode, stress, snapshot: published.snapshot })}
              name={publishedFrameName}
              title={t('difference.frame', { title: published.title })}
              width={width}
              loading="at-once"
              onShown={onPublished}
            />
          )
        }
      />
    </div>
  );
}

/** A new one each time: the same frame may show another document. */
interface Shown {
  readonly frame: HTMLIFrameElement;
}

function bothWays(pairs: ReadonlyMap<string, string> = new Map()) {
  return { laterOf: pairs, earlierOf: new Map([...pairs].map(([earlier, later]) => [later, earlier])) };
}

const noPairs = bothWays();
