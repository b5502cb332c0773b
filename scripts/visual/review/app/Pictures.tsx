import { type CSSProperties, type ReactNode, useId, useState } from 'react';
import type { Difference, Side } from '../../model/results.ts';
import { setArgs } from './setArgs.ts';
import type { Translate } from './texts.ts';

const lookViews = ['side', 'slider', 'blend', 'difference', 'live'] as const;
export type LookView = (typeof lookViews)[number];

/** The ways of looking that there are; a report has no Storybook to show alive. */
export function viewsOf(writable: boolean): readonly LookView[] {
  return lookViews.filter((each) => each !== 'live' || writable);
}

interface Frame {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Room around the changed region when zoomed in, in px of the picture. */
const margin = 32;
const smallest = 160;

/** What is seen of the pictures: all of both, or the changed region with some room around it. */
function frameOf({ view, before, after, difference }: Difference, zoom: boolean): Frame {
  const height = Math.max(before?.height ?? 0, after?.height ?? 0, 1);
  if (!zoom || !difference) return { x: 0, y: 0, width: view.width, height };
  const { region } = difference;
  const width = Math.min(view.width, Math.max(smallest, region.width + 2 * margin));
  const tall = Math.min(height, Math.max(smallest / 2, region.height + 2 * margin));
  const middle = { x: region.x + region.width / 2, y: region.y + region.height / 2 };
  return {
    x: Math.max(0, Math.min(view.width - width, middle.x - width / 2)),
    y: Math.max(0, Math.min(height - tall, middle.y - tall / 2)),
    width,
    height: tall,
  };
}

/** How much larger than life a small region is shown. */
function boxStyle({ width, height }: Frame, zoom: boolean): CSSProperties {
  return { aspectRatio: `${width} / ${height}`, maxWidth: `${zoom ? Math.min(3, 960 / width) * width : width}px` };
}

function imageStyle(frame: Frame, width: number): CSSProperties {
  return {
    width: `${(width / frame.width) * 100}%`,
    maxWidth: 'none',
    left: `${(-frame.x / frame.width) * 100}%`,
    top: `${(-frame.y / frame.height) * 100}%`,
  };
}

interface LayerProps {
  readonly picture: string;
  readonly alt: string;
  readonly frame: Frame;
  readonly width: number;
  readonly style?: CSSProperties;
}

function Layer({ picture, alt, frame, width, style }: LayerProps) {
  return (
    <span className="absolute inset-0 block overflow-hidden" style={style}>
      {/* An image of its own for each picture: told of another, browsers show the old one until that has come. */}
      <img
        key={picture}
        src={`./pictures/${picture}.png`}
        alt={alt}
        className="absolute block h-auto"
        style={imageStyle(frame, width)}
      />
    </span>
  );
}

function Box({ frame, zoom, children }: { frame: Frame; zoom: boolean; children: ReactNode }) {
  return (
    <div className="relative w-full overflow-hidden border border-border bg-band" style={boxStyle(frame, zoom)}>
      {children}
    </div>
  );
}

export interface PicturesProps {
  readonly difference: Difference;
  readonly view: LookView;
  readonly zoom: boolean;
  readonly t: Translate;
}

/** Both versions of a place, in one of the ways to look at them. */
export function Pictures({ difference, view, zoom, t }: PicturesProps) {
  const { key, before, after } = difference;
  if (view === 'live') return <LiveFrames key={key} {...{ difference, t }} />;
  if (!before || !after || view === 'side') return <SideBySide {...{ difference, zoom, t }} />;
  if (view === 'difference') return <DifferencePicture {...{ difference, zoom, t }} />;
  return <Overlaid key={`${view} ${key}`} before={before} after={after} {...{ difference, view, zoom, t }} />;
}

type PictureProps = Omit<PicturesProps, 'view'>;

function SideBySide({ difference, zoom, t }: PictureProps) {
  const frame = frameOf(difference, zoom);
  const sides = [
    // Under its former name it looked the same.
    ...(difference.kind === 'renamed'
      ? []
      : [{ label: t('visual.before'), side: difference.before, missing: t('visual.missingBefore') }]),
    { label: t('visual.after'), side: difference.after, missing: t('visual.missingAfter') },
  ];
  return (
    <div className="grid items-start gap-4 medium:grid-cols-2">
      {sides.map(({ label, side, missing }) => (
        <figure key={label} className="flex min-w-0 flex-col gap-2">
          <figcaption className="font-strong text-small">{label}</figcaption>
          {side ? (
            <Box frame={frame} zoom={zoom}>
              <Layer picture={side.picture} alt={label} frame={frame} width={difference.view.width} />
            </Box>
          ) : (
            <p className="border border-border border-dashed p-6 text-text-muted">{missing}</p>
          )}
        </figure>
      ))}
    </div>
  );
}

function DifferencePicture({ difference, zoom, t }: PictureProps) {
  const frame = frameOf(difference, zoom);
  if (!difference.difference) return null;
  return (
    <Box frame={frame} zoom={zoom}>
      <Layer
        picture={difference.difference.picture}
        alt={t('visual.view.difference')}
        frame={frame}
        width={difference.view.width}
      />
    </Box>
  );
}

function Overlaid({
  difference,
  view,
  zoom,
  t,
  before,
  after,
}: PicturesProps & { readonly before: Side; readonly after: Side }) {
  const [share, setShare] = useState(50);
  const id = useId();
  const frame = frameOf(difference, zoom);
  const { width } = difference.view;
  const slider = view === 'slider';
  const style: CSSProperties = slider ? { clipPath: `inset(0 0 0 ${share}%)` } : { opacity: share / 100 };
  return (
    <div className="flex flex-col gap-3">
      <label htmlFor={id} className="flex flex-wrap items-center gap-3 text-small">
        {slider ? t('visual.position') : t('visual.opacity')}
        <input
          id={id}
          type="range"
          min="0"
          max="100"
          value={share}
          onChange={(event) => setShare(Number(event.target.value))}
          className="min-h-11 w-full max-w-reading cursor-ew-resize accent-action"
        />
      </label>
      <Box frame={frame} zoom={zoom}>
        <Layer picture={before.picture} alt={t('visual.before')} {...{ frame, width }} />
        <Layer picture={after.picture} alt={t('visual.after')} {...{ frame, width, style }} />
        {slider && <span className="absolute inset-y-0 w-0.5 bg-action" style={{ left: `${share}%` }} />}
      </Box>
    </div>
  );
}

/** From this width on, in px, two windows do not fit beside one another. */
const wide = 600;

/** Both built Storybooks, to try by hand, in windows of the place's width: what is narrow has another layout. */
function LiveFrames({ difference, t }: Pick<PicturesProps, 'difference' | 't'>) {
  const { story, view, before, after } = difference;
  const globals = encodeURIComponent(`site:${view.site};mode:${view.mode};language:nl;width:free`);
  const sides = [
    ...(before ? [{ folder: 'before', label: t('visual.before'), args: before.args }] : []),
    ...(after ? [{ folder: 'after', label: t('visual.after'), args: after.args }] : []),
  ];
  return (
    <div className={view.width < wide ? 'grid gap-4 medium:grid-cols-2' : 'grid gap-4'}>
      {sides.map(({ folder, label, args }) => (
        <div key={folder} className="flex min-w-0 flex-col gap-2 overflow-x-auto">
          <p className="font-strong text-small">{label}</p>
          <iframe
            title={label}
            src={`./${folder}/iframe.html?id=${story}&viewMode=story&globals=${globals}`}
            onLoad={({ currentTarget }) => setArgs(currentTarget.contentWindow, story, args)}
            className="box-content h-160 shrink-0 border border-border bg-page"
            style={{ width: view.width }}
          />
        </div>
      ))}
    </div>
  );
}
