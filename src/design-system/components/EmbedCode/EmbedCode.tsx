import { useState } from 'react';
import { Button } from '../Button/Button.tsx';

export interface EmbedCodeProps {
  /** Names the code: "De HTML van het portaal". */
  label: string;
  code: string;
  texts: {
    copy: string;
    copied: string;
    /** Said when the browser does not let the code be copied. */
    copyFailed: string;
  };
}

/** Code to take along: selected as a whole by one click, and copied by a button where there is script. */
export function EmbedCode({ label, code, texts }: EmbedCodeProps) {
  const [outcome, setOutcome] = useState<'none' | 'copied' | 'failed'>('none');
  const copy = async () => {
    // Emptied first: a live region that says the same again says nothing.
    setOutcome('none');
    try {
      await navigator.clipboard.writeText(code);
      setOutcome('copied');
    } catch {
      setOutcome('failed');
    }
  };
  return (
    <figure className="flex min-w-0 flex-col gap-3">
      <figcaption className="font-strong text-small">{label}</figcaption>
      <pre className="select-all whitespace-pre-wrap rounded-card border border-border bg-band p-4 text-small text-text wrap-anywhere [font-family:ui-monospace,monospace]">
        <code translate="no">{code}</code>
      </pre>
      <div className="flex flex-wrap items-center gap-4 noscript:hidden">
        <Button tone="secondary" size="small" icon={outcome === 'copied' ? 'check' : 'link'} onClick={copy}>
          {texts.copy}
        </Button>
        <p role="status" className="min-h-[1lh] text-small text-text-muted">
          {outcome === 'copied' && texts.copied}
          {outcome === 'failed' && texts.copyFailed}
        </p>
      </div>
    </figure>
  );
}
