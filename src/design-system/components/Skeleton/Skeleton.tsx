import './Skeleton.css';

export interface SkeletonProps {
  /** What is on its way: a page's title, lines of text, a tall `Card`, a `SearchResult` or a comment. */
  shape: 'title' | 'text' | 'card' | 'record' | 'comment';
}

/**
 * Holds the place of what is being fetched, in its size. It says nothing: the caller puts one text for all of
 * them in a live region around them ("De resultaten worden geladen").
 */
export function Skeleton({ shape }: SkeletonProps) {
  return (
    <div aria-hidden="true" className="print:hidden">
      <Shape shape={shape} />
    </div>
  );
}

function Shape({ shape }: SkeletonProps) {
  switch (shape) {
    case 'title':
      return (
        <div className="text-title-page">
          <Lines widths={['w-full max-w-2xl', 'w-2/3 max-w-md']} />
        </div>
      );
    case 'text':
      return (
        <div className="max-w-reading">
          <Lines widths={['w-full', 'w-11/12', 'w-full', 'w-3/5']} />
        </div>
      );
    case 'card':
      return (
        <div className="flex flex-col gap-4">
          <Block size="aspect-[16/9] w-full rounded-card mobile:aspect-[3/2]" />
          <div className="flex flex-col gap-2">
            <Block size="h-6 w-20 rounded-badge" />
            <div className="text-title-small leading-heading">
              <Lines widths={['w-11/12', 'w-1/2']} />
            </div>
            <div>
              <Lines widths={['w-full', 'w-full', 'w-2/3']} />
            </div>
            <div className="text-small">
              <Line width="w-28" />
            </div>
          </div>
        </div>
      );
    case 'record':
      return (
        <div className="flex flex-col gap-2">
          <div className="flex items-center gap-3 text-small">
            <Block size="h-6 w-24 rounded-badge" />
            <Line width="w-40" />
          </div>
          <div className="text-title-medium">
            <Line width="w-4/5 max-w-2xl" />
          </div>
          <div className="max-w-reading">
            <Lines widths={['w-full', 'w-full', 'w-1/2']} />
          </div>
          <div className="flex gap-5 text-small">
            <Lines widths={['w-20', 'w-28']} />
          </div>
        </div>
      );
    case 'comment':
      return (
        <div className="flex gap-3 medium:gap-4">
          <Block size="size-10 shrink-0 rounded-full" />
          <div className="flex min-w-0 grow flex-col gap-2">
            <Line width="w-40 max-w-full" />
            <div className="max-w-reading">
              <Lines widths={['w-full', 'w-11/12', 'w-1/2']} />
            </div>
          </div>
        </div>
      );
    default:
      return shape satisfies never;
  }
}

function Lines({ widths }: { widths: readonly string[] }) {
  // Lines of one width may follow each other and never move: their places tell them apart.
  return Array.from(widths.entries(), ([place, width]) => <Line key={place} width={width} />);
}

/** As high as a line of the text it stands in, the block itself as high as its letters. */
function Line({ width }: { width: string }) {
  return (
    <div className={`flex h-[1lh] items-center ${width}`}>
      <Block size="h-[0.72em] w-full rounded-badge" />
    </div>
  );
}

function Block({ size }: { size: string }) {
  return <div className={`skeleton-block ${size}`} />;
}
