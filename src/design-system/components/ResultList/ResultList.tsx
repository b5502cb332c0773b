import './ResultList.css';
import type { ReactNode } from 'react';

export interface ResultListProps {
  /** The target of a link that skips to the results. */
  id: string;
  /** Names the region: how many there are, "42 resultaten". */
  title: string;
  /** Which of them these are: "Pagina 2 van 3". */
  detail?: string | undefined;
  /** `searching` while others are on their way: these stay meanwhile. */
  state: 'searching' | 'results';
  /** `hidden` where what stands in the place of results has a heading of its own. */
  heading?: 'shown' | 'hidden';
  /** Stands above it all: a map of the results. */
  before?: ReactNode;
  /** Another way to look at them, beside their number. */
  also?: ReactNode;
  /** Changes the order. */
  order?: ReactNode;
  /** What narrows the list, each to be taken away. */
  tags?: ReactNode;
  /** What one should know of these results, in paragraphs. */
  note?: ReactNode;
  /** Said beside their number where they are not what the visitor has chosen since: "Je keuze is nog niet toegepast". */
  stale?: string | undefined;
  /** The results, best first; or why there are none. */
  children: ReactNode;
  /** Leads to the other pages. */
  pages?: ReactNode;
  /** What can be done with the whole search. */
  after?: ReactNode;
}

/** The target of a link that skips what stands above the list. */
export const afterBefore = (id: string): string => `${id}-list`;

/** What a search found, with what narrows and orders it (specification, sections 2 and 4). */
export function ResultList(props: ResultListProps) {
  const { id, title, detail, state, heading = 'shown', order, tags, note, stale, children, pages, after } = props;
  const { before, also } = props;
  return (
    <section
      id={id}
      tabIndex={-1}
      aria-label={title}
      aria-busy={state === 'searching' || undefined}
      data-state={state}
      className="result-list"
    >
      {before}
      {before && <span id={afterBefore(id)} tabIndex={-1} />}
      {heading === 'shown' && (
        <div className="result-list-heading">
          {/* On one line with what opens the filters, where that stands above the list. */}
          {order && <div className="result-list-order">{order}</div>}
          <div className="result-list-title">
            <h2 className="font-heading text-title-small">{title}</h2>
            {/* Makes room for what is said beside the number, so that nothing moves for it. */}
            {!stale && also}
            {detail && <p className="text-small text-text-muted">{detail}</p>}
            <p role="status" className="font-strong text-small text-warning">
              {stale}
            </p>
          </div>
        </div>
      )}
      {tags}
      {note && <div className="result-list-note flex flex-col gap-1 text-small text-text-muted">{note}</div>}
      {children}
      {pages}
      {after}
    </section>
  );
}
