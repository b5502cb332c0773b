import { CopyButton, type CopyButtonProps } from '../CopyButton/CopyButton.tsx';

export interface EmbedCodeProps {
  /** Names the code: "De HTML van het portaal". */
  label: string;
  code: string;
  texts: CopyButtonProps['texts'];
}

/** Code to take along: selected as a whole by one click, and copied by a button where there is script. */
export function EmbedCode({ label, code, texts }: EmbedCodeProps) {
  return (
    <figure className="flex min-w-0 flex-col gap-3">
      <figcaption className="font-strong text-small">{label}</figcaption>
      <pre className="select-all whitespace-pre-wrap rounded-card border border-border bg-band p-4 text-small text-text wrap-anywhere [font-family:ui-monospace,monospace]">
        <code translate="no">{code}</code>
      </pre>
      <CopyButton text={code} texts={texts} />
    </figure>
  );
}
