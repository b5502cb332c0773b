import { CopyButton, type CopyButtonProps } from '../CopyButton/CopyButton.tsx';
import { listRole } from '../Grid/listRole.ts';
import { Icon } from '../Icon/Icon.tsx';
import { linkVariants } from '../Link/Link.variants.ts';

export interface CitationProps {
  /** The reference as it stands in a list of sources. */
  reference: string;
  /** Language tag of what it refers to. */
  language?: string | undefined;
  /** The same as files that reference managers read: "RIS" and who reads it, "Zotero, EndNote". */
  files: readonly { format: string; readers: string; href: string }[];
  texts: CopyButtonProps['texts'] & {
    /** Names the reference: "Literatuurverwijzing (APA)". */
    label: string;
    /** Stands before the name of a format: "Download". */
    download: string;
  };
}

/**
 * How to refer to a publication: the reference as a text, selected as a whole by one click, and as files to download,
 * which are plain links.
 */
export function Citation({ reference, language, files, texts }: CitationProps) {
  return (
    <div className="flex flex-col gap-6">
      <figure className="flex min-w-0 flex-col gap-3">
        <figcaption className="font-strong text-small">{texts.label}</figcaption>
        <blockquote
          lang={language}
          translate="no"
          className="select-all rounded-card border border-border bg-band p-4 text-text wrap-anywhere"
        >
          {reference}
        </blockquote>
        <CopyButton text={reference} texts={texts} />
      </figure>
      <ul {...listRole} className="flex flex-wrap gap-x-8 gap-y-4 print:hidden">
        {files.map(({ format, readers, href }) => (
          <li key={format} className="flex flex-col items-start gap-1">
            <a href={href} download className={linkVariants({ kind: 'more-info' })}>
              <Icon name="download" />
              {`${texts.download} ${format}`}
            </a>{' '}
            <span className="text-small text-text-muted">{readers}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
