import './RangeHistogram.css';
import { type KeyboardEvent, type PointerEvent, useEffect, useRef, useState } from 'react';

export interface HistogramBar {
  from: number;
  to: number;
  count: number;
  /** The search narrowed to this bar alone. */
  href: string;
  /** "2010–2019: 42 resultaten" */
  label: string;
}

export interface RangeHistogramProps {
  /** What the bars count: "Resultaten per periode". */
  label: string;
  bars: readonly HistogramBar[];
  /** What is chosen: bars that lie in it stand out; open ends are left out. */
  chosen?: { from?: number | undefined; to?: number | undefined } | undefined;
  /** Several bars were chosen by drawing over them, or with Shift and an arrow. Without it each is a link alone. */
  onRange?: ((from: number, to: number) => void) | undefined;
}

/**
 * How much there is along a range: a bar is a link to its part. With script several can be drawn over or, from the one
 * with the focus, taken with Shift and an arrow; arrows alone go from bar to bar.
 */
export function RangeHistogram({ label, bars, chosen, onRange }: RangeHistogramProps) {
  const columns = useRef<HTMLDivElement>(null);
  /** Where drawing, or taking with the keyboard, began and has come to. */
  const [drawn, setDrawn] = useState<{ readonly start: number; readonly end: number }>();
  // With script one of the bars is a stop of the keyboard, and arrows go on from there.
  const [stop, setStop] = useState<number>();
  const first = bars.findIndex(({ count }) => count > 0);
  const isLive = onRange !== undefined;
  useEffect(() => {
    if (isLive) setStop(first);
  }, [isLive, first]);
  // What was a stop may be empty by now.
  const reached = stop !== undefined && bars[stop]?.count ? stop : first;
  const highest = Math.max(1, ...bars.map(({ count }) => count));

  const take = (start: number, end: number) => {
    const [begin, finish] = [bars[Math.min(start, end)], bars[Math.max(start, end)]];
    if (begin && finish) onRange?.(begin.from, finish.to);
  };
  const barAt = (event: PointerEvent) => {
    const { left, width } = event.currentTarget.getBoundingClientRect();
    const at = Math.floor(((event.clientX - left) / width) * bars.length);
    return Math.min(bars.length - 1, Math.max(0, at));
  };
  const begin = (event: PointerEvent) => {
    if (event.button === 0 && event.pointerType !== 'touch') setDrawn({ start: barAt(event), end: barAt(event) });
  };
  const move = (event: PointerEvent) => {
    // The button was let go somewhere else.
    if (drawn && event.buttons === 0) setDrawn(undefined);
    else if (drawn && barAt(event) !== drawn.end) setDrawn({ ...drawn, end: barAt(event) });
  };
  const finish = () => {
    if (drawn && drawn.start !== drawn.end) take(drawn.start, drawn.end);
    setDrawn(undefined);
  };
  const press = (event: KeyboardEvent<HTMLElement>, at: number) => {
    const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    // With other keys than Shift an arrow is the browser's: Alt, or Cmd, and left goes back.
    if (step === undefined || !onRange || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    let next = at + step;
    while (bars[next]?.count === 0) next += step;
    if (bars[next] === undefined) return;
    setStop(next);
    columns.current?.children[next]?.querySelector('a')?.focus();
    if (event.shiftKey) {
      const start = drawn?.start ?? at;
      setDrawn({ start, end: next });
      take(start, next);
    } else setDrawn(undefined);
  };
  const isIn = ({ from, to }: HistogramBar, at: number) => {
    if (drawn && drawn.start !== drawn.end)
      return at >= Math.min(drawn.start, drawn.end) && at <= Math.max(drawn.start, drawn.end);
    const { from: low, to: high } = chosen ?? {};
    if (low === undefined && high === undefined) return true;
    return to >= (low ?? from) && from <= (high ?? to);
  };

  return (
    // No list: what can be ticked is the list of the filter around it. One stop of the keyboard and arrows are a toolbar's.
    <div className="pb-3">
      <div
        ref={columns}
        role="toolbar"
        aria-label={label}
        className="range-histogram"
        onPointerDown={onRange && begin}
        onPointerMove={onRange && move}
        onPointerUp={onRange && finish}
        // Who comes back begins anew.
        onBlur={({ currentTarget, relatedTarget }) => {
          if (!currentTarget.contains(relatedTarget)) setDrawn(undefined);
        }}
        // A link that is dragged takes the pointer along.
        onDragStart={(event) => event.preventDefault()}
      >
        {bars.map((bar, at) => (
          <div key={bar.from}>
            {bar.count > 0 && (
              <a
                href={bar.href}
                aria-label={bar.label}
                title={bar.label}
                data-state={isIn(bar, at) ? 'in' : 'out'}
                tabIndex={stop === undefined || reached === at ? undefined : -1}
                onKeyDown={(event) => press(event, at)}
              >
                <Bar height={Math.max(4, (100 * bar.count) / highest)} />
              </a>
            )}
          </div>
        ))}
      </div>
      <div aria-hidden="true" className="flex justify-between text-small text-text-muted">
        <span>{bars.at(0)?.from}</span> <span>{bars.at(-1)?.to}</span>
      </div>
    </div>
  );
}

/** A drawing, because documents take no styles in their markup. */
function Bar({ height }: { readonly height: number }) {
  return (
    <svg aria-hidden="true" viewBox="0 0 1 100" preserveAspectRatio="none">
      <rect width="1" height={height} y={100 - height} />
    </svg>
  );
}
