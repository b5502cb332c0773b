import { Badge } from '../Badge/Badge.tsx';
import type { BadgeKind } from '../Badge/badgeKinds.ts';
import { Button } from '../Button/Button.tsx';
import { listRole } from '../Grid/listRole.ts';
import { Icon } from '../Icon/Icon.tsx';
import { Motif } from '../Image/Plate.tsx';
import { Link } from '../Link/Link.tsx';
import { MissingRecord } from '../MissingRecord/MissingRecord.tsx';
import { Title } from '../Title/Title.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';

export interface FullText {
  /** What one does there: "Lees de PDF". */
  label: string;
  href: string;
  /** Who may read it, and where it is: "Vrij toegankelijk · library.example". */
  note: string;
}

export interface RecordHeaderProps {
  title: string;
  /** Of the title, the abstract and the keywords: a language tag. */
  language?: string | undefined;
  badge: { kind: BadgeKind; label: string };
  /** Who wrote it, each with the page of what they wrote. */
  authors?: readonly { label: string; href: string }[];
  /** Publisher, journal, year: what is empty is left out by the caller. */
  origin: readonly string[];
  /** The search that one goes back to. */
  back: { label: string; href: string };
  /** Every place where it can be read; the first is the one to begin with. */
  fullTexts: readonly FullText[];
  texts: {
    /** Said where there is no full text. */
    noFullText: string;
    /** What the list of authors is called. */
    authors?: string;
    /** Read out after links that open a new tab. */
    externalHint: string;
  };
}

/** A title that takes more than three lines at its full size is set smaller (characters). */
const longTitle = 90;

/** What a publication is, where it comes from, and where to begin reading. */
export function RecordHeader(props: RecordHeaderProps) {
  const { title, language, badge, authors = [], origin, back, fullTexts, texts } = props;
  const [first] = fullTexts;
  return (
    <header className="relative isolate overflow-hidden bg-band text-text">
      <div className="absolute inset-y-0 end-0 -z-1 hidden w-1/2 overflow-hidden text-heading opacity-60 [mask-image:linear-gradient(to_bottom_right,transparent_50%,black)] print:hidden large:block">
        <Motif kind={badge.kind} />
      </div>
      <div className="mx-auto flex w-full max-w-content flex-col gap-6 px-gutter py-10 large:py-14">
        <p className="print:hidden">
          <a
            href={back.href}
            className="inline-flex min-h-6 items-center gap-2 text-link text-small hover:text-link-hover hover:underline"
          >
            <Icon name="arrow-left" size="small" />
            {back.label}
          </a>
        </p>
        <div className="flex max-w-4xl flex-col items-start gap-4">
          <Badge kind={badge.kind}>{badge.label}</Badge>
          <Title level={1} size={title.length > longTitle ? 'large' : 'page'}>
            <span lang={language}>{title}</span>
          </Title>
          {authors.length > 0 && (
            <ul {...listRole} aria-label={texts.authors} className="flex flex-wrap gap-x-5 gap-y-1">
              {authors.map(({ label, href }) => (
                <li key={label}>
                  <Link href={href}>{label}</Link>
                </li>
              ))}
            </ul>
          )}
          {/* A line never begins with a point. */}
          {origin.length > 0 && <p className="text-text-muted">{origin.join('\u00a0· ')}</p>}
        </div>
        {first ? (
          <div className="flex flex-wrap items-center gap-x-5 gap-y-2 print:hidden">
            <Button tone="primary" href={first.href} target="_blank" rel="noopener noreferrer">
              {first.label}
              <Icon name="external" size="small" />
              <VisuallyHidden> ({texts.externalHint})</VisuallyHidden>
            </Button>{' '}
            <span className="text-small text-text-muted wrap-anywhere">{first.note}</span>
          </div>
        ) : (
          <MissingRecord>{texts.noFullText}</MissingRecord>
        )}
        {first && (
          // Paper has nothing to press: the address stands in full.
          <p className="hidden text-small wrap-anywhere print:block">
            {first.label} ({first.note}): {first.href}
          </p>
        )}
      </div>
    </header>
  );
}
