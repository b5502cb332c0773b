export interface EmbedFrameProps {
  src: string;
  /** Says to screen readers what is in the frame. */
  title: string;
}

/** A page inside the page, as wide as one pulls it: how an embed looks on a phone, in a sidebar, in a column. */
export function EmbedFrame({ src, title }: EmbedFrameProps) {
  return (
    <div className="h-[36rem] w-full min-w-50 max-w-full resize overflow-hidden rounded-card border border-border-strong bg-page pb-4">
      <iframe src={src} title={title} loading="lazy" className="size-full" />
    </div>
  );
}
