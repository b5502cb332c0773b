import { type CSSProperties, type FocusEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { Icon } from '../Icon/Icon.tsx';
import type { IconName } from '../Icon/icons.ts';
import { carouselVariants } from './Carousel.variants.ts';
import { type CarouselView, isInView, readView, slideOffset, stillness } from './carouselView.ts';
import { useMouseDrag } from './useMouseDrag.ts';

export interface CarouselSlide {
  key: string;
  /** What the slide shows, in a few words: read out after its number. */
  label: string;
  content: ReactNode;
}

export interface CarouselTexts {
  /** What the whole and its parts are called: "carrousel", "dia". */
  carousel: string;
  slide: string;
  previous: string;
  next: string;
  /** "2 van 6", "4 tot en met 6 van 6". */
  position: (first: number, last: number, count: number) => string;
}

export interface CarouselProps {
  /** `cards`: one, two or three in view, by the room there is. `pictures`: one. */
  kind: 'cards' | 'pictures';
  /** Names the carousel. */
  label: string;
  /** Stands beside the buttons. */
  heading?: ReactNode;
  slides: readonly CarouselSlide[];
  texts: CarouselTexts;
}

/** No buttons where everything is in view. */
const allInView = ['hidden', 'hidden', '@min-[36rem]:hidden', '@min-[56rem]:hidden'] as const;

/**
 * Slides in a row (ARIA Authoring Practices, carousel). The row is a scrolling region: it works without script, by
 * finger, wheel and arrow keys, and find-in-page scrolls to what it finds. Nothing moves by itself. Slides out of view
 * stay reachable, as in any region that scrolls: whatever gets the focus brings its slide into view.
 */
export function Carousel({ kind, label, heading, slides, texts }: CarouselProps) {
  const row = useRef<HTMLElement>(null);
  const [{ first, shown }, setView] = useState<CarouselView>({ first: 0, shown: 1 });
  const [announced, setAnnounced] = useState('');
  const count = slides.length;
  useMouseDrag(row);

  const look = () => {
    // While a mouse drags it the row does not scroll.
    if (!row.current || row.current.dataset.dragged !== undefined) return;
    const view = readView(row.current);
    setView((known) => (known.first === view.first && known.shown === view.shown ? known : view));
  };

  useEffect(() => {
    if (!row.current) return;
    // The observer reports once at the start, too.
    const observer = new ResizeObserver(look);
    observer.observe(row.current);
    return () => observer.disconnect();
  });

  const show = (place: number) => {
    if (!row.current) return;
    row.current.scrollTo({ left: slideOffset(row.current, place), behavior: stillness() ? 'instant' : 'smooth' });
  };

  const step = (direction: 1 | -1) => {
    const place = Math.max(0, Math.min(first + direction * shown, count - shown));
    if (place === first) return;
    show(place);
    setAnnounced(texts.position(place + 1, place + shown, count));
  };

  const follow = ({ target, currentTarget }: FocusEvent<HTMLElement>, place: number) => {
    // A mouse has pressed what it can see: it must not move away under the pointer.
    if (row.current && target.matches(':focus-visible') && !isInView(row.current, currentTarget)) show(place);
  };

  // Groups by the pattern; fieldsets, which are groups too, belong to forms.
  const slideGroup = (slide: CarouselSlide, place: number) => ({
    role: 'group',
    'aria-roledescription': texts.slide,
    'aria-label': `${texts.position(place + 1, place + 1, count)}: ${slide.label}`,
    onFocus: (event: FocusEvent<HTMLElement>) => follow(event, place),
  });
  const carousel = { role: 'group', 'aria-roledescription': texts.carousel, 'aria-label': label };
  // Without a pointer one scrolls the row with the arrow keys.
  const scrollingRegion = { 'aria-label': label, tabIndex: 0 };

  const hidden = kind === 'cards' ? (allInView[count] ?? '') : count < 2 ? 'hidden' : '';
  const rail: CSSProperties & { '--slides': number } = {
    '--slides': count,
    insetInlineStart: `${(first / count) * 100}%`,
  };

  return (
    <div {...carousel} className="@container flex flex-col gap-5">
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
        {heading}
        <div className={`ms-auto flex flex-wrap items-center justify-end gap-2 noscript:hidden print:hidden ${hidden}`}>
          <p aria-hidden="true" className="px-2 text-small text-text-muted even-figures">
            {first + 1}
            {kind === 'cards' && (
              <>
                <span className="hidden @min-[36rem]:inline @min-[56rem]:hidden">–{Math.min(first + 2, count)}</span>
                <span className="hidden @min-[56rem]:inline">–{Math.min(first + 3, count)}</span>
              </>
            )}
            {` / ${count}`}
          </p>
          <div className="flex gap-2">
            <Step icon="chevron-left" label={texts.previous} ended={first === 0} onPress={() => step(-1)} />
            <Step icon="chevron-right" label={texts.next} ended={first + shown >= count} onPress={() => step(1)} />
          </div>
        </div>
      </div>
      <p role="status" className="sr-only">
        {announced}
      </p>
      <section {...scrollingRegion} ref={row} onScroll={look} className={carouselVariants({ part: 'row' })}>
        <div className={carouselVariants({ part: 'slides' })}>
          {slides.map((slide, place) => (
            <div key={slide.key} {...slideGroup(slide, place)} className={carouselVariants({ part: 'slide', kind })}>
              {slide.content}
            </div>
          ))}
        </div>
      </section>
      <div aria-hidden="true" className={`relative h-0.5 bg-border noscript:hidden print:hidden ${hidden}`}>
        <div style={rail} className={carouselVariants({ part: 'thumb', kind })} />
      </div>
    </div>
  );
}

interface StepProps {
  icon: IconName;
  label: string;
  /** Nothing lies further: the button stays where it is, so that the focus does. */
  ended: boolean;
  onPress: () => void;
}

function Step({ icon, label, ended, onPress }: StepProps) {
  return (
    <button
      type="button"
      aria-label={label}
      aria-disabled={ended}
      onClick={onPress}
      className="grid size-11 cursor-pointer place-items-center rounded-full border-2 border-current text-link recolours hover:text-link-hover aria-disabled:cursor-not-allowed aria-disabled:opacity-40"
    >
      <span className="inline-flex">
        <Icon name={icon} />
      </span>
    </button>
  );
}
