import { type CSSProperties, type PointerEvent, type ReactNode, useRef, useState } from 'react';
import { useTexts } from '../../language/useTexts.ts';
import type { FrameWidth } from './choice.ts';

interface DifferenceSliderProps {
  readonly width: FrameWidth;
  /** What visitors have: to the left of the line; none as long as it is not there. */
  readonly published: ReactNode | undefined;
  /** What it is to become: to the right. */
  readonly draft: ReactNode;
}

/** Two renderings in the same place: a native slider says how much of each is seen, and its line can be dragged. */
export function DifferenceSlider({ width, published, draft }: DifferenceSliderProps) {
  const t = useTexts('preview');
  const [split, setSplit] = useState(50);
  const stage = useRef<HTMLDivElement>(null);
  const drag = (event: PointerEvent) => {
    if (event.type === 'pointerdown') event.currentTarget.setPointerCapture(event.pointerId);
    else if (event.buttons === 0) return;
    const room = stage.current?.getBoundingClientRect();
    if (room) setSplit(Math.round(Math.min(100, Math.max(0, ((event.clientX - room.left) / room.width) * 100))));
  };
  const style = {
    '--split': `${split}%`,
    ...(width !== 'full' && { '--slider-width': `${width}px` }),
  } as CSSProperties;
  return (
    <div className="preview-slider" style={style}>
      <div className="flex items-center gap-3 bg-surface px-4 py-2 text-small" hidden={!published}>
        <span aria-hidden="true" className="font-strong">
          {t('difference.published')}
        </span>
        <input
          type="range"
          min={0}
          max={100}
          step={5}
          value={split}
          onChange={({ target }) => setSplit(Number(target.value))}
          aria-label={t('difference.slider')}
          aria-valuetext={t('difference.split', { published: split, draft: 100 - split })}
          className="min-h-6 min-w-0 flex-1 cursor-pointer"
        />
        <span aria-hidden="true" className="font-strong">
          {t('difference.draft')}
        </span>
      </div>
      <div ref={stage} className="preview-slides">
        {draft}
        {published && (
          <>
            <div className="preview-published">{published}</div>
            <div aria-hidden="true" className="preview-line" onPointerDown={drag} onPointerMove={drag} />
          </>
        )}
      </div>
    </div>
  );
}
