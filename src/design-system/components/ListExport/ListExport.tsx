import { Button } from '../Button/Button.tsx';
import { Checkbox } from '../Checkbox/Checkbox.tsx';
import { listRole } from '../Grid/listRole.ts';
import { Icon } from '../Icon/Icon.tsx';
import { linkVariants } from '../Link/Link.variants.ts';

export interface ListExportProps {
  /** Unfolds it: "Deze lijst bewaren of volgen". */
  title: string;
  /** What a file holds: the whole list, or what is ticked. */
  intro: string;
  /** Where the files come from, and what names the list there. */
  action: string;
  fields: readonly { readonly name: string; readonly value: string }[];
  /** Names the boxes: "Kies uit deze pagina". */
  choicesLabel: string;
  /** What can be ticked, by the name and the value that the form sends. */
  choices: readonly {
    readonly name: string;
    readonly value: string;
    readonly label: string;
    /** The language of the label, where it is known. */
    readonly language?: string | undefined;
  }[];
  /** The files, and who reads them: "Zotero, EndNote". */
  formats: readonly { readonly value: string; readonly label: string; readonly readers: string }[];
  /** What the name of a format is sent as. */
  formatName: string;
  /** Follows what is new in the list. */
  feed: { readonly href: string; readonly label: string; readonly note: string };
}

/**
 * A list to take along as a file, all of it or what is ticked, and to follow in a feed reader. Folded until it is asked
 * for; a form and a link, which need no script.
 */
export function ListExport(props: ListExportProps) {
  const { title, intro, action, fields, choicesLabel, choices, formats, formatName, feed } = props;
  return (
    <details className="group/filter border-border border-t print:hidden">
      <summary className="inline-flex min-h-11 cursor-pointer list-none items-center gap-2 text-link underline underline-offset-4 hover:text-link-hover [&::-webkit-details-marker]:hidden">
        {title}
        <span className="inline-flex moves group-open/filter:rotate-180">
          <Icon name="chevron-down" size="small" />
        </span>
      </summary>
      <form action={action} method="get" className="flex flex-col gap-6 pt-2">
        {fields.map(({ name, value }) => (
          <input key={`${name}=${value}`} type="hidden" name={name} value={value} />
        ))}
        <p className="max-w-[65ch]">{intro}</p>
        <ul {...listRole} className="flex flex-wrap gap-x-6 gap-y-4">
          {formats.map(({ value, label, readers }) => (
            <li key={value} className="flex flex-col items-start gap-1">
              <Button tone="secondary" size="small" type="submit" name={formatName} value={value} icon="download">
                {label}
              </Button>
              <span className="text-small text-text-muted">{readers}</span>
            </li>
          ))}
        </ul>
        <p className="flex flex-col items-start gap-1">
          <a href={feed.href} type="application/atom+xml" className={linkVariants({ kind: 'normal' })}>
            {feed.label}
          </a>
          <span className="text-small text-text-muted">{feed.note}</span>
        </p>
        <fieldset>
          <legend className="font-strong text-small">{choicesLabel}</legend>
          <div className="gap-x-8 pt-1 large:columns-2">
            {choices.map(({ name, value, label, language }) => (
              <div key={value} className="break-inside-avoid">
                <Checkbox
                  name={name}
                  value={value}
                  label={<span lang={language}>{label}</span>}
                  checked={false}
                  size="small"
                />
              </div>
            ))}
          </div>
        </fieldset>
      </form>
    </details>
  );
}
